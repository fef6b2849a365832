import { beforeEach, expect, it } from 'vitest'
import type { Leaving } from './leaves-behind.ts'
import { ToldDangers } from './told-dangers.ts'

const line = (kind: Leaving['kind'], key: string, ...units: readonly string[]): Leaving => ({
  key,
  subjects: units.length > 0 && kind === 'supply' ? units.map((unit) => `supply ${unit}`) : [key],
  kind,
  text: key,
  units,
  place: 'nevers',
  ways: [],
  from: [],
})
const NEVERS = line('threat', 'threat nevers', 'fr-1')
const CUT = line('supply', 'supply fr-1', 'fr-1')
const momentOf = (phase: string) => {
  const [, turn, round] = /^T(\d+)-R(\d+)/.exec(phase)!
  return { phase, turn: Number(turn), round: Number(round) }
}
let told: ToldDangers
const at = (
  phase: string,
  leavings: readonly Leaving[],
  side = 'ap',
  kind: 'action' | 'move' | 'march' = 'action',
) => told.untold(momentOf(phase), side, leavings, kind).map(({ key }) => key)

beforeEach(() => {
  localStorage.clear()
  told = new ToldDangers('evening')
})

it('tells a danger in the phase in which it becomes true alone, and again for one more unit or once it comes back', () => {
  expect(at('T1-R1-ap', [NEVERS])).toEqual(['threat nevers'])
  expect(at('T1-R1-ap', [NEVERS])).toEqual(['threat nevers'])
  const mandate = line('mandate', 'mandate fr')
  expect(at('T1-R2-ap', [NEVERS, mandate])).toEqual(['mandate fr'])
  // A question that comes without dangers ends none.
  expect(at('T1-R2-ap', [], 'ap', 'march')).toEqual([])
  // The other side at the same page is told of its own.
  expect(at('T1-R3-cp', [NEVERS], 'cp')).toEqual(['threat nevers'])
  expect(at('T1-R3-ap', [NEVERS])).toEqual([])
  expect(at('T1-R4-ap', [line('threat', 'threat nevers', 'fr-1', 'fr-2')])).toEqual(['threat nevers'])
  expect(at('T1-R5-ap', [NEVERS])).toEqual([])
  expect(at('T1-R5-ap', [])).toEqual([])
  expect(at('T1-R6-ap', [NEVERS])).toEqual(['threat nevers'])
})

it('tells who falls out of supply once, again with another unit, and in the last round, at whose end they are lost', () => {
  expect(at('T1-R2-ap', [CUT])).toEqual(['supply fr-1'])
  expect(at('T1-R2-ap', [CUT], 'ap', 'move')).toEqual(['supply fr-1'])
  expect(at('T1-R3-ap', [CUT])).toEqual([])
  expect(at('T1-R3-ap', [CUT], 'ap', 'move')).toEqual([])
  const both = line('supply', 'supply fr-1 fr-2', 'fr-1', 'fr-2')
  expect(at('T1-R4-ap', [both])).toEqual(['supply fr-1 fr-2'])
  expect(at('T1-R5-ap', [both])).toEqual([])
  // Back in supply, and out of it again.
  expect(at('T1-R5-ap', [], 'ap', 'move')).toEqual([])
  expect(at('T1-R5-ap', [CUT], 'ap', 'move')).toEqual(['supply fr-1'])
  expect(at('T1-R6-ap', [CUT])).toEqual(['supply fr-1'])
  expect(at('T2-R1-ap', [CUT])).toEqual(['supply fr-1'])
})

it('keeps what was told when the page is loaded anew, for its table and until the turn is over', () => {
  const reload = (table: string | null = 'evening') => void (told = new ToldDangers(table))
  at('T1-R1-ap', [NEVERS, CUT])
  reload()
  expect(at('T1-R2-ap', [NEVERS, CUT])).toEqual([])
  // The other side at the same device has its own.
  expect(at('T1-R3-cp', [NEVERS], 'cp')).toEqual(['threat nevers'])
  reload()
  expect(at('T1-R3-ap', [NEVERS])).toEqual([])
  reload()
  expect(at('T2-R1-ap', [NEVERS])).toEqual(['threat nevers'])
  reload('another')
  expect(at('T2-R2-ap', [NEVERS])).toEqual(['threat nevers'])
  reload(null)
  expect(at('T2-R2-ap', [NEVERS])).toEqual(['threat nevers'])
})

it('keeps what was read in an action until it is over', () => {
  const open = line('open', 'open sedan')
  const read = (phase: string, leavings: readonly Leaving[], kind: 'move' | 'march' = 'move') =>
    told.untold(momentOf(phase), 'ap', leavings, kind).map((leaving) => leaving.read === true)
  expect(read('T1-R1-ap', [open, CUT])).toEqual([false, false])
  told.read(momentOf('T1-R1-ap'), 'ap', [open, CUT])
  told = new ToldDangers('evening')
  expect(read('T1-R1-ap', [], 'march')).toEqual([])
  expect(read('T1-R1-ap', [open, CUT])).toEqual([true, true])
  // Its words may come later than the other lines.
  expect(read('T1-R1-ap', [CUT])).toEqual([true])
  expect(read('T1-R1-ap', [open, CUT])).toEqual([true, true])
  expect(read('T1-R2-ap', [open])).toEqual([false])
})
