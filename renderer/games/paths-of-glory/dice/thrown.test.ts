// The dice of the log: whose they are, what is added, and which of them fell last.
import { describe, expect, test } from 'vitest'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { hasJustFallen, haveFallen } from './fresh.ts'
import { lastDice, modifierText, thrownIn } from './thrown.ts'

const attacked = { kind: 'attacked', side: 'cp', space: 'sedan', units: [] } as unknown as LogEntry
const fired = (side: 'cp' | 'ap', die: number, modifier = 0): LogEntry => ({
  kind: 'fired',
  side,
  strength: 5,
  table: 'army',
  column: '4-5',
  shift: 0,
  die,
  modifier,
  loss: 2,
})
const mandate = (side: 'cp' | 'ap', die: number): LogEntry => ({
  kind: 'mandate',
  side,
  die,
  box: 'none',
  owed: 'none',
})

describe('dice of the log', () => {
  test('belong to the side that rolled them, with what is added', () => {
    expect(thrownIn(fired('ap', 4, -1))).toEqual({ die: 4, modifier: -1, side: 'ap', loss: 2 })
    expect(thrownIn({ kind: 'dug', unit: 'fr-5', space: 'paris', die: 2, level: 1 } as LogEntry)).toEqual({
      die: 2,
      modifier: 0,
      side: 'ap',
      loss: null,
    })
    expect(
      thrownIn({ kind: 'flank', pin: 'sedan', die: null, modifier: 1, success: true } as LogEntry),
    ).toBeNull()
    expect([1, 0, -2].map(modifierText)).toEqual(['+1', '', '−2'])
  })

  test('that fell last are those of one battle, or of both mandates', () => {
    expect(lastDice([mandate('cp', 1), mandate('ap', 6)]).map(({ thrown }) => thrown.die)).toEqual([1, 6])
    const log = [mandate('cp', 1), attacked, fired('cp', 2), fired('ap', 3), attacked, fired('cp', 5)]
    expect(lastDice(log).map(({ at, thrown }) => [at, thrown.die])).toEqual([[5, 5]])
    expect(lastDice([...log, attacked])).toEqual([])
  })

  test('roll once: not those that lay there when the page came, and no die twice', () => {
    haveFallen('T1-R1-cp', [attacked, fired('cp', 2)])
    expect(hasJustFallen('T1-R1-cp', 1, 2)).toBe(false)
    expect(hasJustFallen('T1-R1-cp', 2, 3)).toBe(true)
    expect(hasJustFallen('T1-R1-cp', 2, 3)).toBe(false)
    expect(hasJustFallen('T1-R2-cp', 2, 3)).toBe(true)
  })
})
