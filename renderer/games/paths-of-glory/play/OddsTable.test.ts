import { render } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { seenAt, stateAt } from '../gallery/moments.ts'
import { loadTexts } from '../words/text.ts'
import OddsTable from './OddsTable.svelte'

const [front] = seenAt(stateAt('attackers')).decision?.odds ?? []
const odds = front ? [front] : []
const sharesIn = (container: Element) =>
  [...container.querySelectorAll('.of')].map(
    (share) => `${share.className.split(' ')[1]}: ${share.textContent}`,
  )

beforeAll(() => loadTexts('en'))

describe('the chances of an attack name who wins, the reader first, and are coloured for the reader', () => {
  it.each([
    [true, ['good: Central Powers win 97%', 'tie: tie 3%', 'bad: Allied Powers win 0%']],
    [false, ['good: Allied Powers win 0%', 'tie: tie 3%', 'bad: Central Powers win 97%']],
  ])('attacking: %s', (attacks, expected) => {
    const { container } = render(OddsTable, { odds, attacker: 'cp', attacks })
    expect(sharesIn(container)).toEqual(expected)
  })
})
