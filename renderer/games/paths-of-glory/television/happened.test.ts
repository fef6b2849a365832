import { expect, it } from 'vitest'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import type { PhaseLog } from '../../../../shared/games/paths-of-glory/state/state.ts'
import { happenedIn, sinceAction, wentBack } from './happened.ts'

const entry = (kind: LogEntry['kind'], more: object = {}): LogEntry => ({ kind, ...more }) as LogEntry
const log = (phase: string, ...entries: readonly LogEntry[]): PhaseLog => ({ phase, entries })
const kindsOf = (phases: readonly PhaseLog[], inBattle = false) =>
  happenedIn(phases, inBattle)?.entries.map(({ kind }) => kind)

const PLAYED = entry('played', { side: 'cp', card: 'cp-01', as: 'ops' })
const BATTLE = [
  entry('attacked', { side: 'cp', space: 'sedan', units: ['ge-1'] }),
  entry('fired', { side: 'cp', loss: 7 }),
  entry('lost', { unit: 'fr-5', to: 'eliminated' }),
  entry('battle-won', { by: 'cp', margin: 6 }),
  entry('halted', { because: 'last-step' }),
  entry('retreated', { unit: 'fr-5', path: ['cambrai'] }),
]
const TAKEN = [
  entry('held', { space: 'sedan', side: 'cp' }),
  entry('points', { why: 'captured', space: 'sedan', change: 1, total: 11 }),
  entry('advanced', { units: ['ge-1'], path: ['sedan'] }),
]
const SIEGE = [
  entry('turn-ends', { turn: 2 }),
  entry('siege', { space: 'kovno', die: 6, modifier: -2, falls: true }),
  entry('fort-fell', { space: 'kovno' }),
  entry('held', { space: 'kovno', side: 'cp' }),
  entry('stands', { quiet: false }),
]

it('tells of a battle who won, which units were lost, who advanced, and which place fell', () => {
  const round = log('T1-R1-cp', PLAYED, ...BATTLE, ...TAKEN)
  const told = ['battle-won', 'lost', 'retreated', 'advanced', 'held']
  expect(kindsOf([round])).toEqual(told)
  // It stays until the next act, also when the round is over.
  expect(kindsOf([round, log('T1-R1-ap')])).toEqual(told)
  expect(happenedIn([log('T1-R1-cp', PLAYED, ...BATTLE)], false)?.places).toEqual(['sedan'])
  expect(kindsOf([log('T1-R1-cp', PLAYED, ...BATTLE)], true)).toEqual(['lost', 'retreated'])
})

it('tells at the end of a turn which forts fell, until the next action', () => {
  const round = log('T2-R6-ap', entry('one-operation', { side: 'ap' }), ...BATTLE, ...SIEGE)
  const between = [round, log('T2-replace-cp', entry('flipped', { unit: 'ge-1' })), log('T2-draw-ap')]
  expect(kindsOf([round])).toEqual(['siege', 'held'])
  expect(kindsOf(between)).toEqual(['siege', 'held', 'flipped'])
  expect(happenedIn([round], false)?.places).toEqual(['kovno'])
  expect(kindsOf([...between, log('T3-R1-cp', PLAYED, entry('activated', { space: 'metz' }))])).toEqual([
    'activated',
  ])
  const quiet = log('T2-R6-ap', PLAYED, entry('turn-ends'), entry('stands'))
  expect(kindsOf([quiet])).toEqual(['stands'])
})

it('looks at the end of a turn first where units died, and then where places only changed hands', () => {
  const turned = (space: string) => entry('turned', { space, side: 'ap' })
  const starved = (unit: string) => entry('starved', { unit, space: 'bar-le-duc' })
  const ended = [starved('ge-1'), starved('ge-3'), turned('melun'), turned('bar-le-duc')]
  const round = log('T2-R6-ap', PLAYED, entry('turn-ends'), ...ended, ...SIEGE.slice(1))
  expect(happenedIn([round], false)?.places).toEqual(['bar-le-duc', 'kovno', 'melun'])
  const rebuilt = log('T2-replace-ap', entry('rebuilt', { unit: 'fr-5', space: 'paris' }))
  expect(happenedIn([round, rebuilt], false)?.places).toEqual(['bar-le-duc', 'kovno', 'melun', 'paris'])
})

it('tells what an event did, and leaves the card to its own place', () => {
  const event = log('T1-R1-cp', PLAYED, entry('trench', { space: 'metz' }), entry('points'))
  expect(kindsOf([event])).toEqual(['trench', 'points'])
  expect(kindsOf([log('T1-R1-cp', PLAYED)])).toEqual([])
})

it('looks back no farther than the last action', async () => {
  const logs = [log('a', PLAYED), log('b', PLAYED), log('c'), log('d')]
  const asked: number[] = []
  const found = await sinceAction(async (index) => {
    asked.push(index)
    return logs[index] ?? null
  }, 4)
  expect(found.map(({ phase }) => phase)).toEqual(['b', 'c', 'd'])
  expect(asked).toEqual([3, 2, 1])
})

it('knows that the table went back, and by which act within a phase', () => {
  const before = { phase: 'b', closed: 1, log: [PLAYED, ...BATTLE] }
  expect(wentBack(before, { ...before, log: [PLAYED] })).toEqual({ took: BATTLE[0] })
  expect(wentBack(before, { phase: 'a', closed: 0, log: [PLAYED] })).toEqual({ took: null })
  expect(wentBack(before, { phase: 'c', closed: 2, log: [] })).toBeNull()
  expect(wentBack({ ...before, log: [PLAYED] }, before)).toBeNull()
})
