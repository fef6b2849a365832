// The rulebooks' sample game, spring 1901 to the builds of 1902, played through the game's own interface.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { keyed } from '../../shared/kernel/chance.ts'
import type { LocationId, PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import type { Unit, UnitRef, UnitType } from '../../shared/games/diplomacy/board/unit.ts'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import type { Order } from '../../shared/games/diplomacy/orders/order.ts'
import { type DiplomacyState, seatOf } from '../../shared/games/diplomacy/game/state.ts'

interface Step {
  readonly phase: string
  readonly units_before: readonly string[]
  readonly orders?: readonly string[]
  readonly retreats?: readonly string[]
  readonly adjustments?: readonly string[]
  readonly supply_centres?: Readonly<Record<string, readonly string[]>>
  readonly delta?: Readonly<Record<string, number>>
  readonly expect: {
    readonly positions_after: readonly string[]
    readonly positions_after_retreats?: readonly string[]
    readonly dislodged?: readonly string[]
    readonly failed?: readonly string[]
    readonly cut?: readonly string[]
    readonly standoff_spaces?: readonly string[]
    readonly retreat_options_computed?: Readonly<Record<string, readonly string[]>>
  }
}
interface Example {
  readonly book: string
  readonly id: string
  readonly type: string
  readonly steps: readonly Step[]
}

const examples = JSON.parse(
  readFileSync(new URL('./rulebook-examples.json', import.meta.url), 'utf8'),
) as readonly Example[]
const sequences = examples.filter(({ type }) => type === 'sequence')

const name = ({ power, type, at }: Unit) => `${power} ${type} ${at}`
const sorted = (items: readonly string[]) => [...items].sort()
const ref = (text: string): UnitRef => {
  const [type, at] = text.split(' ')
  return { type: type as UnitType, at: at as LocationId }
}

/** The books' canonical notation: `A VIE-TRI`, `A UKR S F SEV-RUM`, `F EDI B`; powers are cut off before. */
function parse(text: string, phase: string): Order {
  if (phase.endsWith('A')) {
    const [deed, ...unit] = text.split(' ')
    return { kind: deed === 'B' ? 'build' : 'remove', unit: ref(unit.join(' ')) }
  }
  const unit = ref(text)
  const rest = text.split(' ').slice(2).join(' ')
  if (rest === 'H') return { kind: 'hold', unit }
  if (rest === 'D') return { kind: 'disband', unit }
  if (rest.startsWith('R ')) return { kind: 'retreat', unit, to: rest.slice(2) as LocationId }
  if (rest === '') {
    const [at, to] = unit.at.split('-') as [LocationId, LocationId]
    return { kind: 'move', unit: { type: unit.type, at }, to }
  }
  const target = ref(rest.slice(2))
  const [at, to] = target.at.split('-') as [LocationId, LocationId | undefined]
  if (to === undefined) return { kind: 'support-hold', unit, target }
  const kind = rest.startsWith('C') ? 'convoy' : 'support-move'
  return { kind, unit, target: { type: target.type, at }, to }
}

/** Hands in one sheet a power, then closes the phase. */
function play(start: DiplomacyState, lines: readonly string[], phase: string): DiplomacyState {
  expect(diplomacy.phase(start)).toBe(phase)
  const powers = [...new Set(lines.map((line) => line.split(' ')[0] as PowerId))]
  const written = powers.reduce((state, power) => {
    const orders = lines
      .filter((line) => line.startsWith(`${power} `))
      .map((line) => parse(line.slice(power.length + 1), phase))
    const step = diplomacy.apply(state, seatOf(power), { kind: 'sheet', orders })
    if (!step.ok) throw new Error(`${power}: ${step.error.code}`)
    return step.value.state
  }, start)
  return diplomacy.close(written, []).state
}

const FAILED = ['bounced', 'head-to-head', 'own-unit', 'no-convoy', 'convoy-broken', 'paradox', 'illegal']

describe.each(sequences)('$id of the $book book', ({ steps }) => {
  it('comes out as printed, step by step', () => {
    let state = diplomacy.setup({ seed: keyed('book'), options: diplomacy.optionsSchema.parse({}) })
    for (const step of steps) {
      expect(sorted(state.units.map(name)), step.phase).toEqual(sorted(step.units_before))
      for (const [power, centres] of Object.entries(step.supply_centres ?? {})) {
        if (power === 'NEUTRAL') continue
        const owned = Object.keys(state.owners).filter((at) => state.owners[at as never] === power)
        expect(sorted(owned), `${step.phase} ${power}`).toEqual(sorted(centres))
      }
      const before = diplomacy.view(state, { kind: 'screen' })
      for (const { power, centres, units } of before.powers)
        expect(centres - units, `${step.phase} ${power}`).toBe(step.delta?.[power] ?? centres - units)

      state = play(state, step.orders ?? step.adjustments ?? [], step.phase)
      const record = state.records.at(-1)
      if (!record) throw new Error('nothing was recorded')
      expect(sorted(record.unitsAfter.map(name)), step.phase).toEqual(sorted(step.expect.positions_after))
      if (step.orders) {
        expect(sorted(record.dislodged.map(({ unit }) => name(unit)))).toEqual(
          sorted(step.expect.dislodged ?? []),
        )
        const options = record.dislodged.map(({ unit, retreats }) => [name(unit), sorted(retreats)])
        expect(Object.fromEntries(options)).toEqual(step.expect.retreat_options_computed ?? {})
        const failed = record.results.flatMap(({ order, outcome }) =>
          order?.kind === 'move' && FAILED.includes(outcome.kind)
            ? `${order.unit.type} ${order.unit.at}-${order.to}`
            : [],
        )
        expect(sorted(failed), step.phase).toEqual(sorted(step.expect.failed ?? []))
        const cut = record.results.filter(({ outcome }) =>
          ['cut', 'cut-by-dislodgement'].includes(outcome.kind),
        )
        expect(cut.length, step.phase).toBe(step.expect.cut?.length)
        expect(sorted(record.standoffs), step.phase).toEqual(sorted(step.expect.standoff_spaces ?? []))
      }
      if (step.retreats) {
        const vanished = record.results.flatMap(({ unit, disbanded }) => (disbanded ? `${name(unit)} D` : []))
        const lines = step.retreats.filter((line) => !vanished.includes(line))
        expect(lines.length + vanished.length).toBe(step.retreats.length)
        state = play(state, lines, step.phase.replace('M', 'R'))
        expect(sorted(state.units.map(name))).toEqual(sorted(step.expect.positions_after_retreats ?? []))
      }
    }
    expect(diplomacy.phase(state)).toBe('S1903M')
  })
})

it('finds the sample game in the data', () => {
  expect(sequences.length).toBeGreaterThan(0)
})
