// Which buttons stand out, and what they say beyond their answer.
import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import { seenAt, stateAt } from '../gallery/moments.ts'
import { loadGuide } from '../words/guide.svelte.ts'
import { loadTexts } from '../words/text.ts'
import type { DecisionView } from '../../../../shared/games/paths-of-glory/view.ts'
import Answers from './Answers.svelte'

beforeAll(async () => {
  await loadTexts('en')
  await loadGuide()
})

/** Three German armies may advance into Sedan; the two of Koblenz would lay Frankfurt open. */
const { view, decision } = seenAt(stateAt('won'))
const none = () => undefined
function shown(asked: DecisionView, narrowed: DecisionView['answers'] = []): void {
  const given = { onanswer: none, onanswers: none, onback: none }
  render(Answers, { view, decision: asked, narrowed, busy: false, ...given })
}
const all = () => screen.getByRole('button', { name: /^All of them advance/ })

it('names the place that an advance of all empties for the enemy, and does not let it stand out', () => {
  if (!decision) throw new Error('nobody is asked')
  shown(decision)
  expect(all().textContent).toBe('All of them advance (nobody stays in Koblenz)')
  expect(all().classList).not.toContain('primary')
})

it('lets it stand out where it lays nothing open', () => {
  if (!decision) throw new Error('nobody is asked')
  shown({ ...decision, exposing: [] })
  expect(all().textContent).toBe('All of them advance')
  expect(all().classList).toContain('primary')
})

it('says so beside the advance of a single unit too', () => {
  const [into] = decision?.answers ?? []
  if (!decision || into?.kind !== 'advance') throw new Error('nobody may advance')
  shown({ ...decision, exposing: decision.exposing.map((one) => ({ ...one, units: into.units })) }, [into])
  expect(screen.getByRole('button', { name: /Army to Sedan/ }).textContent).toContain(
    'nobody stays in Koblenz',
  )
})
