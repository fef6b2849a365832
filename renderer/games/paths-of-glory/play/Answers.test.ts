// Which buttons stand out, and what they say beyond their answer.
import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, expect, it } from 'vitest'
import type { SpaceId } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
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

it('offers the only advance of the only unit as a button, and none where units or ways are chosen', () => {
  if (!decision) throw new Error('nobody is asked')
  const [into, other] = decision.answers.filter(({ kind }) => kind === 'advance')
  const done = decision.answers.find(({ kind }) => kind === 'done')
  if (into?.kind !== 'advance' || !other || !done) throw new Error('nobody may advance')
  const leaving = { ...decision, exposing: decision.exposing.map((one) => ({ ...one, units: into.units })) }
  const one = () => screen.queryByRole('button', { name: /^German.\S+.Army advances to Sedan/ })
  const given: unknown[] = []
  const onanswer = (answer: unknown) => void given.push(answer)
  const props = { view, decision, narrowed: [], busy: false, onanswer, onanswers: none, onback: none }
  const { rerender } = render(Answers, props)
  const offering = (asked: DecisionView, ...answers: DecisionView['answers']) =>
    rerender({ ...props, decision: { ...asked, answers, leads: answers.map(() => null) } })
  void offering({ ...decision, exposing: [] }, into, other, done)
  flushSync()
  expect(one()).toBeNull()
  void offering({ ...decision, exposing: [] }, into, done)
  flushSync()
  expect(one()?.classList).toContain('primary')
  one()?.click()
  expect(given).toEqual([into])
  void offering(leaving, into, done)
  flushSync()
  expect(one()?.textContent).toContain('(nobody stays in Koblenz)')
  expect(one()?.classList).not.toContain('primary')
})

it.each([
  ['lets the joining of all stand out', [], true],
  ['does not where the attack of all would be refused (12.1.11)', ['koblenz' as SpaceId], false],
])('%s', (_, refusedTogether, isPrimary) => {
  const { view: now, decision: asked } = seenAt(
    stateAt(
      'operation',
      { kind: 'activate', space: 'koblenz', for: 'attack' },
      { kind: 'done' },
      { kind: 'attack', space: 'sedan' },
    ),
  )
  if (!asked) throw new Error('nobody is asked')
  const narrowed = asked.answers.filter(({ kind }) => kind === 'join')
  expect(narrowed.length).toBeGreaterThan(1)
  render(Answers, {
    view: now,
    decision: { ...asked, refusedTogether },
    narrowed,
    at: 'koblenz',
    busy: false,
    onanswer: none,
    onanswers: none,
    onback: none,
  })
  const button = screen.getByRole('button', { name: 'All of them join' })
  expect(button.classList.contains('primary')).toBe(isPrimary)
})

it('keeps the attack in reach while units of a touched place are offered', () => {
  const { view: now, decision: asked } = seenAt(stateAt('attackers'))
  if (!asked) throw new Error('nobody is asked')
  const narrowed = asked.answers.filter(({ kind }) => kind === 'leave')
  expect(narrowed.length).toBeGreaterThan(0)
  const given = { busy: false, onanswer: none, onanswers: none, onback: none }
  render(Answers, { view: now, decision: asked, narrowed, at: 'koblenz', ...given })
  expect(screen.getByRole('button', { name: 'Attack' })).toBeTruthy()
})

it('says how many points are lost also where the end of replacements is asked about again', () => {
  if (!decision) throw new Error('nobody is asked')
  const [flip, done] = [
    { kind: 'flip', unit: 'ge-1' },
    { kind: 'done' },
  ] as unknown as DecisionView['answers']
  const asked = { ...decision, kind: 'replace' as const, answers: [flip!, done!], leads: [null, null] }
  const now = { ...view, asked: { side: 'cp', kind: 'replace', over: false } as const }
  const replacements = [{ pool: 'ge', points: 5 }] as unknown as typeof view.replacements
  const given = { onanswer: none, onanswers: none, onback: none }
  render(Answers, {
    ...{ view: { ...now, replacements }, decision: asked, narrowed: [done!], busy: false },
    ...given,
  })
  screen.getByRole('button', { name: 'End (points lost: 5)' })
})
