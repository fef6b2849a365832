// Every worked example of movement in the three rulebooks, by the edition of its book.
import { describe, expect, it } from 'vitest'
import { editionOf, line, ofType, unit } from '../../../../test/support/rulebook.ts'
import { compileBoard } from '../board/board.ts'
import { STANDARD } from '../variants/standard/board.ts'
import type { Unit } from '../board/unit.ts'
import { resolveMovement } from './movement.ts'
import { succeeded, type OrderResult } from './outcome.ts'

const board = compileBoard(STANDARD)

const written = ({ order: it, unit: { type, at }, outcome }: OrderResult): string => {
  if (outcome.kind === 'invalid') return outcome.text
  if (!it || it.kind === 'hold') return `${type} ${at}${it ? ' H' : ''}`
  if (it.kind === 'move') return `${type} ${at}-${it.to}`
  if (it.kind === 'support-hold') return `${type} ${at} S ${it.target.type} ${it.target.at}`
  if (it.kind === 'support-move') return `${type} ${at} S ${it.target.type} ${it.target.at}-${it.to}`
  if (it.kind === 'convoy') return `${type} ${at} C ${it.target.type} ${it.target.at}-${it.to}`
  return '?'
}
const place = ({ power, type, at }: Unit) => `${power} ${type} ${at}`
const sorted = (texts: readonly string[]) => [...texts].sort()

describe('movement examples', () => {
  const movement = ofType('movement')
  it.each(movement)('%s', (_, example) => {
    const { results, units, dislodged, standoffs } = resolveMovement(board, editionOf(example), {
      units: example.units.map(unit),
      orders: example.orders.map(line),
    })
    const of = (test: (result: OrderResult) => boolean) => sorted(results.filter(test).map(written))
    expect({
      positions_after: sorted(units.map(place)),
      dislodged: sorted(dislodged.map((it) => place(it.unit))),
      failed: of(
        (result) =>
          result.order?.kind === 'move' && result.outcome.kind !== 'no-convoy' && !succeeded(result),
      ),
      cut: of(({ outcome }) => outcome.kind === 'cut' || outcome.kind === 'cut-by-dislodgement'),
      convoys_disrupted: of(({ order: it, dislodgedBy }) => it?.kind === 'convoy' && !!dislodgedBy),
      void: of(({ outcome }) => ['unmatched', 'illegal', 'invalid', 'no-convoy'].includes(outcome.kind)),
      standoff_spaces: sorted(standoffs),
    }).toEqual(
      Object.fromEntries(
        ['positions_after', 'dislodged', 'failed', 'cut', 'convoys_disrupted', 'void', 'standoff_spaces'].map(
          (field) => [field, sorted(example.expect[field] as string[])],
        ),
      ),
    )
    const retreats = example.expect['retreat_options_computed'] as Record<string, string[]> | undefined
    if (retreats)
      for (const it of dislodged) {
        const named = retreats[place(it.unit)] ?? retreats[`${it.unit.type} ${it.unit.at}`]
        expect(sorted(it.retreats)).toEqual(sorted(named ?? []))
      }
  })

  it('covers all of them', () => expect(movement).toHaveLength(118))
})
