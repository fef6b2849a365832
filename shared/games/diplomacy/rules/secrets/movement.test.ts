// The sentences of the Russian rules (2013) about orders, each as a position.
import { describe, expect, it } from 'vitest'
import { fate, fateRows } from '../../../../../test/support/fate.ts'
import { EDITIONS } from '../../editions/edition.ts'

const same = (table: string, edition = EDITIONS.secrets) =>
  it.each(fateRows(table))('%s | %s | %s', (orders, at, expected) =>
    expect(fate(orders, at, edition)).toBe(expected),
  )

describe('an attack (S10 to S12)', () => {
  describe('needs support against a unit that defends', () =>
    same(`
      GERMANY: A SIL - WAR; RUSSIA: A WAR H | SIL | bounced 1:1 by RUSSIA A WAR #5

      GERMANY: A SIL - WAR; RUSSIA: A WAR H | WAR | holds

      GERMANY: A SIL - WAR; RUSSIA: A WAR | WAR | unordered

      GERMANY: A SIL - WAR, A PRU S A SIL - WAR; RUSSIA: A WAR H | SIL | moves

      GERMANY: A SIL - WAR; RUSSIA: A GAL - WAR | SIL | bounced 1:1 by RUSSIA A GAL #3

      GERMANY: A SIL - WAR | SIL | moves
    `))

  describe('that failed leaves a unit that does not defend', () =>
    same(`
      GERMANY: A SIL - WAR, A PRU S A SIL - WAR; RUSSIA: A WAR - GAL, A UKR S A WAR; AUSTRIA: A GAL H | WAR
        | bounced 1:1 by AUSTRIA A GAL #5, dislodged by GERMANY A SIL

      GERMANY: A SIL - WAR, A PRU S A SIL - WAR; RUSSIA: A WAR - GAL, A UKR S A WAR; AUSTRIA: A GAL H | UKR
        | unmatched RUSSIA A WAR moved #8
    `))
})

describe('a support of an attack (S13, S14)', () => {
  describe('counts for the unit it names, and for no other order of it', () =>
    same(`
      GERMANY: A SIL - WAR, A PRU S A SIL - WAR; RUSSIA: A WAR H | PRU | supports

      GERMANY: A SIL - GAL, A PRU S A SIL - WAR; RUSSIA: A WAR H | PRU
        | unmatched GERMANY A SIL moved-elsewhere #9

      GERMANY: A SIL H, A PRU S A SIL - WAR; RUSSIA: A WAR H | PRU | unmatched GERMANY A SIL held #9
    `))

  describe('is cut by any attack, also by its own power’s', () =>
    same(`
      GERMANY: A SIL - WAR, A PRU S A SIL - WAR; RUSSIA: A WAR H, A LVN - PRU | PRU | cut by RUSSIA A LVN #13

      GERMANY: A SIL - WAR, A PRU S A SIL - WAR, A BER - PRU; RUSSIA: A WAR H | PRU | cut by GERMANY A BER #13

      GERMANY: A SIL - WAR, A PRU S A SIL - WAR, A BER - PRU; RUSSIA: A WAR H | SIL
        | bounced 1:1 by RUSSIA A WAR #5
    `))

  describe('is not cut from the province attacked, unless its unit is beaten', () =>
    same(`
      GERMANY: A SIL - WAR, A PRU S A SIL - WAR; RUSSIA: A WAR - PRU | PRU | supports

      GERMANY: A SIL - WAR, A PRU S A SIL - WAR; RUSSIA: A WAR - PRU, A LVN S A WAR - PRU | PRU
        | cut-by-dislodgement by RUSSIA A WAR #14, dislodged by RUSSIA A WAR
    `))
})

describe('a support of a defence (S11, S15)', () => {
  describe('counts against every attack', () =>
    same(`
      GERMANY: A KIE S A BER, A BER H; RUSSIA: A RUH - KIE | KIE | supports

      GERMANY: A KIE S A BER, A BER H; RUSSIA: A PRU - BER, A SIL S A PRU - BER, A RUH - KIE | PRU
        | bounced 2:2 by GERMANY A BER #5

      GERMANY: A KIE S A BER, A BER H; RUSSIA: A PRU - BER, A SIL S A PRU - BER, A MUN S A PRU - BER | PRU
        | moves
    `))

  describe('ends with its unit', () =>
    same(`
      GERMANY: A KIE S A BER, A BER H; RUSSIA: A PRU - BER, A SIL S A PRU - BER, A RUH - KIE, A MUN S A RUH - KIE
        | KIE | cut-by-dislodgement by RUSSIA A RUH #14, dislodged by RUSSIA A RUH

      GERMANY: A KIE S A BER, A BER H; RUSSIA: A PRU - BER, A SIL S A PRU - BER, A RUH - KIE, A MUN S A RUH - KIE
        | PRU | moves
    `))

  describe('may be mutual, and of a unit that supports an attack', () =>
    same(`
      GERMANY: A KIE S A BER, A BER S A KIE; RUSSIA: A PRU - BER, A SIL S A PRU - BER | BER | supports

      GERMANY: A KIE S A BER, A BER S A MUN - SIL, A MUN - SIL; RUSSIA: A PRU - BER, F BAL S A PRU - BER | PRU
        | bounced 2:2 by GERMANY A BER #5
    `))

  describe('of two units for each other counts', () =>
    same(`
      GERMANY: A KIE S A BER, A BER S A KIE; RUSSIA: A PRU - BER, A SIL S A PRU - BER; FRANCE: A RUH - KIE, A MUN S A RUH - KIE
        | KIE | supports

      GERMANY: A KIE S A BER, A BER S A KIE; RUSSIA: A PRU - BER, A SIL S A PRU - BER; FRANCE: A RUH - KIE, A MUN S A RUH - KIE
        | RUH | bounced 2:2 by GERMANY A KIE #5

      GERMANY: A KIE S A BER, A BER S A MUN, A MUN S A KIE; RUSSIA: A PRU - BER, A SIL S A PRU - BER; FRANCE: A RUH - KIE, F HEL S A RUH - KIE; AUSTRIA: A TYR - MUN, A BOH S A TYR - MUN
        | TYR | bounced 2:2 by GERMANY A MUN #5
    `))
})

describe('a convoy (S16)', () => {
  describe('lands an army that attacks as any other', () =>
    same(`
      ENGLAND: A LON - HOL, F NTH C A LON - HOL | LON | moves by sea

      ENGLAND: A LON - HOL, F NTH C A LON - HOL, A BEL S A LON - HOL; GERMANY: A HOL H | LON | moves by sea

      ENGLAND: A LON - TUN, F ENG C A LON - TUN, F MAO C A LON - TUN, F WES C A LON - TUN | LON | moves by sea

      ENGLAND: A LON - HOL, F NTH C A LON - HOL; GERMANY: A HOL H | LON | bounced 1:1 by GERMANY A HOL #18
    `))

  describe('ends when one of its fleets is attacked, by any power', () =>
    same(`
      ENGLAND: A LON - HOL, F NTH C A LON - HOL; GERMANY: F HEL - NTH | LON
        | convoy-broken ENGLAND F NTH by GERMANY F HEL #17

      ENGLAND: A LON - HOL, F NTH C A LON - HOL; GERMANY: F HEL - NTH | NTH | convoy-attacked by GERMANY F HEL

      ENGLAND: A LON - HOL, F NTH C A LON - HOL, F EDI - NTH | LON
        | convoy-broken ENGLAND F NTH by ENGLAND F EDI #17

      ENGLAND: A LON - TUN, F ENG C A LON - TUN, F MAO C A LON - TUN, F WES C A LON - TUN; ITALY: F TYS - WES | ENG
        | convoys in vain, ENGLAND F WES lost #17
    `))

  describe('goes on over another chain', () =>
    same(`
      ENGLAND: A LON - BEL, F NTH C A LON - BEL, F ENG C A LON - BEL; GERMANY: F HEL - NTH | LON
        | moves by sea #20
    `))

  describe('leaves an army that does not defend where it stays', () =>
    same(`
      ENGLAND: A HOL - LON, F NTH C A HOL - LON; GERMANY: F HEL - NTH, A KIE - HOL, A RUH S A KIE - HOL; FRANCE: A BEL S A HOL
        | HOL | convoy-broken ENGLAND F NTH by GERMANY F HEL #17, dislodged by GERMANY A KIE
    `))
})

describe('two fleets for one sea (S17)', () => {
  describe('stay and defend', () =>
    same(`
      ENGLAND: F EDI - NTH, A YOR S F EDI; GERMANY: F HEL - NTH; FRANCE: A LVP - EDI, F CLY S A LVP - EDI | EDI
        | bounced 1:1 by GERMANY F HEL #3

      ENGLAND: F EDI - NTH, A YOR S F EDI; GERMANY: F HEL - NTH; FRANCE: A LVP - EDI, F CLY S A LVP - EDI | YOR
        | supports

      ENGLAND: F EDI - NTH, A YOR S F EDI; GERMANY: F HEL - NTH; FRANCE: A LVP - EDI, F CLY S A LVP - EDI | LVP
        | bounced 2:2 by ENGLAND F EDI #5
    `))

  describe('do not defend where one of them got there, where both are one power’s, or where the sea is occupied', () =>
    same(`
      ENGLAND: F EDI - NTH, A YOR S F EDI; GERMANY: F HEL - NTH, F DEN S F HEL - NTH | YOR
        | unmatched ENGLAND F EDI moved #8

      ENGLAND: F EDI - NTH, A YOR S F EDI, F LON - NTH | YOR | unmatched ENGLAND F EDI moved #8

      ENGLAND: F EDI - NTH, A YOR S F EDI; GERMANY: F HEL - NTH; RUSSIA: F NTH H | YOR
        | unmatched ENGLAND F EDI moved #8

      ENGLAND: F EDI - NTH, A YOR S F EDI; GERMANY: F HEL - NTH; FRANCE: A LVP - YOR, A WAL S A LVP - YOR | YOR
        | cut-by-dislodgement by FRANCE A LVP #14, dislodged by FRANCE A LVP
    `))
})

describe('the edition of 2000 says otherwise', () =>
  same(
    `
      GERMANY: A KIE S A BER, A BER H; RUSSIA: A RUH - KIE | KIE | cut by RUSSIA A RUH #13

      GERMANY: A SIL - WAR, A PRU S A SIL - WAR, A BER - PRU; RUSSIA: A WAR H | PRU | supports #16

      ENGLAND: A LON - HOL, F NTH C A LON - HOL; GERMANY: F HEL - NTH | LON | moves by sea

      ENGLAND: F EDI - NTH, A YOR S F EDI; GERMANY: F HEL - NTH | YOR | unmatched ENGLAND F EDI moved #8
    `,
    EDITIONS['2000'],
  ))
