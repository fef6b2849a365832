import { expect, it } from 'vitest'
import type { CardId } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import type { SpaceId } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { UnitId } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { fought, partOf } from './fought.ts'

const played: LogEntry = { kind: 'played', side: 'ap', card: 'ap-09' as CardId, as: 'ops' }
const points: LogEntry = { kind: 'points', change: -1, total: 7, why: 'event', card: 'ap-13' as CardId }
const on = (space: string): LogEntry => ({ kind: 'attacked', side: 'ap', space: space as SpaceId, units: [] })
const won: LogEntry = { kind: 'battle-won', by: 'ap', margin: 1 }

it('tells the last battle of a phase alone, its outcome first', () => {
  expect(fought([played, on('sedan'), won, on('metz'), won], false)).toEqual([won, on('metz')])
})

it('tells next why nobody retreats or advances, before who lost what', () => {
  const lost: LogEntry = { kind: 'lost', unit: 'fr-1' as UnitId, to: 'reduced' }
  const halted: LogEntry = { kind: 'halted', because: 'none-full' }
  expect(fought([on('sedan'), lost, won, halted], true)).toEqual([won, halted, on('sedan'), lost])
})

it('tells at once whether the flank attempt has succeeded', () => {
  const flank: LogEntry = { kind: 'flank', pin: 'koblenz' as SpaceId, die: 5, modifier: 1, success: true }
  expect(fought([played, on('sedan'), flank], false)).toEqual([on('sedan'), flank])
})

it('tells whoever defends what had changed the points in this action before the battle, and then what it changed', () => {
  const card: LogEntry = { kind: 'points', change: 1, total: 8, why: 'star-event', card: 'cp-06' as CardId }
  const log = [played, points, on('sedan'), card, won]
  expect(fought(log, true)).toEqual([won, points, on('sedan'), card])
  expect(fought(log, false)).toEqual([won, on('sedan'), card])
})

it('tells of the end of a turn what a player must know', () => {
  const ends: LogEntry = { kind: 'turn-ends', turn: 1 }
  const lost: LogEntry = { kind: 'starved', unit: 'ge-1' as UnitId, space: 'liege' as SpaceId, gone: true }
  expect(partOf([played, on('sedan'), won, ends, lost, points], 'end')).toEqual([lost, points])
})
