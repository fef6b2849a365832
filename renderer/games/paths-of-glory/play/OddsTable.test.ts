import { render, within } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CardId } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import { seenAt, stateAt } from '../gallery/moments.ts'
import { loadGuide } from '../words/guide.svelte.ts'
import { loadTexts } from '../words/text.ts'
import BattlePanel from './BattlePanel.svelte'
import OddsTable from './OddsTable.svelte'

const [front] = seenAt(stateAt('attackers')).decision?.odds ?? []
const odds = front ? [front] : []
const sharesIn = (container: Element) =>
  [...container.querySelectorAll('.of')].map(
    (share) => `${share.className.split(' ')[1]}: ${share.textContent}`,
  )

beforeAll(async () => {
  await loadTexts('en')
})

it('show every row before their sentences are loaded', async () => {
  const { container } = render(OddsTable, { odds: [...odds, ...odds], attacker: 'cp', attacks: true })
  expect(container.querySelectorAll('section')).toHaveLength(2)
  await loadGuide()
})

describe('the chances of an attack name who wins, the reader first, and are coloured for the reader', () => {
  it.each([
    [true, ['good: Central Powers win 97%', 'tie: tie 3%', 'bad: Allied Powers win 0%']],
    [false, ['good: Allied Powers win 0%', 'tie: tie 3%', 'bad: Central Powers win 97%']],
  ])('attacking: %s', (attacks, expected) => {
    const { container } = render(OddsTable, { odds, attacker: 'cp', attacks })
    expect(sharesIn(container)).toEqual(expected)
  })
})

it('of a fort that stands alone tell only whether it falls, and the panel shows it', async () => {
  const { view, decision } = seenAt(stateAt('fort'))
  const battle = view.battle
  if (!battle) throw new Error('no battle')
  const { container } = render(BattlePanel, { view, battle, odds: decision?.odds ?? [] })
  const texts = [...container.querySelectorAll('section section > p')].map(({ textContent }) =>
    textContent?.trim(),
  )
  expect(texts.slice(1)).toEqual([
    'Steps lost on average: 0.0 attacking, 0.0 defending',
    'The fort falls: 83%',
    'You may advance: 83%',
  ])
  expect(container.querySelector('.fort')?.textContent).toBe('fort\u{A0}3')
})

it('tells steps and retreats of every row, also of those with combat cards', () => {
  const withCard = odds.map((chance) => ({ ...chance, cards: ['cp-02' as CardId] }))
  const { container } = render(OddsTable, { odds: [...odds, ...withCard], attacker: 'cp', attacks: true })
  const rows = container.querySelectorAll('section')
  expect(rows).toHaveLength(2)
  for (const row of rows) {
    expect(within(row).getByText(/^Steps lost on average: /)).toBeTruthy()
    expect(within(row).getByText(/^Defenders stay /)).toBeTruthy()
  }
})

it('say that defenders may lose a step to stay, and how far an advance is sure', () => {
  const [one] = odds
  if (!one) throw new Error('no chances')
  const held = { ...one, odds: { ...one.odds, of: 36, takes: 18, mayStay: 9, surelyTakes: 9 } }
  const { container } = render(OddsTable, { odds: [held], attacker: 'cp', attacks: true })
  const text = container.textContent
  expect(text).toContain('The defenders may lose a step and stay instead: 25%')
  expect(text).toContain('You may advance: surely 25%, if nobody stays 50%')
})
