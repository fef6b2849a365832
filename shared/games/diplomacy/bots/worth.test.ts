import { describe, expect, it } from 'vitest'
import type { PowerId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import { compiledFor } from '../variants/compiled.ts'
import { MOVE } from '../orders/legality.ts'
import { resolve } from '../rules/core/resolve.ts'
import { fieldOf } from './field.ts'
import { FALL, outlookOf } from './outlook.ts'
import { holding, lay } from './plan.ts'
import type { PublicPosition } from './public-position.ts'
import { evaluatorFor, standingWith, weigh, worthTo } from './worth.ts'

const { board, powers } = compiledFor({ variant: 'standard' })

/** What a fall is worth to the power of the first unit if that one moves and all others hold. */
function worthOfMove(
  units: readonly string[],
  owners: Record<string, string>,
  to: string,
  lastYear?: number,
): number {
  const seen: PublicPosition = {
    variant: 'standard',
    edition: '2000',
    turn: { year: 1905, season: 'fall', phase: 'movement' },
    units: units.map((text) => {
      const [power, type, at] = text.split(' ')
      return { power, type, at } as Unit
    }),
    dislodged: [],
    owners: owners as Record<string, PowerId>,
    idle: [],
    closed: [],
    ...(lastYear !== undefined && { lastYear }),
  }
  const field = fieldOf(seen)
  const evaluator = evaluatorFor(
    field,
    powers.map((_, power) => outlookOf(field, power, FALL)),
  )
  for (const own of field.units) lay(field, holding(own))
  field.work.kind[0] = field.seen.units[0]!.at === to ? 0 : MOVE
  field.work.to[0] = board.index.get(to)!
  resolve(field.work)
  weigh(evaluator)
  return worthTo(evaluator, field.position.power[0]!)
}

describe('a fall', () => {
  it('is worth less to a power the more neighbours can enter a centre it left open', () => {
    const owners = { PAR: 'FRANCE', BRE: 'FRANCE', MUN: 'GERMANY' }
    const beside = (...others: string[]) =>
      worthOfMove(['FRANCE A GAS', ...others.map((at) => `GERMANY A ${at}`)], owners, 'GAS')
    expect(beside('BUR', 'MUN')).toBeGreaterThan(beside('BUR', 'PIC'))
  })

  it('leaves nothing to fear where the game ends with it', () => {
    const owners = { PAR: 'FRANCE', BRE: 'FRANCE', MUN: 'GERMANY' }
    const beside = (year: number, ...others: string[]) =>
      worthOfMove(['FRANCE A GAS', ...others.map((at) => `GERMANY A ${at}`)], owners, 'GAS', year)
    expect(beside(1905, 'BUR', 'PIC')).toBe(beside(1905, 'BUR', 'MUN'))
    expect(beside(1906, 'BUR', 'PIC')).toBeLessThan(beside(1906, 'BUR', 'MUN'))
  })

  it('is won alone with one centre more than half, and not with half, where the game ends with it', () => {
    const half = board.centres.slice(0, 17).filter((at) => at !== 'SPA')
    const owners = Object.fromEntries(half.map((at) => [at, 'FRANCE']))
    const short = 17 - half.length
    const more = board.centres.filter((at) => at !== 'SPA' && !half.includes(at))
    for (const at of more.slice(0, short)) owners[at] = 'FRANCE'
    for (const at of more.slice(short)) owners[at] = 'GERMANY'
    expect(worthOfMove(['FRANCE A GAS'], owners, 'SPA', 1905)).toBeGreaterThan(0.95)
    expect(worthOfMove(['FRANCE A GAS'], owners, 'GAS', 1905)).toBeLessThan(0.8)
  })

  it('is worth less with a unit left in the only free home centre when a build is due', () => {
    // Two builds are due either way; with the army in Burgundy both home centres are free, in Paris one.
    const owners = { PAR: 'FRANCE', MAR: 'FRANCE', SPA: 'FRANCE', POR: 'FRANCE' }
    const units = ['FRANCE A PAR', 'FRANCE F POR', 'TURKEY A SMY']
    expect(worthOfMove(units, owners, 'BUR')).toBeGreaterThan(worthOfMove(units, owners, 'PAR'))
  })
})

describe('a standing', () => {
  const of = (own: number, ...others: number[]) => standingWith(Float64Array.from([own, ...others]), 0, 34)
  it('counts for more among small rivals than beside a large one', () => {
    expect(of(10, 4, 4, 4, 4, 4, 4)).toBeGreaterThan(of(10, 14, 2, 2, 2, 2, 2))
  })
  it('grows fastest about the majority', () => {
    const step = (from: number) => of(from + 1, 8, 8) - of(from, 8, 8)
    expect(step(17)).toBeGreaterThan(step(12))
    expect(step(17)).toBeGreaterThan(step(21))
  })
})
