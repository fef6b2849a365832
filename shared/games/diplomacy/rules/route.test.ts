import { describe, expect, it } from 'vitest'
import { phaseOf } from '../../../../test/support/phase.ts'
import { compileBoard } from '../board/board.ts'
import { STANDARD } from '../variants/standard/board.ts'
import { EDITIONS, withPolicies, type Policies } from '../editions/edition.ts'
import { resolveMovement } from './movement.ts'

const board = compileBoard(STANDARD)

/** The route of the unit in a place. */
function route(orders: string, at: string, policies: Partial<Policies> = {}): string | undefined {
  const edition = withPolicies(EDITIONS['2000'], policies)
  const { results } = resolveMovement(board, edition, phaseOf(orders))
  return results.find(({ unit }) => unit.at === at)?.route?.join(' ')
}

describe('the route of a move', () => {
  it.each([
    ['over one fleet', 'ENGLAND: A LON - BEL, F NTH C A LON - BEL', 'NTH'],
    [
      'over a chain, in the order of the journey',
      'ENGLAND: F WES C A LON - TUN, F ENG C A LON - TUN, F MAO C A LON - TUN, A LON - TUN',
      'ENG MAO WES',
    ],
    [
      'the shorter of two',
      'ENGLAND: A LON - BRE, F ENG C A LON - BRE, F NTH C A LON - BRE, F NWG C A LON - BRE, F NAO C A LON - BRE, F MAO C A LON - BRE',
      'ENG',
    ],
    [
      'of two as short the one the board lists first',
      'ENGLAND: A LON - BEL, F NTH C A LON - BEL, F ENG C A LON - BEL',
      'ENG',
    ],
    [
      'the one whose fleet stood',
      `ENGLAND: A LON - BEL, F NTH C A LON - BEL, F ENG C A LON - BEL;
        FRANCE: F BRE - ENG, F MAO S F BRE - ENG`,
      'NTH',
    ],
    [
      'over the fleets that were ordered, where one was lost',
      'ENGLAND: A LON - BEL, F NTH C A LON - BEL; GERMANY: F HEL - NTH, F DEN S F HEL - NTH',
      'NTH',
    ],
    [
      'over the fleets there were, where the chain has a gap',
      'ENGLAND: A LON - TUN, F MAO C A LON - TUN, F ENG C A LON - TUN, F WES H',
      'ENG MAO',
    ],
    [
      'as it was to be, where the army was held off',
      'ENGLAND: A LON - BEL, F NTH C A LON - BEL; FRANCE: A BEL H',
      'NTH',
    ],
    [
      'in a paradox',
      'ENGLAND: A LON - BEL, F NTH C A LON - BEL; GERMANY: F BEL S F HOL - NTH, F HOL - NTH',
      'NTH',
    ],
  ])('is given %s', (_, orders, expected) =>
    expect(route(orders.replaceAll('\n', ' '), 'LON')).toBe(expected),
  )

  it.each([
    ['by land', 'FRANCE: A PIC - BEL', 'PIC'],
    [
      'by land, whoever offered to carry the army',
      'FRANCE: A PIC - BEL; ENGLAND: F ENG C A PIC - BEL',
      'PIC',
    ],
    ['that nobody was ordered to carry', 'ENGLAND: A LON - BEL, F NTH H', 'LON'],
    ['of a fleet', 'ENGLAND: F LON - NTH', 'LON'],
    ['that is none', 'ENGLAND: A LON H, F NTH C A LON - BEL', 'NTH'],
  ])('is not given %s', (_, orders, at) => expect(route(orders, at)).toBeUndefined())

  it('is none for an army that went by land instead', () =>
    expect(
      route(
        'FRANCE: A PIC - BEL VIA, F ENG C A PIC - BEL; ENGLAND: F LON - ENG, F NTH S F LON - ENG',
        'PIC',
        {
          disruptedConvoy: 'falls-back-to-land',
        },
      ),
    ).toBeUndefined())
})
