import { expect, it } from 'vitest'
import { type Leaving, ToldThreats } from './leaves-behind.ts'

const line = (kind: Leaving['kind'], key: string, ...units: readonly string[]): Leaving => ({
  key,
  subjects: [key],
  kind,
  text: key,
  units,
  place: 'nevers',
  ways: [],
  from: [],
})
const NEVERS = line('threat', 'threat nevers', 'fr-1')
const told = new ToldThreats()
const at = (phase: string, leavings: readonly Leaving[], side = 'ap', kind: 'action' | 'flank' = 'action') =>
  told.untold({ phase }, side, leavings, kind).map(({ key }) => key)

it('tells a danger in the phase in which it becomes true alone, and again for one more unit or once it comes back', () => {
  expect(at('T1-R1-ap', [NEVERS])).toEqual(['threat nevers'])
  expect(at('T1-R1-ap', [NEVERS])).toEqual(['threat nevers'])
  const mandate = line('mandate', 'mandate fr')
  expect(at('T1-R2-ap', [NEVERS, mandate])).toEqual(['mandate fr'])
  // A question that comes without dangers ends none.
  expect(at('T1-R2-ap', [], 'ap', 'flank')).toEqual([])
  // The other side at the same page is told of its own.
  expect(at('T1-R3-cp', [NEVERS], 'cp')).toEqual(['threat nevers'])
  expect(at('T1-R3-ap', [NEVERS])).toEqual([])
  expect(at('T1-R4-ap', [line('threat', 'threat nevers', 'fr-1', 'fr-2')])).toEqual(['threat nevers'])
  expect(at('T1-R5-ap', [NEVERS])).toEqual([])
  expect(at('T1-R5-ap', [])).toEqual([])
  expect(at('T1-R6-ap', [NEVERS])).toEqual(['threat nevers'])
})
