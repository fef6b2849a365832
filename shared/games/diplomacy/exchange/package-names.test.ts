import { describe, expect, it } from 'vitest'
import { compiledFor } from '../variants/compiled.ts'
import { VARIANT_IDS } from '../variants/index.ts'
import { codeOf, mapOf, placeOfCode, variantOfMap } from './package-names.ts'

/** The codes of the package's own maps (diplomacy/maps), with those of coasts. */
const PACKAGE = [
  {
    variant: 'standard',
    map: 'standard',
    codes: `
      ADR AEG ALB ANK APU ARM BAL BAR BEL BER BLA BOH BOT BRE BUD BUL BUL/EC BUL/SC BUR CLY CON DEN EAS EDI ENG
      FIN GAL GAS GRE HEL HOL ION IRI KIE LON LVN LVP LYO MAO MAR MOS MUN NAF NAO NAP NTH NWG NWY PAR PIC PIE
      POR PRU ROM RUH RUM SER SEV SIL SKA SMY SPA SPA/NC SPA/SC STP STP/NC STP/SC SWE SYR TRI TUN TUS TYR TYS
      UKR VEN VIE WAL WAR WES YOR`,
  },
  {
    variant: 'ancient-mediterranean',
    map: 'ancmed',
    codes: `
      ADR AEG ALE ANT APU ARA ARM ATH AUS BAL BAY BER BIT BLA BYZ CAP CAR CHE CIL CIR COR CRE CYP CYR DAC DAL
      DAM EGY EPI ETR GAL GAU GOP GOS GOT IBE ILL ION ISA JER LEP LIB LIG LUS MAC MAR MAS MAU MEM MES MIL MIN
      NAB NEA NUM PET PHA PUN RAV REE RHA ROM SAD SAG SAH SAM SIC SID SIN SIP SPA SYR TAR THA THB TYE TYN VEN
      VIN`,
  },
] as const

describe.each(PACKAGE)('the package’s map $map', ({ variant, map, codes }) => {
  const { board } = compiledFor({ variant })

  it('is the board of a variant, both ways', () => {
    expect(mapOf(variant)).toBe(map)
    expect(variantOfMap(map)).toBe(variant)
    expect(variantOfMap(variant)).toBe(variant)
  })

  it('has exactly the codes that are written, and each is read as its place', () => {
    expect(board.ids.map((at) => codeOf(variant, at)).sort()).toEqual(codes.trim().split(/\s+/).sort())
    for (const at of board.ids) {
      expect(placeOfCode(variant, codeOf(variant, at))).toBe(at)
      expect(placeOfCode(variant, at)).toBe(at)
    }
  })
})

it('no two variants have one map', () => {
  for (const id of VARIANT_IDS) expect(variantOfMap(mapOf(id))).toBe(id)
  expect(variantOfMap('colonial')).toBeUndefined()
})

it.each([
  ['ancient-mediterranean', 'red', 'REE'],
  ['standard', 'GOL', 'LYO'],
  ['standard', 'stp/sc', 'STP/SC'],
  ['standard', 'NOWHERE', undefined],
  ['standard', 'constructor', undefined],
] as const)('on %s %s is the place %s', (variant, code, place) => {
  expect(placeOfCode(variant, code)).toBe(place)
})
