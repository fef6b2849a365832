// Every worked example of the three rulebooks, by the edition of its book.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileBoard } from '../board/board.ts'
import type { LocationId, PowerId } from '../board/ids.ts'
import { STANDARD } from '../board/standard.ts'
import type { Unit, UnitType } from '../board/unit.ts'
import { movementOptions } from '../orders/options.ts'
import type { MovementOrder } from '../orders/order.ts'
import { adjustmentOptions } from './adjustments.ts'
import { EDITIONS } from './edition.ts'
import { resolveMovement, type Submitted } from './movement.ts'
import { succeeded, type OrderResult } from './outcome.ts'

interface Example {
  readonly book: 'ru' | 'bg' | 'cs'
  readonly id: string
  readonly type: string
  readonly units: readonly string[]
  readonly orders: readonly string[]
  readonly expect: Readonly<Record<string, unknown>>
}

const board = compileBoard(STANDARD)
const examples = JSON.parse(
  readFileSync(new URL('../../../../test/rulebook/rulebook-examples.json', import.meta.url), 'utf8'),
) as Example[]
const ofType = (type: string) => examples.filter((example) => example.type === type)
const editionOf = ({ book }: Example) => EDITIONS[book === 'cs' ? '1982' : '2000']

const unit = (text: string): Unit => {
  const [power, type, at] = text.split(' ')
  return { power: power as PowerId, type: type as UnitType, at: at as LocationId }
}

/** Reads `A BER-SIL`, `F ROM S F TYS`, `F NTH C A LON-NWY`, `A BUD H`: the notation of the data. */
function order(text: string): MovementOrder {
  const [type, place = '', what, targetType, target = ''] = text.split(' ')
  const [at, to] = place.split('-')
  const self = { type: type as UnitType, at: at as LocationId }
  if (to) return { kind: 'move', unit: self, to: to as LocationId }
  if (!what || what === 'H') return { kind: 'hold', unit: self }
  const [from, goal] = target.split('-')
  const other = { type: targetType as UnitType, at: from as LocationId }
  if (what === 'C') return { kind: 'convoy', unit: self, target: other, to: goal as LocationId }
  return goal
    ? { kind: 'support-move', unit: self, target: other, to: goal as LocationId }
    : { kind: 'support-hold', unit: self, target: other }
}

const line = (text: string): Submitted => {
  const power = text.split(' ')[0] as PowerId
  const rest = text.slice(power.length + 1)
  // A convoy of a support: no order at all.
  const nonsense = / C .* S /.test(rest)
  return nonsense
    ? { power, invalid: rest, at: rest.slice(2, 5) as LocationId }
    : { power, order: order(rest) }
}

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
  it.each(movement.map((example) => [`${example.book} ${example.id}`, example] as const))(
    '%s',
    (_, example) => {
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
          [
            'positions_after',
            'dislodged',
            'failed',
            'cut',
            'convoys_disrupted',
            'void',
            'standoff_spaces',
          ].map((field) => [field, sorted(example.expect[field] as string[])]),
        ),
      )
      const retreats = example.expect['retreat_options_computed'] as Record<string, string[]> | undefined
      if (retreats)
        for (const it of dislodged) {
          const named = retreats[place(it.unit)] ?? retreats[`${it.unit.type} ${it.unit.at}`]
          expect(sorted(it.retreats)).toEqual(sorted(named ?? []))
        }
    },
  )

  it('covers all of them', () => expect(movement).toHaveLength(118))
})

describe('where a unit may go', () => {
  it.each(ofType('destinations').map((example) => [`${example.book} ${example.id}`, example] as const))(
    '%s',
    (_, example) => {
      const [options] = movementOptions(board, example.units.map(unit))
      expect(sorted(options?.moves ?? [])).toEqual(sorted(example.expect['legal_exactly'] as string[]))
    },
  )
})

describe('where a power may build', () => {
  it.each(ofType('build_options').map((example) => [`${example.book} ${example.id}`, example] as const))(
    '%s',
    (_, example) => {
      const power = example.expect['power'] as PowerId
      const centres = example.expect['home_centres'] as Record<string, string>
      const owners = Object.fromEntries(
        Object.entries(centres).map(([centre, text]) => [centre, text.split(' ')[0]]),
      ) as Record<string, PowerId>
      // Two centres in the west more, so that France is owed builds.
      const phase = { units: example.units.map(unit), owners: { ...owners, SPA: power, POR: power } }
      const { builds } = adjustmentOptions(board, phase, power)
      expect(builds.map(({ type, at }) => `${type} ${at}`)).toEqual(example.expect['build_options'])
    },
  )
})
