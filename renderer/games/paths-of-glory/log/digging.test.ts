import { expect, it } from 'vitest'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { UNITS } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import { diggingOf } from './digging.ts'

const dug = (die: number) =>
  ({ kind: 'dug', unit: 'ge-1', space: 'metz', die, level: 1 }) as Extract<LogEntry, { kind: 'dug' }>

it('succeeds with a die of the loss factor or less', () => {
  expect(diggingOf(dug(3))).toEqual({ most: 3, succeeds: true })
  expect(diggingOf(dug(4))).toEqual({ most: 3, succeeds: false })
})

it('needs no strength of the army: its loss factor is the same on both faces', () => {
  for (const { army, full, reduced } of UNITS) if (army) expect(reduced.loss).toBe(full.loss)
})
