import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { EditionId } from '../../../../shared/games/paths-of-glory/editions/edition.ts'
import { SEATS } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { pathsOfGlory } from '../../../../shared/games/paths-of-glory/game.ts'
import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { keyed } from '../../../../shared/kernel/chance.ts'
import { loadTexts } from '../words/text.ts'
import TracksPane from './TracksPane.svelte'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

function viewOf(edition: EditionId, bid: PogView['bid'] = null): PogView {
  const options = { scenario: 'introductory', edition }
  const state = pathsOfGlory.setup({ seed: keyed('1'), options } as never)
  return { ...pathsOfGlory.view(state, { kind: 'seats', seats: SEATS }), bid }
}
const shown = (view: PogView) =>
  render(TracksPane, { view, choosable: new Set<string>(), onchoose: () => undefined })

describe('the tracks', () => {
  it.each([
    ['2018', 'Edition of the rules: The book (2018)'],
    ['2022', 'Edition of the rules: Living rules (2022)'],
  ] as const)('name the edition of %s beside the rules', (edition, told) => {
    shown(viewOf(edition))
    expect(screen.getByText(told)).toBeTruthy()
  })

  it('say beside the points which bid stands, and once it is taken for whom it counts', () => {
    shown(viewOf('2018', { wanted: 'cp', points: 2, accepted: false }))
    expect(screen.getByText('Bid: 2 for the Central Powers')).toBeTruthy()
    cleanup()
    shown(viewOf('2018', { wanted: 'cp', points: 2, accepted: true }))
    expect(
      screen.getByText('Bid: 2 for the Central Powers. At the end these points count for the Allied Powers.'),
    ).toBeTruthy()
    cleanup()
    shown(viewOf('2018'))
    expect(screen.queryByText(/^Bid/)).toBeNull()
  })
})
