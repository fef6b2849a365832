import { expect, it } from 'vitest'
import type { CardId } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import type { SpaceId } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { UnitId } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import type { PhaseLog } from '../../../../shared/games/paths-of-glory/state/state.ts'
import { placesIn } from './pointed-out.ts'
import { entriesSince, inShort, reportSince, waysIn } from './since.ts'

const [LIEGE, SEDAN] = ['liege' as SpaceId, 'sedan' as SpaceId]
const MOVED: LogEntry = { kind: 'moved', units: ['ge-army-1' as UnitId], path: [LIEGE, SEDAN] }
const TAKEN: LogEntry = { kind: 'held', space: SEDAN, side: 'cp' }
const DREW: LogEntry = { kind: 'drew', side: 'cp', cards: 1 }
const OWN: LogEntry = { kind: 'one-operation', side: 'ap' }

const phases: readonly PhaseLog[] = [
  { phase: 'T1-R5-cp', entries: [TAKEN] },
  { phase: 'T1-R6-ap', entries: [OWN] },
  { phase: 'T1-replacements-ap', entries: [] },
  { phase: 'T1-draw-ap', entries: [DREW] },
  { phase: 'T2-R1-cp', entries: [MOVED, TAKEN] },
]
const record = (index: number) => Promise.resolve(phases[index] ?? null)

it('tells all that happened after the own last round, over the end of a turn', async () => {
  expect(await entriesSince(record, phases.length, 'ap')).toEqual([DREW, MOVED, TAKEN])
})

it('tells what the end of the turn brought though it is filed with the own last round', async () => {
  const ends: LogEntry = { kind: 'turn-ends', turn: 1 }
  const lost: LogEntry = { kind: 'starved', unit: 'fr-1' as UnitId, space: SEDAN, gone: true }
  const last: PhaseLog = { phase: 'T1-R6-ap', entries: [OWN, MOVED, ends, lost] }
  expect(await entriesSince(() => Promise.resolve(last), 1, 'ap')).toEqual([ends, lost])
})

it('tells nothing where a phase cannot be had, and nothing before the first round', async () => {
  expect(await entriesSince(() => Promise.resolve(null), phases.length, 'ap')).toEqual([])
  expect(await entriesSince(record, 0, 'ap')).toEqual([])
})

it('leaves out cards drawn, and tells and draws moves', () => {
  expect(inShort([DREW, MOVED, TAKEN])).toEqual([MOVED, TAKEN])
  expect(waysIn([DREW, MOVED, TAKEN])).toEqual([[LIEGE, SEDAN]])
})

it('points to the places that fell, and to none where units only moved', () => {
  expect(placesIn([DREW, MOVED, TAKEN, TAKEN])).toHaveLength(1)
  expect(placesIn([DREW, MOVED])).toEqual([])
})

it('tells where the other side entrenched, by an event or a die', () => {
  const dug: LogEntry = { kind: 'dug', unit: 'ge-1' as UnitId, space: LIEGE, die: 2, level: 1 }
  const trench: LogEntry = { kind: 'trench', space: SEDAN, level: 1 }
  expect(inShort([DREW, trench, dug])).toEqual([trench, dug])
})

it('tells why nobody fell back or advanced after a battle', () => {
  const halted: LogEntry = { kind: 'halted', because: 'fort' }
  expect(inShort([DREW, halted])).toEqual([halted])
})

it('reports all of it to the side whose round begins', async () => {
  const { told, ways, places } = await reportSince(record, phases.length, 'ap')
  expect([told, ways, places]).toEqual([[MOVED, TAKEN], [[LIEGE, SEDAN]], [SEDAN]])
})

it('reports a move before the place that fell to it, though the rules log what falls on the way first', async () => {
  const one = { phase: 'T2-R1-cp', entries: [TAKEN, MOVED] }
  expect((await reportSince(async () => one, 1, 'ap')).told).toEqual([MOVED, TAKEN])
})

it('reports no moves that were taken back, and nothing that had come of them', async () => {
  const played: LogEntry = { kind: 'played', side: 'cp', card: 'cp-01' as CardId, as: 'ops' }
  const again: LogEntry = { kind: 'moved', units: ['ge-army-1' as UnitId], path: [SEDAN, LIEGE] }
  const entries = [played, MOVED, TAKEN, { kind: 'moves-restarted', side: 'cp' } as const, again]
  const one = { phase: 'T2-R1-cp', entries }
  const { told, ways, places } = await reportSince(async () => one, 1, 'ap')
  expect([told, ways, places]).toEqual([[played, again], [[SEDAN, LIEGE]], []])
})

it('reports what the other side did with its replacement points, and not what the own side did', async () => {
  const own: LogEntry = { kind: 'flipped', unit: 'fr-1' as UnitId }
  const theirs: LogEntry = { kind: 'rebuilt', unit: 'ge-1' as UnitId, strength: 'full', space: null }
  const spent = { phase: 'T1-replacements-ap', entries: [own, theirs] }
  expect((await reportSince(async () => spent, 1, 'ap')).told).toEqual([theirs])
})
