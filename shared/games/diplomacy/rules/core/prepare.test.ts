// Which way an army goes, and that no data of one army, or of one phase, affect the next.
import { describe, expect, it } from 'vitest'
import { fate, fateRows } from '../../../../../test/support/fate.ts'
import { EDITIONS, withPolicies, type Policies } from '../../editions/edition.ts'

const same = (table: string, policies: Partial<Policies> = {}) =>
  it.each(fateRows(table))('%s | %s | %s', (orders, at, expected) =>
    expect(fate(orders, at, withPolicies(EDITIONS['2000'], policies))).toBe(expected),
  )

describe('an army that could walk goes by sea', () => {
  describe('where its order says so, or a fleet of its own convoys it (R122, R123)', () =>
    same(`
      ENGLAND: A HOL - BEL, F NTH C A HOL - BEL | HOL | moves by sea

      ENGLAND: A HOL - BEL VIA; FRANCE: F NTH C A HOL - BEL | HOL | moves by sea

      ENGLAND: A HOL - BEL; FRANCE: F NTH C A HOL - BEL | HOL | moves

      ENGLAND: A HOL - BEL VIA, F NTH H | HOL | moves
    `))

  describe('only where its order says so', () =>
    same(
      `
      ENGLAND: A HOL - BEL VIA, F NTH C A HOL - BEL | HOL | moves by sea

      ENGLAND: A HOL - BEL, F NTH C A HOL - BEL | HOL | moves
    `,
      { convoyRoute: 'via' },
    ))

  describe('only to exchange places, over a whole route (1971)', () =>
    same(
      `
      ENGLAND: A HOL - BEL, F NTH C A HOL - BEL; FRANCE: A BEL - HOL | HOL | moves by sea #19

      ENGLAND: A HOL - BEL VIA, F NTH C A HOL - BEL | HOL | moves

      ENGLAND: A HOL - BEL, F NTH C A HOL - BEL; FRANCE: A BEL - PIC | HOL | moves

      ENGLAND: A HOL - BEL, F NTH C A HOL - BEL, A RUH S A HOL - BEL; FRANCE: A BEL H | HOL | moves

      FRANCE: A MAR - GAS, F LYO C A MAR - GAS, F WES H, F MAO H; ITALY: A GAS - MAR | MAR
        | head-to-head 1:1 by ITALY A GAS #6
    `,
      { convoyRoute: '1971', viaWithoutConvoy: 'fails' },
    ))

  describe('or not at all, where its convoy is not whole and it may not walk then', () =>
    same(
      `
      ENGLAND: A HOL - BEL VIA, F NTH H | HOL | no-convoy

      ENGLAND: A HOL - BEL, F NTH H | HOL | moves
    `,
      { viaWithoutConvoy: 'fails' },
    ))
})

describe('a fleet convoys one army', () =>
  // Denmark needs the Channel too, whose fleet waits for Brest.
  same(`
    FRANCE: A BRE - HOL, F ENG C A BRE - HOL, A DEN - WAL, F NTH C A DEN - WAL | DEN | no-convoy

    FRANCE: A BRE - HOL, F ENG C A BRE - HOL, A DEN - WAL, F NTH C A DEN - WAL | BRE | no-convoy
  `))

describe('the first places of the board', () =>
  // The first place has number 0, which must not count as no place; and the first coast is numbered right after the
  // last province.
  same(`
    ITALY: F ADR - TRI; AUSTRIA: A TRI H | ADR | bounced 1:1 by AUSTRIA A TRI #5

    TURKEY: F CON - BUL/SC, F AEG S F CON - BUL/EC | AEG | unmatched TURKEY F CON moved-elsewhere #9
  `))

it('the fleets of one phase do not convoy in the next', () => {
  const convoys = 'ENGLAND: A LON - NWY, F NTH C A LON - NWY'
  expect(fate(`${convoys}; FRANCE: A BRE - GAS, F MAO C A BRE - GAS`, 'BRE')).toBe('moves by sea')
  expect(fate(`${convoys}; FRANCE: A BRE - GAS`, 'BRE')).toBe('moves')
})
