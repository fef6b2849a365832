// The countries printed on a board: the provinces of each great power, with and without a centre. They decide where the
// board draws its thick lines, and nothing in the game. Every other province is a country of its own.
import type { PowerId, ProvinceId } from './ids.ts'
import type { VariantId } from './variant.ts'

const COUNTRIES: Readonly<Record<VariantId, Readonly<Record<string, string>>>> = {
  standard: {
    AUSTRIA: 'BOH BUD GAL TRI TYR VIE',
    ENGLAND: 'CLY EDI LON LVP WAL YOR',
    FRANCE: 'BRE BUR GAS MAR PAR PIC',
    GERMANY: 'BER KIE MUN PRU RUH SIL',
    ITALY: 'APU NAP PIE ROM TUS VEN',
    RUSSIA: 'FIN LVN MOS SEV STP UKR WAR',
    TURKEY: 'ANK ARM CON SMY SYR',
  },
}

const known = new Map<string, ReadonlyMap<ProvinceId, PowerId>>()

/** The great power in whose country each province lies; empty for boards without such facts. */
export function countriesOf(variant: string): ReadonlyMap<ProvinceId, PowerId> {
  const before = known.get(variant)
  if (before) return before
  const lands = (COUNTRIES as Readonly<Record<string, Readonly<Record<string, string>>>>)[variant] ?? {}
  const countries = new Map(
    Object.entries(lands).flatMap(([power, list]) =>
      list.split(' ').map((id) => [id as ProvinceId, power as PowerId] as const),
    ),
  )
  known.set(variant, countries)
  return countries
}
