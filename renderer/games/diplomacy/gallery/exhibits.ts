// Tables in mid-game, made by playing: each exhibit is a game that can be continued by hand.
import { keyed } from '../../../../shared/kernel/chance.ts'
import type { PowerId, ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Unit } from '../../../../shared/games/diplomacy/board/unit.ts'
import { seatIntents } from '../../../../shared/games/diplomacy/bots/seat.ts'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import { seatOf, type DiplomacyState } from '../../../../shared/games/diplomacy/game/state.ts'
import { wayNamed } from '../../../../shared/games/diplomacy/options/ways.ts'
import { phaseName, type Turn } from '../../../../shared/games/diplomacy/turn.ts'
import type { Drawing } from '../map/order-strokes.ts'

export interface Exhibit {
  readonly power: PowerId
  readonly state: DiplomacyState
}

const power = (name: string) => name as PowerId
const start = (options: object = {}): DiplomacyState =>
  diplomacy.setup({ seed: keyed('gallery'), options: diplomacy.optionsSchema.parse(options) })

/** A game that computers have played up to a phase. */
function playedTo(phase: string, options: object): DiplomacyState {
  let state = start(options)
  while (phaseName(state.turn) !== phase && state.ending === null) {
    const decisions = diplomacy.pending(state)
    for (const { seat } of decisions) {
      const view = diplomacy.view(state, { kind: 'seats', seats: [seat] })
      for (const intent of seatIntents(view, 'tactician', `gallery ${phase}`, () => false)) {
        const step = diplomacy.apply(state, seat, intent)
        if (!step.ok) throw new Error(JSON.stringify(step.error))
        state = step.value.state
      }
    }
    if (!decisions.some(({ manner }) => manner === 'in-turn')) state = diplomacy.close(state, []).state
  }
  return state
}

/** Whoever places first, on an empty board. */
function placing(variant: string): Exhibit {
  const state = start({ variant, hints: 'offered' })
  const view = diplomacy.view(state, { kind: 'screen' })
  return { power: view.placing!.next, state }
}

/** The state after typed sheets, `;` between orders; a sheet that cannot be read is a mistake in the exhibit. */
function write(state: DiplomacyState, sheets: Readonly<Record<string, string>>): DiplomacyState {
  return Object.entries(sheets).reduce((now, [name, text]) => {
    const step = diplomacy.apply(now, seatOf(power(name)), {
      kind: 'write',
      text: text.replaceAll(';', '\n'),
      language: 'en',
    })
    if (!step.ok) throw new Error(`${name}: ${JSON.stringify(step.error)}`)
    return step.value.state
  }, state)
}

const play = (state: DiplomacyState, sheets: Readonly<Record<string, string>>): DiplomacyState =>
  diplomacy.close(write(state, sheets), []).state

function position(
  units: Readonly<Record<string, string>>,
  centres: Readonly<Record<string, string>>,
  turn: Turn,
): DiplomacyState {
  const pieces = Object.entries(units).flatMap(([name, list]) =>
    list.split(', ').map((text) => ({ power: power(name), type: text[0], at: text.slice(2) }) as Unit),
  )
  const owners = Object.fromEntries(
    Object.entries(centres).flatMap(([name, list]) =>
      list.split(' ').map((centre) => [centre as ProvinceId, power(name)]),
    ),
  )
  return { ...start(), units: pieces, owners, turn }
}

const late = (): DiplomacyState =>
  position(
    {
      AUSTRIA: 'A VIE, A SER, F GRE, A BUL, F ALB',
      ENGLAND: 'F NTH, F NWG, F ENG, A NWY, F LON, A YOR',
      FRANCE: 'A BUR, A MAR, F SPA/SC, A POR, F MAO, F WES',
      GERMANY: 'A MUN, A RUH, F KIE, A HOL, F DEN, A BER',
      ITALY: 'A VEN, A ROM, F ION, F TYS, A TUN',
      RUSSIA: 'A WAR, A GAL, A UKR, F RUM, F STP/NC, A MOS, F SWE',
      TURKEY: 'A CON, F AEG, F BLA, A SMY',
    },
    {
      AUSTRIA: 'VIE BUD SER GRE BUL',
      ENGLAND: 'LON EDI LVP NWY',
      FRANCE: 'PAR BRE MAR SPA POR BEL',
      GERMANY: 'BER KIE MUN HOL DEN',
      ITALY: 'ROM VEN NAP TUN TRI',
      RUSSIA: 'MOS WAR SEV STP RUM SWE',
      TURKEY: 'CON ANK SMY',
    },
    { year: 1905, season: 'fall', phase: 'movement' },
  )

/** A phase with everything in it: bounces, cuts, a convoy that breaks, illegal and missing orders, dislodgements. */
const STORM: Readonly<Record<string, string>> = {
  AUSTRIA: 'A VIE - GAL; A SER S A BUL; F GRE S A BUL; A BUL H; F ALB - ION',
  ENGLAND: 'A YOR - BEL; F NTH C A YOR - BEL; F ENG S A YOR - BEL; F NWG - BAR; A NWY - SWE; F LON - PAR',
  FRANCE: 'A BUR - MUN; A MAR S A BUR - MUN; F MAO - ENG; F WES - TYS; F SPA/SC S F WES - TYS; A POR H',
  GERMANY: 'A MUN S A RUH - BUR; A RUH - BUR; F DEN - SWE; F KIE S F DEN; A HOL - BEL; A BER - SIL',
  ITALY: 'F ION S F TYS; F TYS H; A VEN - TYR; A ROM - VEN; A TUN H',
  RUSSIA:
    'A GAL S A UKR - RUM; A UKR - RUM; F RUM - BUL/EC; A WAR - SIL; F SWE - DEN; F STP/NC - NWY; A MOS - LVN',
  TURKEY: 'F BLA S A CON - BUL; A CON - BUL; F AEG S A CON - BUL; A SMY - CON',
}

const OPENING: readonly Readonly<Record<string, string>>[] = [
  {
    AUSTRIA: 'A VIE - GAL; A BUD - SER; F TRI - ALB',
    ENGLAND: 'F LON - NTH; F EDI - NWG; A LVP - YOR',
    FRANCE: 'A PAR - BUR; A MAR - SPA; F BRE - MAO',
    GERMANY: 'F KIE - DEN; A MUN - BUR; A BER - KIE',
    ITALY: 'A VEN - TYR; A ROM - VEN; F NAP - ION',
    RUSSIA: 'A WAR - GAL; A MOS - UKR; F SEV - BLA; F STP/SC - BOT',
    TURKEY: 'A CON - BUL; A SMY - CON; F ANK - BLA',
  },
  {
    AUSTRIA: 'A SER - GRE; F ALB S A SER - GRE',
    ENGLAND: 'F NTH C A YOR - NWY; A YOR - NWY; F NWG S A YOR - NWY',
    FRANCE: 'A SPA - POR; F MAO - SPA/SC; A PAR - BUR',
    GERMANY: 'F DEN - SWE; A KIE - HOL; A MUN - TYR',
    ITALY: 'F ION - TUN; A TYR - VIE; A VEN - TRI',
    RUSSIA: 'F BOT - SWE; A UKR - RUM; F SEV S A UKR - RUM',
    TURKEY: 'A BUL - GRE; A CON - BUL',
  },
]

/** Moves that some units make instead, so that the exhibit `storm` has sixty arrows. */
const GUSTS: Readonly<Record<string, string>> = {
  AUSTRIA: 'A VIE - BOH; A SER - TRI; F GRE - ION; A BUL - RUM; F ALB - TRI',
  ENGLAND: 'A YOR - EDI; F NTH - SKA; F ENG - IRI; F NWG - CLY; A NWY - FIN; F LON - WAL',
  FRANCE: 'A BUR - PAR; A MAR - PIE; F MAO - NAO; F WES - LYO; F SPA/SC - LYO; A POR - SPA',
  GERMANY: 'A MUN - BOH; A RUH - BEL; F DEN - SKA; F KIE - HEL; A HOL - KIE; A BER - PRU',
  ITALY: 'F ION - ADR; F TYS - TUS; A VEN - TRI; A ROM - APU; A TUN - NAF',
  RUSSIA: 'A GAL - SIL; A UKR - SEV; F RUM - BLA; A WAR - PRU',
}

const ARROWS = 60

/** Every unit of a late game and as many orders as a map will ever have to show at once. */
export function crowd(): Pick<DiplomacyState, 'units' | 'owners'> & {
  readonly drawings: readonly Drawing[]
} {
  const of = (sheets: typeof STORM, wind: string) =>
    Object.values(write(late(), sheets).sheets).flatMap(({ drafts }) =>
      drafts.map(({ order, slot, power: owner }) => ({
        id: `${wind} ${JSON.stringify(slot)}`,
        order,
        power: owner,
      })),
    )
  const { units, owners } = late()
  return { units, owners, drawings: [...of(STORM, 'storm'), ...of(GUSTS, 'gust')].slice(0, ARROWS) }
}

/** England in her first autumn: the letters of Yorkshire lie over her fleet's sea. */
const autumn = (): DiplomacyState =>
  play(start(), { ...OPENING[0], ENGLAND: 'F LON - NTH; F EDI H; A LVP - YOR' })

const opened = (): DiplomacyState => OPENING.reduce(play, start())

/** Every exhibit by the name it has in the address. */
export const EXHIBITS: Readonly<Record<string, () => Exhibit>> = {
  start: () => ({ power: power('GERMANY'), state: start() }),
  england: () => ({ power: power('ENGLAND'), state: start() }),
  autumn: () => ({ power: power('ENGLAND'), state: autumn() }),
  late: () => ({ power: power('GERMANY'), state: late() }),
  convoy: () => ({ power: power('ENGLAND'), state: late() }),
  drafted: () => ({ power: power('GERMANY'), state: write(late(), STORM) }),
  retreat: () => ({ power: power('FRANCE'), state: play(late(), STORM) }),
  build: () => ({ power: power('RUSSIA'), state: opened() }),
  remove: () => ({
    power: power('GERMANY'),
    state: { ...late(), turn: { year: 1905, season: 'winter', phase: 'adjustments' } },
  }),
  reading: () => ({ power: power('GERMANY'), state: play(late(), STORM) }),
  history: () => ({ power: power('GERMANY'), state: play(play(opened(), {}), {}) }),
}

/** The same on other boards and in phases without orders. */
export const OTHER_EXHIBITS: typeof EXHIBITS = {
  ancient: () => ({
    power: power('ROME'),
    state: playedTo('S4M', { variant: 'ancient-mediterranean' }),
  }),
  imperial: () => ({ power: power('BRITAIN'), state: playedTo('S1863M', { variant: 'imperial' }) }),
  versailles: () => ({ power: power('BRITAIN'), state: playedTo('S1932M', { variant: 'versailles' }) }),
  wishing: () => ({
    power: power('FRANCE'),
    state: start({ variant: 'versailles', pairs: { made: 'preferred', told: 'end' } }),
  }),
  'great-war': () => ({
    power: power('FRANCE'),
    state: playedTo('F1914M', wayNamed('great-war-6', 'standard').options),
  }),
  secrets: () => ({ power: power('GERMANY'), state: playedTo('S1902M', { variant: 'secrets' }) }),
  placing: () => placing('standard-escalation'),
  'ancient-placing': () => placing('ancient-mediterranean-escalation'),
  naming: () => ({ power: power('TURKEY'), state: playedTo('W1901H', { variant: 'standard-escalation' }) }),
}
