// Decisions that cannot be derived any more: rings of moves, and rings of convoys.
import { describe, expect, it } from 'vitest'
import { fate, fateRows } from '../../../../../test/support/fate.ts'
import { EDITIONS, withPolicies, type Policies } from '../../editions/edition.ts'

const by = (convoyParadox: Policies['convoyParadox']) => withPolicies(EDITIONS['2000'], { convoyParadox })

const same = (table: string, edition = EDITIONS['2000']) =>
  it.each(fateRows(table))('%s | %s | %s', (orders, at, expected) =>
    expect(fate(orders, at, edition)).toBe(expected),
  )

describe('a ring of moves goes round (R81)', () => {
  describe('and others wait for it, or do not', () =>
    same(`
      FRANCE: A MAR - SPA; GERMANY: A PAR - BUR, A BUR - GAS, A GAS - PAR | PAR | moves #7

      FRANCE: A PAR - BUR, A BUR - GAS, A GAS - PAR; ITALY: A VEN - TYR, A TYR - TRI, A TRI - VEN | VEN | moves #7

      FRANCE: A PAR - BUR, A BUR - GAS, A GAS - PAR; ITALY: A VEN - TYR, A TYR - TRI, A TRI - VEN | GAS | moves #7
    `))

  describe('but not if another unit keeps one of its units out', () =>
    same(`
      FRANCE: A PAR - BUR, A BUR - GAS, A GAS - PAR; GERMANY: A MUN - BUR | BUR | bounced 1:1 by FRANCE A GAS #5

      FRANCE: A PAR - BUR, A BUR - GAS, A GAS - PAR; GERMANY: A MUN - BUR | PAR
        | bounced 1:1 by FRANCE A BUR, GERMANY A MUN #4
    `))

  // The army from the Ruhr comes first in the list, and cannot be decided until the exchange is.
  const exchange = `GERMANY: A RUH - BEL; ENGLAND: A HOL - BEL VIA, F NTH C A HOL - BEL;
    FRANCE: A BEL - HOL, F ENG S A HOL - BEL`
  describe('without the one that only waits for it', () =>
    same(`
      ${exchange} | RUH | bounced 1:2 by ENGLAND A HOL #2

      ${exchange} | HOL | moves by sea #19

      ${exchange} | BEL | moves #19
    `))
})

// One army cuts a support against its own fleet; two armies each cut one against the other's fleet; three do so in a
// circle.
const ONE = `FRANCE: A BRE - LON, F ENG C A BRE - LON, F MAO - ENG; ENGLAND: F LON S F WAL - ENG, F WAL - ENG`
const TWO = `ENGLAND: A PRU - SWE, F BAL C A PRU - SWE; ITALY: A FIN - LVN, F BOT C A FIN - LVN;
  TURKEY: F SWE S F STP/SC - BOT, F STP/SC - BOT, F LVN S F DEN - BAL, F DEN - BAL; GERMANY: F KIE - BAL`
const THREE = `ITALY: A PIE - SPA, F LYO C A PIE - SPA, A NAF - TUN, F WES C A NAF - TUN, A ALB - TUS,
    F TYS C A ALB - TUS, F ION C A ALB - TUS;
  TURKEY: F SPA/SC S F MAO - WES, F MAO - WES, F TUN S F NAP - TYS, F NAP - TYS, F TUS S F MAR - LYO, F MAR - LYO`

describe('a ring of convoys, whose armies land on supports about the next fleet', () => {
  describe('Szykman: every convoy in it fails, and no other', () =>
    same(
      `
      ${ONE} | BRE | paradox szykman FRANCE F ENG

      ${ONE} | WAL | moves

      ${TWO} | PRU | paradox szykman ENGLAND F BAL

      ${TWO} | FIN | paradox szykman ITALY F BOT

      ${TWO} | BOT | paradox szykman ITALY F BOT, dislodged by TURKEY F STP/SC

      ${TWO} | SWE | supports

      ${THREE} | PIE | paradox szykman ITALY F LYO

      ${THREE} | NAF | paradox szykman ITALY F WES

      ${THREE} | ALB | paradox szykman ITALY F TYS

      ${THREE} | ION | convoys in vain, ITALY F TYS lost
    `,
      by('szykman'),
    ))

  describe('all-hold: every move in it fails, and the fleets stay; a move that would have failed anyway has another reason', () =>
    same(
      `
      ${ONE} | BRE | paradox all-hold FRANCE F ENG

      ${ONE} | WAL | paradox all-hold FRANCE F ENG

      ${ONE} | MAO | bounced 1:1 by FRANCE F ENG #5

      ${ONE} | LON | supports

      ${TWO} | PRU | paradox all-hold ENGLAND F BAL

      ${TWO} | STP/SC | paradox all-hold ITALY F BOT

      ${TWO} | KIE | bounced 1:1 by ENGLAND F BAL #5

      ${TWO} | LVN | supports

      ${THREE} | NAF | paradox all-hold ITALY F WES

      ${THREE} | MAR | paradox all-hold ITALY F LYO

      ${THREE} | LYO | convoys in vain, paradox
    `,
      by('all-hold'),
    ))

  describe('the book of 2000 leaves a ring about supports to hold to Szykman’s rule', () => {
    const held = `FRANCE: A BRE - LON, F ENG C A BRE - LON; ENGLAND: F WAL - ENG, F IRI S F WAL - ENG; GERMANY: F LON S F ENG`
    same(`
      ${held} | BRE | paradox 2000 FRANCE F ENG #21

      ${held} | LON | supports
    `)
  })
})
