// The worked examples of the rulebooks as units and orders (test/rulebook/README.md says what the fields mean).
import { readFileSync } from 'node:fs'
import type { LocationId, PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import type { Unit, UnitType } from '../../shared/games/diplomacy/board/unit.ts'
import type { MovementOrder } from '../../shared/games/diplomacy/orders/order.ts'
import { EDITIONS, type Edition } from '../../shared/games/diplomacy/editions/edition.ts'
import type { Submitted } from '../../shared/games/diplomacy/rules/submitted.ts'

export interface Example {
  readonly book: 'ru' | 'bg' | 'cs'
  readonly id: string
  readonly type: string
  readonly units: readonly string[]
  readonly orders: readonly string[]
  readonly expect: Readonly<Record<string, unknown>>
  readonly steps?: readonly Step[]
}

const examples = JSON.parse(
  readFileSync(new URL('../rulebook/rulebook-examples.json', import.meta.url), 'utf8'),
) as Example[]
/** Examples of one type with a name for the test's title. */
export const ofType = (type: string) =>
  examples
    .filter((example) => example.type === type)
    .map((example) => [`${example.book} ${example.id}`, example] as const)
export const editionOf = ({ book }: Example): Edition => EDITIONS[book === 'cs' ? '1982' : '2000']

/** `GERMANY A BER` */
export const unit = (text: string): Unit => {
  const [power, type, at] = text.split(' ')
  return { power: power as PowerId, type: type as UnitType, at: at as LocationId }
}

/** A phase of the sample game; adjustments and retreats are written with their letters: `ENGLAND B F EDI`. */
export interface Step {
  readonly phase: string
  readonly orders?: readonly string[]
  readonly retreats?: readonly string[]
  readonly adjustments?: readonly string[]
  readonly centre_count?: Readonly<Record<string, number>>
  readonly unit_count?: Readonly<Record<string, number>>
}

/** Reads `A BER-SIL`, `F ROM S F TYS`, `F NTH C A LON-NWY`, `A BUD H`: the notation of the data. */
export function order(text: string): MovementOrder {
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

/** `GERMANY F BAL S A SIL-PRU` as a line of a sheet. */
export const line = (text: string): Submitted => {
  const power = text.split(' ')[0] as PowerId
  const rest = text.slice(power.length + 1)
  // A convoy of a support: no order at all.
  const nonsense = / C .* S /.test(rest)
  return nonsense
    ? { power, invalid: rest, at: rest.slice(2, 5) as LocationId }
    : { power, order: order(rest) }
}
