// Which buttons stand out, and what they say beyond their answer.
import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import type { SpaceId } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import { SEATS } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import type { UnitId } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import { beginning } from '../../../../shared/games/paths-of-glory/state/beginning.ts'
import type { DecisionView, PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { viewOf } from '../../../../shared/games/paths-of-glory/viewing.ts'
import { keyed } from '../../../../shared/kernel/chance.ts'
import { placeOf } from '../map/position-of.ts'
import { loadGuide } from '../words/guide.svelte.ts'
import { placeName } from '../words/names.ts'
import { loadTexts } from '../words/text.ts'
import Answers from './Answers.svelte'

beforeAll(async () => {
  await loadTexts('en')
  await loadGuide()
})

const view = {
  ...viewOf(beginning(keyed('answers'), 'introductory'), { kind: 'seats', seats: SEATS }),
  battle: { target: 'sedan' },
} as unknown as PogView
const UNITS = ['fr-1', 'fr-5'] as readonly string[] as readonly UnitId[]
const answers = UNITS.map((unit): Answer => ({ kind: 'advance', units: [unit], path: ['sedan' as SpaceId] }))
const FROM = placeName(placeOf(view, 'fr-1') ?? '')

const shown = (exposing: readonly UnitId[], narrowed: readonly Answer[] = []) => {
  const decision = {
    ...{ kind: 'advance', answers: [...answers, { kind: 'done' }], costs: [], leads: [], odds: [] },
    exposing: exposing.length > 0 ? [{ units: exposing, places: [] }] : [],
  } as unknown as DecisionView
  const none = () => undefined
  render(Answers, { view, decision, narrowed, busy: false, onanswer: none, onanswers: none, onback: none })
}
const all = () => screen.getByRole('button', { name: /^All of them advance/ })

it('lets the advance of all stand out, where it leaves nothing open to the enemy', () => {
  shown([])
  expect(all().classList).toContain('primary')
  expect(all().textContent).toBe('All of them advance')
})

it('names the place that an advance empties for the enemy, and does not let it stand out', () => {
  shown(UNITS.slice(0, 1), answers)
  expect(all().classList).not.toContain('primary')
  expect(all().textContent).toBe(`All of them advance (nobody stays in ${FROM})`)
  const alone = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(alone.filter((text) => text.includes(`(nobody stays in ${FROM})`))).toHaveLength(2)
})
