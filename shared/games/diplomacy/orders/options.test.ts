import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyUnits } from '../../../../test/support/any-phase.ts'
import { unit } from '../../../../test/support/rulebook.ts'
import { compileBoard } from '../board/board.ts'
import type { PowerId, ProvinceId } from '../board/ids.ts'
import { STANDARD } from '../variants/standard/board.ts'
import type { Unit } from '../board/unit.ts'
import { writeOrder } from '../notation/write.ts'
import { EDITIONS } from '../editions/edition.ts'
import { orderCheckFor, checkOrder } from './legality.ts'
import { movementOptions, ordersOf } from './options.ts'
import type { MovementOrder } from './order.ts'
import { indexUnits } from './unit-index.ts'
import { NAMES } from '../variants/standard/names/index.ts'

const board = compileBoard(STANDARD)
const standing = (units: string) => units.split(', ').map(unit)
const write = (order: MovementOrder) => writeOrder(order, { names: NAMES, language: 'en', style: 'codes' })
/** The flat list of the first unit's orders. */
const list = (units: string, closed: string[] = []) =>
  ordersOf(movementOptions(board, standing(units), undefined, closed as ProvinceId[])[0]!).map(write)

describe('everything a unit may be ordered, as a flat list', () => {
  it('is holding and stepping for an army alone', () =>
    expect(list('FRANCE A MAR')).toEqual([
      'A MAR H',
      'A MAR - BUR',
      'A MAR - GAS',
      'A MAR - PIE',
      'A MAR - SPA',
    ]))

  it('names every coast a fleet reaches', () =>
    expect(list('FRANCE F POR')).toEqual(['F POR H', 'F POR - MAO', 'F POR - SPA/NC', 'F POR - SPA/SC']))

  it('has a move twice that may go by land or by sea', () =>
    expect(list('FRANCE A BRE, ENGLAND F ENG').filter((text) => text.startsWith('A BRE - PIC'))).toEqual([
      'A BRE - PIC',
      'A BRE - PIC VIA',
    ]))

  it('has the coasts that can be reached over one or more fleets at sea', () =>
    expect(
      list('FRANCE A NAP, FRANCE F TYS, ITALY F LYO').filter((text) => / - (MAR|TUN|LON)/.test(text)),
    ).toEqual(['A NAP - MAR', 'A NAP - TUN']))

  it('has supports where the unit could go itself, of units that stand or could come there', () =>
    expect(list('FRANCE A MAR, ITALY A TUS, FRANCE F GAS').filter((text) => text.includes(' S '))).toEqual([
      'A MAR S F GAS',
      'A MAR S A TUS - PIE',
      'A MAR S F GAS - SPA/NC',
    ]))

  it('has supports of convoyed moves, but none by a fleet that every chain needs', () => {
    expect(list('FRANCE A BEL, ENGLAND A LON, ENGLAND F NTH')).toContain('A BEL S A LON - HOL')
    expect(list('ENGLAND F NTH, ENGLAND A LON')).not.toContain('F NTH S A LON - HOL')
    expect(list('ENGLAND F NTH, ENGLAND A LON, ENGLAND F ENG')).toContain('F NTH S A LON - BEL')
  })

  it('has convoys for a fleet at sea, not for one in port', () => {
    expect(list('ENGLAND F NTH, FRANCE A BEL').filter((text) => text.includes(' C '))).toEqual([
      'F NTH C A BEL - DEN',
      'F NTH C A BEL - EDI',
      'F NTH C A BEL - HOL',
      'F NTH C A BEL - LON',
      'F NTH C A BEL - NWY',
      'F NTH C A BEL - YOR',
    ])
    expect(list('ENGLAND F EDI, FRANCE A BEL, ENGLAND F NTH').filter((text) => text.includes(' C '))).toEqual(
      [],
    )
  })

  it('leaves a closed country out', () =>
    expect(
      list('AUSTRIA A TYR, AUSTRIA A TRI', ['VEN', 'PIE']).filter((text) => /VEN|PIE/.test(text)),
    ).toEqual([]))
})

describe('the tree of them', () => {
  const units = standing('FRANCE A BRE, ENGLAND F ENG, FRANCE F MAO')

  it('is of one power, or of all', () => {
    expect(movementOptions(board, units, 'FRANCE' as PowerId).map(({ unit: { at } }) => at)).toEqual([
      'BRE',
      'MAO',
    ])
    expect(movementOptions(board, units)).toHaveLength(3)
  })

  it('has targets with their destinations under each kind', () => {
    const [, , fleet] = movementOptions(board, units)
    expect(fleet?.supportsHold).toEqual([
      { type: 'A', at: 'BRE' },
      { type: 'F', at: 'ENG' },
    ])
    const convoys = fleet?.convoys.map(({ target, to }) => [target.at, to.join(' ')])
    // Not to London: the chain over the Channel needs no fleet in the Atlantic.
    expect(convoys).toEqual([['BRE', 'GAS NAF POR SPA']])
  })
})

/** Every order that can be written for a unit, with every coast named. */
function everyOrder(units: readonly Unit[], { type, at }: Unit): MovementOrder[] {
  const self = { type, at }
  const places = board.ids.filter((id) => id.length > 3 || board.coasts[board.index.get(id)!]!.length === 0)
  const all = [...new Set([...places, ...board.ids])]
  const moves = all.flatMap((to): MovementOrder[] => [
    { kind: 'move', unit: self, to },
    { kind: 'move', unit: self, to, via: true },
  ])
  const helps = units.flatMap(({ type: kind, at: where }): MovementOrder[] => {
    const target = { type: kind, at: where }
    return [
      { kind: 'support-hold', unit: self, target },
      ...all.flatMap((to): MovementOrder[] => [
        { kind: 'support-move', unit: self, target, to },
        { kind: 'convoy', unit: self, target, to },
      ]),
    ]
  })
  return [{ kind: 'hold', unit: self }, ...moves, ...helps]
}

it('are exactly the orders that the judge allows as they are written', () => {
  // Without corrections: then a legal order is exactly one of the list.
  const edition = {
    id: 'strict',
    policies: {
      ...EDITIONS['2023'].policies,
      coastOmitted: 'fails',
      supportCoast: 'required',
      coastIrrelevant: 'fails',
    } as const,
  }
  fc.assert(
    fc.property(anyUnits(board, 7), ({ units }) => {
      const check = orderCheckFor(indexUnits(board, units), edition)
      const offered = movementOptions(board, units)
      units.forEach((its, i) => {
        const legal = everyOrder(units, its)
          .filter((order) => {
            const verdict = checkOrder(check, its.power, order)
            return verdict.ok && write(verdict.value) === write(order)
          })
          .map(write)
        const listed = new Set(ordersOf(offered[i]!).map(write))
        for (const text of listed) expect(legal).toContain(text)
        for (const text of legal) {
          // Via has no meaning where there is no other way, and a single coast needs no name in a support.
          const plain = text.replace(' VIA', '')
          if (!listed.has(text) && !listed.has(plain)) expect(text).toMatch(/ S F .* - (SPA|STP|BUL)$/)
        }
      })
    }),
    { numRuns: 40 },
  )
})
