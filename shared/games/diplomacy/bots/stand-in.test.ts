import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../kernel/random.ts'
import { ARMY, FLEET } from '../board/board.ts'
import type { PowerId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import { compiledFor } from '../variants/compiled.ts'
import { orderCheckFor, checkOrder } from '../orders/legality.ts'
import { indexUnits } from '../orders/unit-index.ts'
import { resolveAdjustments } from '../rules/adjustments.ts'
import { EDITION_IDS, EDITIONS } from '../editions/edition.ts'
import { resolveMovement } from '../rules/movement.ts'
import { resolveRetreats } from '../rules/retreats.ts'
import type { Turn } from '../turn.ts'
import type { PublicPosition } from './public-position.ts'
import { STAND_IN_KINDS, standInOrders } from './stand-in.ts'

const { board, powers } = compiledFor({ variant: 'standard' })

const steps = (count: number) => {
  let left = count
  return () => left-- > 0
}

/** Units anywhere they may stand, and centres with any owner, including positions that no game would reach. */
function anyPosition(seed: string, turn: Turn): PublicPosition {
  const random = randomFrom(seed)
  const units: Unit[] = []
  const density = 2 + random.below(6)
  for (let province = 0; province < board.provinces; province++) {
    if (random.below(density) > 0) continue
    const places = [province, ...board.coasts[province]!].flatMap((at) =>
      [ARMY, FLEET].flatMap((type) =>
        board.neighbours[type * board.locations + at]!.length > 0 ? [{ type, at }] : [],
      ),
    )
    const { type, at } = places[random.below(places.length)]!
    const power = powers[random.below(powers.length)]!
    units.push({ power, type: type === ARMY ? 'A' : 'F', at: board.ids[at]! })
  }
  const owners: Record<string, PowerId> = {}
  for (const centre of board.centres)
    if (random.below(5) > 0) owners[centre] = powers[random.below(powers.length)]!
  return {
    variant: 'standard',
    edition: EDITION_IDS[random.below(EDITION_IDS.length)]!,
    turn,
    units,
    dislodged: [],
    owners,
    idle: random.below(3) === 0 ? [powers[random.below(powers.length)]!] : [],
    closed: random.below(4) === 0 ? [board.centres[random.below(board.centres.length)]!] : [],
  }
}

const seeds = fc.string({ minLength: 1, maxLength: 8 })
const movement = fc.constantFrom<Turn>(
  { year: 1903, season: 'spring', phase: 'movement' },
  { year: 1903, season: 'fall', phase: 'movement' },
)

describe.each(STAND_IN_KINDS)('%s', { timeout: 60_000 }, (kind) => {
  const orders = (seen: PublicPosition, power: PowerId, seed: string, rounds = 5) =>
    standInOrders(kind, seen, power, seed, steps(rounds))
  const runs = { numRuns: kind === 'strategist' ? 6 : 60 }

  it('gives every unit of its power one legal order', () => {
    fc.assert(
      fc.property(seeds, movement, (seed, turn) => {
        const seen = anyPosition(seed, turn)
        const check = orderCheckFor(indexUnits(board, seen.units), EDITIONS[seen.edition], seen.closed)
        for (const power of powers) {
          const sheet = orders(seen, power, seed)
          for (const order of sheet)
            expect(checkOrder(check, power, order), JSON.stringify(order)).toMatchObject({ ok: true })
          const ordered = sheet.map((order) => ('unit' in order ? order.unit.at : ''))
          const own = seen.units.filter((unit) => unit.power === power).map(({ at }) => at)
          expect([...ordered].sort()).toEqual([...own].sort())
        }
      }),
      // A unit that stands in a closed space, beside one that could support it.
      { ...runs, examples: [['vT=', { year: 1903, season: 'spring', phase: 'movement' }]] },
    )
  })

  it('retreats and disbands as the rules allow', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const before = anyPosition(seed, { year: 1903, season: 'fall', phase: 'movement' })
        const written = powers.flatMap((power) =>
          standInOrders('tactician', before, power, seed, () => false).map((order) => ({ power, order })),
        )
        const edition = EDITIONS[before.edition]
        const { units, dislodged } = resolveMovement(board, edition, { ...before, orders: written })
        const seen: PublicPosition = {
          ...before,
          turn: { ...before.turn, phase: 'retreats' },
          units,
          dislodged,
        }
        const sheets = powers.flatMap((power) => orders(seen, power, seed).map((order) => ({ power, order })))
        const { results, strays } = resolveRetreats(board, { units, dislodged, orders: sheets })
        expect(strays).toEqual([])
        expect(sheets).toHaveLength(dislodged.length)
        expect(results.filter(({ outcome }) => outcome.kind === 'illegal')).toEqual([])
      }),
      runs,
    )
  })

  it('builds and removes exactly what is due', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const seen = anyPosition(seed, { year: 1903, season: 'winter', phase: 'adjustments' })
        const sheets = powers.flatMap((power) => orders(seen, power, seed).map((order) => ({ power, order })))
        const { results, strays } = resolveAdjustments(board, EDITIONS[seen.edition], {
          ...seen,
          orders: sheets,
        })
        expect(strays).toEqual([])
        expect(
          results.filter(
            ({ outcome }) =>
              outcome.kind === 'illegal' || (outcome.kind === 'removed' && outcome.why !== 'ordered'),
          ),
        ).toEqual([])
      }),
      runs,
    )
  })

  it('gives the same orders for the same seed and number of steps', () => {
    fc.assert(
      fc.property(seeds, movement, (seed, turn) => {
        const seen = anyPosition(seed, turn)
        expect(orders(seen, powers[0]!, seed)).toEqual(orders(seen, powers[0]!, seed))
      }),
      { numRuns: 15 },
    )
  })
})

describe('tactician', () => {
  it('does not attack a foreign unit alone in its opening', () => {
    const { units, owners } = compiledFor({ variant: 'standard' })
    const seen: PublicPosition = {
      ...anyPosition('', { year: 1901, season: 'spring', phase: 'movement' }),
      units,
      owners,
      idle: [],
      closed: [],
    }
    for (let seed = 0; seed < 40; seed++)
      for (const power of powers) {
        const sheet = standInOrders('tactician', seen, power, `alone ${seed}`, () => false)
        const alone = sheet.filter(
          (order) =>
            order.kind === 'move' &&
            units.some((unit) => unit.at === order.to && unit.power !== power) &&
            !sheet.some((other) => other.kind === 'support-move' && other.to === order.to),
        )
        expect(alone).toEqual([])
      }
  })
})

describe('strategist', { timeout: 30_000 }, () => {
  const spring: Turn = { year: 1903, season: 'spring', phase: 'movement' }
  /** As many units as centres, and the powers that own some. */
  let crowd = anyPosition('', spring)
  for (let k = 0; crowd.units.length < 34; k++) crowd = anyPosition(`crowd ${k}`, spring)
  const { power } = crowd.units[0]!

  it('stops within a moment once its time is over', () => {
    // Milliseconds of processor time, not of waiting for a busy machine.
    const worked = () => process.cpuUsage().user / 1000
    for (let k = 0; k < 5; k++) standInOrders('strategist', crowd, power, 'warm', steps(5))
    const span = () => {
      const start = worked()
      standInOrders('strategist', crowd, power, 'late', () => false)
      return worked() - start
    }
    // The figure counts threads that compile and collect garbage too, and a busy neighbour slows the processor itself:
    // the best of many runs counts.
    let least = Infinity
    for (let run = 0; run < 30 && least >= 100; run++) least = Math.min(least, span())
    expect(least).toBeLessThan(100)
  })

  it('asks before each step, and stops when told to', () => {
    let asked = 0
    standInOrders('strategist', crowd, power, 'asking', () => ++asked < 9)
    expect(asked).toBe(9)
  })

  it('takes a centre that no unit can defend', () => {
    const unit = (power: string, type: 'A' | 'F', at: string) => ({ power, type, at }) as Unit
    const seen: PublicPosition = {
      ...crowd,
      edition: '2000',
      turn: { ...spring, season: 'fall' },
      idle: [],
      closed: [],
      owners: { VIE: 'AUSTRIA', BUD: 'AUSTRIA', SMY: 'TURKEY' } as PublicPosition['owners'],
      units: [unit('ITALY', 'A', 'TYR'), unit('TURKEY', 'A', 'SMY')],
    }
    const [order] = standInOrders('strategist', seen, 'ITALY' as PowerId, 'walk in', steps(20))
    expect(order).toMatchObject({ kind: 'move' })
    expect(['VIE', 'VEN', 'TRI', 'MUN']).toContain(order?.kind === 'move' && order.to)
  })
})
