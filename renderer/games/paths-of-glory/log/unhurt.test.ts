import { expect, it } from 'vitest'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { unhurtIn } from './unhurt.ts'

const entry = (kind: LogEntry['kind'], more: object = {}): LogEntry => ({ kind, ...more }) as LogEntry
const FIRED = [entry('fired', { side: 'cp', loss: 2 }), entry('fired', { side: 'ap', loss: 0 })]
const WON = entry('battle-won', { by: 'cp', margin: 2 })

it('names a side that lost nothing to a loss number above 0', () => {
  expect(unhurtIn([...FIRED, WON])).toEqual([{ side: 'ap', loss: 2 }])
})

it('names nobody before the losses are settled, nor where a unit or a fort was hit', () => {
  expect(unhurtIn(FIRED)).toEqual([])
  expect(unhurtIn([...FIRED, entry('lost', { unit: 'fr-5', to: 'reduced' }), WON])).toEqual([])
  expect(unhurtIn([...FIRED, entry('fort-fell', { space: 'liege' }), WON])).toEqual([])
})
