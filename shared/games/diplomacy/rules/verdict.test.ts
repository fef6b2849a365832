import { describe, expect, it } from 'vitest'
import { fate, fateRows } from '../../../../test/support/fate.ts'
import { EDITIONS, withPolicies, type Edition } from '../editions/edition.ts'

const same = (table: string, edition?: Edition) =>
  it.each(fateRows(table))('%s | %s | %s', (orders, at, expected) =>
    expect(fate(orders, at, edition)).toBe(expected),
  )

describe('an order that needs no explanation', () =>
  same(`
    FRANCE: A PAR - BUR | PAR | moves

    FRANCE: A PAR H | PAR | holds

    FRANCE: A PAR | PAR | unordered

    FRANCE: A PAR S A BUR, A BUR H | PAR | supports

    ENGLAND: A LON - BEL, F NTH C A LON - BEL | LON | moves by sea

    ENGLAND: A LON - BEL, F NTH C A LON - BEL | NTH | convoys

    ENGLAND: A LON - BEL, F NTH H | LON | no-convoy

    ENGLAND: A YOR - SPA, F NTH C A YOR - SPA, F MAO C A YOR - SPA, F ENG H | YOR | no-convoy

    ENGLAND: A YOR - SPA, F NTH C A YOR - SPA, F MAO C A YOR - SPA, F ENG H | NTH | unmatched ENGLAND A YOR had-no-convoy

    FRANCE: A PAR - BUR, A MAR S A PAR - BUR; GERMANY: A BUR H, A MUN - RUH | PAR | moves

    FRANCE: A PAR - BUR; GERMANY: A BUR - MUN | PAR | moves

    FRANCE: A PAR - BUR; GERMANY: A MUN - BUR; ITALY: A MAR - BUR, A GAS S A MAR - BUR | MAR | moves

    FRANCE: A PAR - BUR, A BUR - BEL | PAR | moves

    FRANCE: A BUR - BEL, A MAR S A MUN - BUR; GERMANY: A MUN - BUR; ITALY: A PAR - BUR | MUN | moves

    FRANCE: A PAR - MOS | PAR | illegal unreachable
  `))

describe('a stand-off names every unit that opposed it', () =>
  same(`
    FRANCE: A PAR - BUR; GERMANY: A MUN - BUR | PAR | bounced 1:1 by GERMANY A MUN #3

    FRANCE: A PAR - BUR; GERMANY: A MUN - BUR, A RUH S A MUN - BUR | PAR | bounced 1:2 by GERMANY A MUN #2

    FRANCE: A PAR - BUR; GERMANY: A MUN - BUR; ITALY: A MAR - BUR | MUN
      | bounced 1:1 by ITALY A MAR, FRANCE A PAR #3

    FRANCE: A PAR - BUR; GERMANY: A BUR H | PAR | bounced 1:1 by GERMANY A BUR #5

    FRANCE: A PAR - BUR, A MAR S A PAR - BUR; GERMANY: A BUR H | BUR | holds #2, dislodged by FRANCE A PAR

    FRANCE: A PAR - BUR; GERMANY: A MUN - BUR, A RUH S A MUN - BUR; ITALY: A MAR - BUR, A GAS S A MAR - BUR | PAR
      | bounced 1:2 by ITALY A MAR, GERMANY A MUN #3

    FRANCE: A PAR - BUR; GERMANY: A BUR H, A MUN S A BUR | PAR | bounced 1:2 by GERMANY A BUR #5

    FRANCE: A PAR - BUR; GERMANY: A BUR - MUN; RUSSIA: A MUN H | PAR | bounced 1:1 by GERMANY A BUR #5

    FRANCE: A PAR - BUR; GERMANY: A BUR - MUN, A MUN - TYR; ITALY: A TYR H | PAR | bounced 1:1 by GERMANY A BUR #5

    FRANCE: A PAR - BUR; GERMANY: A BUR - MUN, A RUH S A BUR - MUN; RUSSIA: A MUN H, A TYR S A MUN | PAR
      | bounced 1:1 by GERMANY A BUR #5

    FRANCE: A PAR - BUR; ITALY: A MAR - BUR; GERMANY: A MUN - BUR, A RUH S A MUN - BUR | PAR
      | bounced 1:2 by GERMANY A MUN #2

    FRANCE: A PAR - BUR; GERMANY: A MUN - BUR, A RUH S A MUN - BUR; ITALY: A MAR - BUR | PAR
      | bounced 1:2 by GERMANY A MUN #2

    FRANCE: A PAR - BUR; GERMANY: A MUN - BUR; ITALY: A MAR - BUR; AUSTRIA: A TYR - MUN, A BOH S A TYR - MUN | PAR
      | bounced 1:1 by ITALY A MAR, GERMANY A MUN #3

    FRANCE: A PAR - BUR; GERMANY: A MUN - BUR; AUSTRIA: A TYR - MUN, A BOH S A TYR - MUN | PAR
      | bounced 1:1 by GERMANY A MUN #10

    FRANCE: A PAR - BUR; GERMANY: A MUN - BUR; ITALY: A BUR H | PAR
      | bounced 1:1 by ITALY A BUR, GERMANY A MUN #4

    FRANCE: A PAR - BUR, A PIC S A PAR - BUR; GERMANY: A MUN - BUR, A RUH S A MUN - BUR; ITALY: A BUR H | PAR
      | bounced 2:2 by GERMANY A MUN #4

    FRANCE: A PAR - BUR, A PIC S A PAR - BUR; GERMANY: A MUN - BUR; ITALY: A BUR H, A MAR S A BUR | PAR
      | bounced 2:2 by ITALY A BUR #5

    FRANCE: A PAR - BUR; GERMANY: A BUR - PAR; ITALY: A MAR - BUR, A GAS S A MAR - BUR | PAR
      | bounced 1:2 by ITALY A MAR #2

    ENGLAND: A LON - BEL, F NTH C A LON - BEL; GERMANY: A RUH - BEL | LON | bounced 1:1 by GERMANY A RUH #18

    ENGLAND: A LON - BEL, F NTH C A LON - BEL; GERMANY: A RUH - BEL | NTH | convoys in vain, held-off

    ENGLAND: A LON - BEL, F NTH C A LON - BEL, F BEL H | NTH | convoys in vain, held-off

    ENGLAND: A LON - BEL, F NTH C A LON - BEL; GERMANY: A RUH - BEL | RUH | bounced 1:1 by ENGLAND A LON #3

    ENGLAND: A LON - BEL, F NTH C A LON - BEL; GERMANY: A BEL H, A HOL S A BEL | LON | bounced 1:2 by GERMANY A BEL #5

    ENGLAND: A LON - BEL, F NTH C A LON - BEL; GERMANY: A RUH - BEL, A HOL S A RUH - BEL | LON
      | bounced 1:2 by GERMANY A RUH #2

    FRANCE: A PAR - BUR; GERMANY: A BUR H, A MUN - BUR, A RUH S A MUN - BUR; ITALY: A MAR - BUR, A GAS S A MAR - BUR | PAR
      | bounced 1:1 by GERMANY A BUR #5

    FRANCE: A PAR - BUR; GERMANY: A BUR - MUN, A RUH - MUN; ITALY: A MAR - BUR, A GAS S A MAR - BUR | PAR
      | bounced 1:2 by ITALY A MAR #2

    ENGLAND: F NTH - NWY, A NWY - STP, F BAR S A NWY - STP; RUSSIA: A STP - NWY, F SWE S A STP - NWY | NTH
      | bounced 1:1 by ENGLAND A NWY #5
  `))

describe('units of one power', () =>
  same(
    `
    FRANCE: A PAR - BUR, A MAR S A PAR - BUR, A BUR H | PAR | own-unit 2:1 FRANCE A BUR #12

    FRANCE: A PAR - BUR, A BUR H | PAR | bounced 1:1 by FRANCE A BUR #5

    FRANCE: A PAR - BUR, A MAR S A PAR - BUR, A BUR H; GERMANY: A MUN - BUR, A RUH S A MUN - BUR | PAR
      | bounced 2:2 by GERMANY A MUN #4

    FRANCE: A MAR S A PAR - BUR, A BUR H; GERMANY: A PAR - BUR | PAR
      | bounced 1:1 by FRANCE A BUR without FRANCE A MAR #12

    FRANCE: A MAR S A PAR - BUR, A BUR - GAS, A SPA - GAS; GERMANY: A PAR - BUR, A MUN S A PAR - BUR;
      ITALY: A RUH - BUR, A BEL S A RUH - BUR | PAR | bounced 2:2 by ITALY A RUH without FRANCE A MAR #12

    ENGLAND: F KIE - BER; GERMANY: A BER - KIE, A MUN S F KIE - BER | KIE
      | head-to-head 1:1 by GERMANY A BER without GERMANY A MUN #12

    ENGLAND: F KIE - BER; GERMANY: A BER - KIE, A MUN S F KIE - BER, A RUH S A BER - KIE, A HOL S A BER - KIE | KIE
      | head-to-head 1:3 by GERMANY A BER without GERMANY A MUN #6, dislodged by GERMANY A BER

    FRANCE: A MAR S A PAR - BUR, A BUR H; GERMANY: A PAR - BUR | MAR
      | supports sparing FRANCE A BUR #12

    FRANCE: A MAR S A PAR - BUR, A BUR - BEL; GERMANY: A PAR - BUR | MAR | supports

    FRANCE: A PAR S A BUR, A PIC - PAR, A BUR H | PAR | supports #16

    FRANCE: A PAR S A BUR, A PIC - PAR, A BUR H; GERMANY: A GAS - PAR | PAR | cut by GERMANY A GAS #13

    FRANCE: A PAR S A BUR, A GAS - PAR, A BRE S A GAS - PAR, A BUR H; GERMANY: A PIC - PAR | PAR
      | cut by GERMANY A PIC #13
  `,
  ))

describe('exchanges of places', () =>
  same(`
    FRANCE: A PAR - BUR; GERMANY: A BUR - PAR | PAR | head-to-head 1:1 by GERMANY A BUR #6

    FRANCE: A PAR - BUR; GERMANY: A BUR - PAR, A MUN S A BUR - PAR | PAR | head-to-head 1:1 by GERMANY A BUR #6

    FRANCE: A PAR - BUR; GERMANY: A BUR - PAR; ITALY: A MAR - BUR | PAR | head-to-head 1:1 by GERMANY A BUR #6

    ENGLAND: A NWY - SWE VIA, F SKA C A NWY - SWE, F DEN S A NWY - SWE;
      RUSSIA: A SWE - NWY; FRANCE: F NWG - NWY | SWE | powerless by ENGLAND A NWY #11, dislodged by ENGLAND A NWY

    FRANCE: A PAR - BUR; GERMANY: A BUR - PAR, A PIC S A BUR - PAR | PAR
      | head-to-head 1:2 by GERMANY A BUR #6, dislodged by GERMANY A BUR

    FRANCE: A PAR - BUR, A BUR - PAR, A MAR S A PAR - BUR | PAR | own-unit 2:1 FRANCE A BUR #12

    ENGLAND: A HOL - BEL VIA, F NTH C A HOL - BEL; FRANCE: A BEL - HOL | HOL | moves by sea #19

    ENGLAND: A HOL - BEL VIA, F NTH C A HOL - BEL; FRANCE: A BEL - HOL | BEL | moves #19

    ENGLAND: A HOL - BEL VIA, F NTH C A HOL - BEL, A RUH S A HOL - BEL; FRANCE: A BEL - HOL; GERMANY: F KIE - HOL | HOL
      | moves by sea

    FRANCE: A PAR - BUR, A BUR - GAS, A GAS - PAR | GAS | moves #7

    FRANCE: A PAR - BUR, A MAR S A PAR - BUR; GERMANY: A BUR - PAR; ITALY: A GAS - PAR | GAS | moves #11

    FRANCE: A PAR - BUR, A MAR S A PAR - BUR; GERMANY: A BUR - PAR; ITALY: A GAS - PAR, A PIC S A GAS - PAR | GAS
      | moves

    FRANCE: A PAR - BUR, A MAR S A PAR - BUR; GERMANY: A BUR - GAS; ITALY: F SPA/NC - GAS | SPA/NC
      | bounced 1:1 by GERMANY A BUR #10
  `))

describe('a support', () =>
  same(
    `
    FRANCE: A PAR S A MAR - BUR, A MAR - BUR; GERMANY: A PIC - PAR | PAR | cut by GERMANY A PIC #13

    FRANCE: A PAR S A MAR - BUR, A MAR - BUR; GERMANY: A PIC - PAR, A GAS - PAR, A BRE S A GAS - PAR | PAR
      | cut-by-dislodgement by GERMANY A GAS #14, dislodged by GERMANY A GAS

    FRANCE: A PAR S A MAR - BUR, A MAR - BUR; GERMANY: A PIC - PAR, A GAS - PAR | PAR | cut by GERMANY A GAS #13

    FRANCE: A PAR S A MAR - BUR, A MAR - BUR; GERMANY: A GAS - PAR, A PIC - PAR | PAR | cut by GERMANY A GAS #13

    FRANCE: A MUN S A MAR - BUR, A MAR - BUR, A TYR S A MUN; RUSSIA: A SIL - MUN, A BOH S A SIL - MUN;
      GERMANY: A KIE - MUN | MUN | cut by RUSSIA A SIL #13

    FRANCE: A MUN S A MAR - BUR, A MAR - BUR, A TYR S A MUN; GERMANY: A KIE - MUN;
      RUSSIA: A SIL - MUN, A BOH S A SIL - MUN | MUN | cut by RUSSIA A SIL #13

    FRANCE: A PAR S A MAR - BUR, A MAR - BUR; GERMANY: A PIC - PAR; ENGLAND: A BEL - PIC, F ENG S A BEL - PIC | PAR
      | cut by GERMANY A PIC #15

    FRANCE: A PAR S A MAR - BUR, A MAR - BUR; GERMANY: A BUR - PAR | PAR | supports

    FRANCE: A PAR S A BUR, A BUR - MUN | PAR | unmatched FRANCE A BUR moved #8

    FRANCE: A PAR S A MAR - BUR, A MAR H | PAR | unmatched FRANCE A MAR held #9

    FRANCE: A PAR S A MAR - BUR, A MAR - GAS | PAR | unmatched FRANCE A MAR moved-elsewhere #9

    FRANCE: A PAR S A MAR - BUR, A MAR S A PAR | PAR | unmatched FRANCE A MAR had-no-legal-order

    FRANCE: A PAR S A MAR - BUR, A MAR - MOS | PAR | unmatched FRANCE A MAR had-no-legal-order

    ENGLAND: A YOR - NWY VIA, F NTH H, F NWG S A YOR - NWY | NWG | unmatched ENGLAND A YOR had-no-convoy

    ENGLAND: A YOR - NWY, F NTH C A YOR - BEL, F NWG S A YOR - NWY | NWG | unmatched ENGLAND A YOR had-no-convoy

    ENGLAND: A YOR - NWY VIA, F NTH H, F NWG S A YOR - EDI | NWG | unmatched ENGLAND A YOR moved-elsewhere #9

    FRANCE: F GAS S F MAO - SPA/NC, F MAO - SPA/SC | GAS | unmatched FRANCE F MAO moved-elsewhere #9
  `,
  ))

describe('a convoy', () =>
  same(`
    ENGLAND: A LON - BEL, F NTH C A LON - BEL; GERMANY: F HEL - NTH, F NWY S F HEL - NTH | LON
      | convoy-broken ENGLAND F NTH by GERMANY F HEL #17

    GERMANY: F HEL - NTH, F NWY S F HEL - NTH; ITALY: F IRI - ENG, F MAO S F IRI - ENG;
      ENGLAND: A LON - BEL, F NTH C A LON - BEL, F ENG C A LON - BEL | LON
      | convoy-broken ENGLAND F ENG by ITALY F IRI, ENGLAND F NTH by GERMANY F HEL #17

    ENGLAND: A LON - SPA, F ENG C A LON - SPA, F MAO C A LON - SPA; FRANCE: F BRE - ENG, F IRI S F BRE - ENG | MAO
      | convoys in vain, ENGLAND F ENG lost #17

    ENGLAND: A LON - BEL, F NTH C A LON - BEL; GERMANY: F HEL - NTH, F NWY S F HEL - NTH; FRANCE: A PIC - BEL | PIC
      | moves

    ENGLAND: A LON - BEL, F NTH C A LON - BEL; GERMANY: F HEL - NTH, F NWY S F HEL - NTH | NTH
      | convoys #2, dislodged by GERMANY F HEL

    ENGLAND: A LON - BEL, F NTH C A LON - BEL, F ENG C A LON - BEL; GERMANY: F HEL - NTH, F NWY S F HEL - NTH | LON
      | moves by sea #20

    ENGLAND: A LON - YOR, F NTH C A LON - BEL | NTH | unmatched ENGLAND A LON moved-elsewhere

    ENGLAND: A LON H, F NTH C A LON - BEL | NTH | unmatched ENGLAND A LON held

    FRANCE: A BEL - HOL; ENGLAND: F NTH C A BEL - HOL | NTH | unmatched FRANCE A BEL went-by-land

    FRANCE: A BRE - LON, F ENG C A BRE - LON; ENGLAND: F LON S F WAL - ENG, F WAL - ENG | BRE
      | convoy-broken FRANCE F ENG by ENGLAND F WAL #17

    FRANCE: A BRE - LON, F ENG C A BRE - LON; ENGLAND: F LON S F WAL - ENG, F WAL - ENG | LON | supports #21

    FRANCE: A BRE - LON, F ENG C A BRE - LON, F IRI C A BRE - LON, F MAO C A BRE - LON, F NTH C A BRE - LON;
      ENGLAND: F LON S F WAL - ENG, F WAL - ENG | LON | supports #21

    FRANCE: A PIC - LON, F ENG C A PIC - LON, F NTH C A PIC - LON; ENGLAND: F LON S F WAL - ENG, F WAL - ENG | LON
      | supports #21

    FRANCE: A BEL - LON, F ENG C A BEL - LON, F NTH C A BEL - LON; ENGLAND: F LON S F WAL - ENG, F WAL - ENG | LON
      | cut by FRANCE A BEL #22

    FRANCE: A BEL - LON, F ENG C A BEL - LON, F NTH C A BEL - LON, F YOR S A BEL - LON;
      ENGLAND: F LON S F WAL - ENG, F WAL - ENG | LON
      | cut-by-dislodgement by FRANCE A BEL #22, dislodged by FRANCE A BEL

    FRANCE: A BEL - LON, F ENG C A BEL - LON, F NTH C A BEL - LON; ENGLAND: F LON S F EDI - NTH, F EDI - NTH | BEL
      | bounced 1:1 by ENGLAND F LON #18
  `))

describe('a support against a fleet that convoys another army, or none', () => {
  // The army that would have cut it was lost at sea.
  const lost = `ENGLAND: F LON S F IRI - ENG, F IRI - ENG; GERMANY: F HEL - NTH, F NWY S F HEL - NTH;
    FRANCE: A BEL - LON, F NTH C A BEL - LON`
  same(`
    ${lost}, F ENG C A PIC - WAL, A PIC - WAL | LON | supports

    ${lost}, F ENG C A BEL - WAL | LON | supports

    ${lost}, F ENG H | LON | supports

    ${lost}, F ENG C A BEL - LON | LON | supports #21
  `)
})

describe('a support of an attack that could not dislodge the fleet anyway', () =>
  same(
    `
    FRANCE: A BRE - LON, F ENG C A BRE - LON, F MAO S F ENG, F IRI S F ENG;
      ENGLAND: F LON S F WAL - ENG, F WAL - ENG | LON | cut by FRANCE A BRE #13

    FRANCE: A BRE - WAL, F ENG C A BRE - WAL, F IRI C A BRE - WAL; ENGLAND: F WAL S F LON - ENG, F LON - ENG;
      GERMANY: F NTH - ENG, F BEL S F NTH - ENG, F PIC S F NTH - ENG | WAL | supports
  `,
    withPolicies(EDITIONS['2000'], { convoyParadox: 'szykman' }),
  ))

describe('a paradox, by Szykman’s rule', () => {
  const szykman = withPolicies(EDITIONS['2000'], { convoyParadox: 'szykman' })
  const knot = 'FRANCE: A BRE - LON, F ENG C A BRE - LON; ENGLAND: F LON S F WAL - ENG, F WAL - ENG'
  it.each([
    ['BRE', 'paradox szykman FRANCE F ENG'],
    ['ENG', 'paradox szykman FRANCE F ENG, dislodged by ENGLAND F WAL'],
    ['LON', 'supports'],
    ['WAL', 'moves'],
  ])('%s: %s', (at, expected) => expect(fate(knot, at, szykman)).toBe(expected))

  it('stops every move of the paradox where all hold', () =>
    expect(fate(knot, 'BRE', withPolicies(EDITIONS['2000'], { convoyParadox: 'all-hold' }))).toBe(
      'paradox all-hold FRANCE F ENG',
    ))
})
