// Decisions that have to wait for others, and those that only one edition takes. Units are listed in the order in
// which the core decides them, so that a decision taken too early shows.
import { describe, expect, it } from 'vitest'
import { fate, fateRows } from '../../../../../test/support/fate.ts'
import { EDITIONS, withPolicies, type Policies } from '../../editions/edition.ts'

const by = (policies: Partial<Policies>, edition: keyof typeof EDITIONS = '2000') =>
  withPolicies(EDITIONS[edition], policies)

const same = (table: string, policies: Partial<Policies> = {}, edition: keyof typeof EDITIONS = '2000') =>
  it.each(fateRows(table))('%s | %s | %s', (orders, at, expected) =>
    expect(fate(orders, at, by(policies, edition))).toBe(expected),
  )

describe('an army that may go by land if its convoy fails', () =>
  same(
    `
    ENGLAND: A HOL - BEL VIA, F NTH C A HOL - BEL; FRANCE: A BEL - HOL; GERMANY: F HEL - NTH | HOL | moves by sea #19

    ENGLAND: A HOL - BEL VIA, F NTH C A HOL - BEL; FRANCE: A BEL - HOL; GERMANY: F HEL - NTH | BEL | moves #19

    FRANCE: A BEL - HOL; ENGLAND: A HOL - BEL VIA, F NTH C A HOL - BEL; GERMANY: F HEL - NTH | BEL | moves #19

    ENGLAND: A HOL - BEL VIA, F NTH C A HOL - BEL; FRANCE: A BEL - HOL; GERMANY: F HEL - NTH, F NWY S F HEL - NTH | HOL
      | head-to-head 1:1 by FRANCE A BEL #6

    ENGLAND: A HOL - BEL VIA, F NTH C A HOL - BEL; GERMANY: F HEL - NTH, F NWY S F HEL - NTH | HOL | moves
  `,
    { disruptedConvoy: 'falls-back-to-land' },
  ))

describe('an army whose convoy fails', () =>
  same(`
    ENGLAND: A HOL - BEL VIA, F NTH C A HOL - BEL, A RUH S A HOL - BEL;
      FRANCE: A BEL - HOL, F KIE S A BEL - HOL; GERMANY: F HEL - NTH, F NWY S F HEL - NTH | BEL
      | moves

    ENGLAND: A HOL - BEL VIA, F NTH C A HOL - BEL, A RUH S A HOL - BEL;
      FRANCE: A BEL - HOL, F KIE S A BEL - HOL; GERMANY: F HEL - NTH, F NWY S F HEL - NTH | HOL
      | convoy-broken ENGLAND F NTH by GERMANY F HEL #17, dislodged by FRANCE A BEL
  `))

describe('a support that is attacked, but by its own power', () =>
  same(`
    FRANCE: A PAR - BUR, A MAR S A PAR - BUR; GERMANY: A BUR - PAR, A PIC S A BUR - PAR, A BEL - PIC | PAR
      | head-to-head 2:2 by GERMANY A BUR #6

    FRANCE: A PAR - BUR, A MAR S A PAR - BUR; GERMANY: A BUR - PAR, A PIC S A BUR - PAR, A BEL - PIC | BUR
      | head-to-head 2:2 by FRANCE A PAR #6
  `))

describe('an exchange by convoy and a third', () => {
  const table = `
    GERMANY: A RUH - BEL; ENGLAND: A HOL - BEL VIA, F NTH C A HOL - BEL, F ENG S A HOL - BEL; FRANCE: A BEL - HOL | RUH
      | bounced 1:2 by ENGLAND A HOL #2

    FRANCE: A BEL - HOL, F KIE S A BEL - HOL; GERMANY: A RUH - BEL; RUSSIA: F SKA - NTH;
      ENGLAND: A HOL - BEL VIA, F NTH C A HOL - BEL, F ENG S A HOL - BEL | RUH | bounced 1:2 by ENGLAND A HOL #2
  `
  same(table)
  same(table, {}, '2023')
})

describe('a dislodged unit in its dislodger’s space', () => {
  // By the text of R97 it is powerless there whichever way the dislodger came, by the DATC only if they met.
  const convoyed =
    'FRANCE: A BEL - HOL; GERMANY: F KIE - HOL; ENGLAND: A HOL - BEL VIA, F NTH C A HOL - BEL, A RUH S A HOL - BEL'
  const onFoot = 'FRANCE: A PAR - BUR, A MAR S A PAR - BUR; GERMANY: A BUR - PAR; ITALY: A GAS - PAR'
  it.each([
    ['2000', convoyed, 'KIE', 'moves #11'],
    ['2023', convoyed, 'KIE', 'bounced 1:1 by FRANCE A BEL #10'],
    ['2000', onFoot, 'GAS', 'moves #11'],
    ['2023', onFoot, 'GAS', 'moves #11'],
  ] as const)('%s: %s | %s | %s', (edition, orders, at, expected) =>
    expect(fate(orders, at, EDITIONS[edition])).toBe(expected),
  )
})

describe('a convoyed army and the support about a fleet of its convoy', () => {
  // London supports an attack on the Channel fleet.
  const london = 'ENGLAND: F LON S F WAL - ENG, F WAL - ENG;'
  const twoRoutes = `${london} FRANCE: A BEL - LON, F ENG C A BEL - LON, F NTH C A BEL - LON`

  describe('1971: spared, whatever other route there is', () =>
    same(`${twoRoutes} | LON | supports #21`, { convoyParadox: '1971' }))

  describe('1971: not spared where the fleet convoys another army', () =>
    same(
      `ENGLAND: F LON S F IRI - ENG, F IRI - ENG; FRANCE: A BEL - LON, F NTH C A BEL - LON, F ENG C A PIC - WAL,
        A PIC - WAL | LON | cut by FRANCE A BEL #13`,
      { convoyParadox: '1971' },
    ))

  describe('2000: not spared while another route is open', () =>
    same(`${twoRoutes} | LON | cut by FRANCE A BEL #22`))

  describe('2000: spared when the other route turns out to be closed', () =>
    same(`
      ENGLAND: F WAL - ENG, F LON S F WAL - ENG; FRANCE: F ENG C A BEL - LON, F MAO S F ENG, F IRI S F ENG,
        A BEL - LON, F NTH C A BEL - LON; GERMANY: F HEL - NTH, F NWY S F HEL - NTH, A SWE - NWY | LON | supports #21
    `))

  describe('1982: any convoying fleet spares, if its army’s route is ordered whole', () =>
    same(
      `
      ENGLAND: F LON S F IRI - ENG, F IRI - ENG; FRANCE: A BEL - LON, F NTH C A BEL - LON, F ENG C A PIC - WAL,
        A PIC - WAL | LON | supports

      ENGLAND: F LON S F IRI - ENG, F IRI - ENG; FRANCE: A BEL - LON, F NTH C A BEL - LON, F ENG C A PIC - NWY,
        A PIC - NWY | LON | cut by FRANCE A BEL #13
    `,
      {},
      '1982',
    ))
})

describe('where a convoyed attack comes from (DATC 4.A.4)', () => {
  const landed = 'FRANCE: A PAR S A MAR - BUR, A MAR - BUR; GERMANY: A BUR - PAR'
  same(
    `
    ${landed} | PAR | supports

    ${landed}, A PIC S A BUR - PAR | PAR | cut-by-dislodgement by GERMANY A BUR #14, dislodged by GERMANY A BUR

    FRANCE: A BEL S A RUH - HOL, A RUH - HOL; ENGLAND: A HOL - BEL VIA, F NTH C A HOL - BEL | BEL
      | cut by ENGLAND A HOL #13

    FRANCE: A BEL S A RUH - HOL, A RUH - HOL; GERMANY: F HEL - NTH; ENGLAND: A HOL - BEL VIA, F NTH C A HOL - BEL | BEL
      | cut by ENGLAND A HOL #13

    GERMANY: F HEL - NTH; ENGLAND: A HOL - BEL VIA, F NTH C A HOL - BEL; FRANCE: A BEL S A RUH - HOL, A RUH - HOL | BEL
      | cut by ENGLAND A HOL #13

    FRANCE: A BEL S A RUH - HOL, A RUH - HOL; GERMANY: F HEL - NTH, F NWY S F HEL - NTH;
      ENGLAND: A HOL - BEL VIA, F NTH C A HOL - BEL | BEL | supports
  `,
    { convoyedAttackFrom: 'sea' },
  )
  same(`
    FRANCE: A BEL S A RUH - HOL, A RUH - HOL; ENGLAND: A HOL - BEL VIA, F NTH C A HOL - BEL | BEL | supports
  `)
})

describe('a fleet that is on no complete route', () =>
  same(
    `
    FRANCE: A BRE - BEL, F ENG C A BRE - BEL, F MAO C A BRE - BEL, F NAO H, F NWG H, F NTH H;
      ITALY: F WES - MAO, F POR S F WES - MAO | BRE | moves by sea #20

    FRANCE: A BEL - LON, F ENG C A BEL - LON, F NTH C A BEL - LON; GERMANY: F HEL - NTH, F NWY S F HEL - NTH | BEL
      | convoy-broken FRANCE F NTH by GERMANY F HEL #17
  `,
    { multiRouteConvoy: 'any-route-disrupted' },
  ))
