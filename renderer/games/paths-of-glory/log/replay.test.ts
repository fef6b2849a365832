import { beforeAll, expect, test } from 'vitest'
import { pathsOfGlory } from '../../../../shared/games/paths-of-glory/game.ts'
import { SEATS } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import type { SpaceId } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { UnitId } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import type { State } from '../../../../shared/games/paths-of-glory/state/state.ts'
import { keyed } from '../../../../shared/kernel/chance.ts'
import { randomFrom } from '../../../../shared/kernel/random.ts'
import { loadTexts } from '../words/text.ts'
import { entryText } from './entry-text.ts'
import { inReadingOrder } from './reading-order.ts'
import { type Moment, momentOf, replayed } from './replay.ts'

const eyes = { kind: 'seats', seats: SEATS } as const
const begun = (seed: string): State =>
  pathsOfGlory.setup({ seed: keyed(seed), options: { scenario: 'introductory' }, seats: SEATS } as never)

/** Everything on the table, sorted so that the order does not matter. */
const told = (moment: Moment) => ({
  ...moment,
  units: [...moment.units.values()].map(({ unit, at, reduced }) => `${unit} ${at} ${reduced}`).sort(),
  holders: [...moment.holders].map(([space, side]) => `${space} ${side}`).sort(),
  trenches: [...moment.trenches].map(([space, { side, level }]) => `${space} ${side} ${level}`).sort(),
  destroyed: [...moment.destroyed].sort(),
  besieged: [...moment.besieged].sort(),
})

beforeAll(() => loadTexts('en'))

test.each(['1', '2', '3', '4', '5', '6'])('game %s played again from its log ends as it is', (seed) => {
  const random = randomFrom(seed)
  let now = begun(seed)
  const start = momentOf(pathsOfGlory.view(now, eyes))
  let checked = 0
  for (let i = 0; i < 4000 && !now.ended; i++) {
    const view = pathsOfGlory.view(now, eyes)
    const own = view.own.find(({ decision }) => decision !== null)
    if (!own?.decision) break
    const { answers } = own.decision
    const step = pathsOfGlory.apply(now, own.seat, answers[random.below(answers.length)]!)
    if (!step.ok) throw new Error(step.error.code)
    now = step.value.state
    // Units in hand have gone further than the log says.
    if (i % 19 !== 0 || now.operation?.group || now.operation?.digging.length) continue
    const entries = [...now.records.map((record) => record.entries), now.log].flatMap(inReadingOrder)
    expect(told(replayed(start, entries).at(-1)!)).toEqual(told(momentOf(pathsOfGlory.view(now, eyes))))
    // A place that is lost to Attrition is told once.
    for (const [i, entry] of entries.entries())
      if (entry.kind === 'turned')
        expect(entries[i + 1]).not.toMatchObject({ kind: 'held', space: entry.space })
    for (const entry of entries) expect(entryText(entry)).not.toMatch(/[{}]|undefined|_/)
    checked++
  }
  expect(checked).toBeGreaterThan(3)
})

test('armies that Guns of August brings to Liege stand there in the past as well', () => {
  const start = begun('guns')
  const [cp] = SEATS
  const done = [
    { kind: 'guns-of-august', take: true },
    { kind: 'play', card: 'cp-01', as: 'event' },
  ].reduce((now, answer) => {
    const step = pathsOfGlory.apply(now, cp, answer as never)
    if (!step.ok) throw new Error(step.error.code)
    return step.value.state
  }, start)
  const entries = [...done.records.flatMap((record) => record.entries), ...done.log]
  const past = replayed(momentOf(pathsOfGlory.view(start, eyes)), entries).at(-1)!
  expect(past.units.get('ge-1')?.at).toBe('liege')
  expect(told(past)).toEqual(told(momentOf(pathsOfGlory.view(done, eyes))))
})

test('an army that Withdrawal saves stands again in its place in the past as well', () => {
  const [unit, space] = ['fr-5' as UnitId, 'sedan' as SpaceId]
  const moments = replayed(momentOf(pathsOfGlory.view(begun('saved'), eyes)), [
    { kind: 'lost', unit, to: 'eliminated' },
    { kind: 'restored', unit, space },
  ])
  expect(moments.map(({ units }) => units.get(unit)?.at).slice(1)).toEqual(['eliminated', 'sedan'])
  expect(moments.at(-1)?.units.get(unit)?.reduced).toBe(true)
})
