import { expect, test } from 'vitest'
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import type { TableId } from '../../../../shared/table/holder.ts'
import { toRead, type Heard } from './heard.ts'

const view = (recent: readonly number[], closings: number, skipped: readonly string[] = []) => ({
  id: 't1' as TableId,
  closings,
  skipped,
  gameView: { recent: recent.map((index) => ({ index }) as PhaseRecord) },
})
const heard = (closings: number, index: number, table = 't1'): Heard => ({ table, closings, index })

test.each([
  ['a page that heard nothing hears the last phase', view([4, 5], 6), null, [5], false],
  ['with the phases that were passed over', view([4, 5], 6, ['F1901R']), null, [4, 5], false],
  ['of which one was heard before', view([4, 5], 6, ['F1901R']), heard(5, 4), [5], false],
  ['the same reading again stays at its end', view([5], 6), heard(6, 5), [5], true],
  ['another table is another matter', view([5], 6), heard(6, 5, 't2'), [5], false],
  ['a phase taken back and closed anew is read', view([5], 8), heard(7, 5), [5], false],
])('%s', (_, closed, before, indices, again) => {
  const { records, ...rest } = toRead(closed, before)
  expect({ indices: records.map(({ index }) => index), ...rest }).toEqual({ indices, again })
})
