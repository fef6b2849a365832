import { expect, it } from 'vitest'
import type { UnitId } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { opensPhase } from './opens-phase.ts'

it('is so of an action, also where the dice for Mandated Offensives have fallen', () => {
  const dice: LogEntry = { kind: 'mandate', side: 'cp', die: 3, box: 'ah', owed: 'ah' }
  expect(opensPhase('action', [dice])).toBe(true)
  expect(opensPhase('activate', [])).toBe(false)
})

it('is so of replacements until one is made', () => {
  expect(opensPhase('replace', [])).toBe(true)
  expect(opensPhase('replace', [{ kind: 'flipped', unit: 'ge-1' as UnitId }])).toBe(false)
})
