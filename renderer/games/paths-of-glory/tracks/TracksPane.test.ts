import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { EditionId } from '../../../../shared/games/paths-of-glory/editions/edition.ts'
import { CARDS } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import { AP, CP, SEATS } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { pathsOfGlory } from '../../../../shared/games/paths-of-glory/game.ts'
import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { keyed } from '../../../../shared/kernel/chance.ts'
import { loadGuide } from '../words/guide.svelte.ts'
import { cardName } from '../words/names.ts'
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

  it('say of no mandate that there is none before its die was rolled', async () => {
    await loadGuide()
    const view = viewOf('2018')
    const { unmount } = shown(view)
    expect(screen.getAllByText('not rolled yet')).toHaveLength(2)
    expect(screen.queryByText('none this turn')).toBeNull()
    unmount()
    shown({ ...view, segment: 'actions' })
    expect(screen.getAllByText('none this turn')).toHaveLength(2)
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

  it('tell of both sides how many cards are held and left, and what lies face up, was played or discarded', () => {
    const moltke = CARDS.find(({ side }) => side === CP)?.id
    const [first, second, third] = CARDS.filter(({ side }) => side === AP).map(({ id }) => id)
    if (!moltke || !first || !second || !third) throw new Error('no cards')
    const view = viewOf('2018')
    shown({
      ...view,
      hands: { cp: 7, ap: 5 },
      decks: { cp: 11, ap: 3 },
      events: [moltke],
      removed: [moltke],
      faceUp: { cp: [], ap: [first] },
      discards: { cp: [], ap: [second, third] },
    })
    expect(screen.getByText('hand 7 · deck 11')).toBeTruthy()
    expect(screen.getByText('hand 5 · deck 3')).toBeTruthy()
    const piles = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)
    expect(piles).toEqual(['Played as events 1', 'Lie face up 1', 'Discard pile 2'])
    expect(screen.getByText('· removed from the game')).toBeTruthy()
    for (const card of [moltke, first, second, third])
      expect(
        screen.getAllByText((_, element) => element?.textContent?.startsWith(cardName(card)) ?? false).length,
      ).toBeGreaterThan(0)
  })

  it('tell of a card that was discarded what it does as an event, or in a battle', () => {
    const discarded = ['ap-12', 'ap-05'] as unknown as PogView['discards']['ap']
    const { container } = shown({ ...viewOf('2018'), discards: { cp: [], ap: discarded } })
    const told = [...container.querySelectorAll('details p')].map(({ textContent }) => textContent)
    expect(told).toEqual([
      expect.stringMatching(/^Event: Place a trench/),
      expect.stringMatching(/^Combat card: \+1\sto the fire of Serbian units/),
    ])
  })
})
