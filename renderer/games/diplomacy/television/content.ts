// The facts of a scene: the sentence (sentence.ts) and the voice put them into words.
import { provinceOf, type PowerId, type ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { OrderResult } from '../../../../shared/games/diplomacy/rules/outcome.ts'
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import {
  goalOf,
  helpedGoal,
  helpedPower,
  isHelp,
  isMove,
  placeOf,
  type Clash,
  type Fight,
  type MoveResult,
} from './fights.ts'

/** How a fight came out. */
export type FightContent = { readonly place: ProvinceId } & (
  | {
      readonly how: 'falls'
      readonly power: PowerId
      readonly loser: PowerId
      /** It has nowhere to go, and is off the board at once. */
      readonly lost: boolean
      readonly attack: number
      readonly against: number
    }
  /** First among those who moved there; the space was empty. */
  | {
      readonly how: 'taken'
      readonly power: PowerId
      readonly others: readonly PowerId[]
      readonly attack: number
      readonly against: number
    }
  | { readonly how: 'stand-off'; readonly powers: readonly PowerId[] }
  | { readonly how: 'head-on'; readonly other: ProvinceId; readonly powers: readonly PowerId[] }
  | {
      readonly how: 'held'
      readonly powers: readonly PowerId[]
      readonly defender: PowerId
      /** It was ordered to move and did not. */
      readonly stuck: boolean
      readonly attack: number
      readonly against: number
    }
  | { readonly how: 'cut'; readonly power: PowerId; readonly defender: PowerId }
  /** A power does not dislodge its own unit (R125). */
  | { readonly how: 'own-unit'; readonly power: PowerId }
  | { readonly how: 'landed'; readonly power: PowerId; readonly carriers: readonly PowerId[] }
  | { readonly how: 'not-landed'; readonly power: PowerId; readonly broken: boolean }
  | { readonly how: 'helped'; readonly power: PowerId; readonly helper: PowerId }
  | { readonly how: 'stood-by'; readonly power: PowerId; readonly helper: PowerId }
  | { readonly how: 'offered'; readonly power: PowerId; readonly helper: PowerId }
)

export interface Counted {
  readonly power: PowerId
  readonly count: number
}

export type SceneContent =
  | { readonly kind: 'bell' }
  /** Powers that wrote nothing. */
  | { readonly kind: 'idle'; readonly powers: readonly PowerId[] }
  /** Powers whose units all stay, without being attacked. */
  | { readonly kind: 'quiet'; readonly powers: readonly PowerId[] }
  /** Moves of a power into free land. */
  | { readonly kind: 'sweep'; readonly power: PowerId; readonly moves: readonly ProvinceId[] }
  /** Orders that are none. */
  | { readonly kind: 'void'; readonly counts: readonly Counted[] }
  /** `cut`: where support was cut meanwhile. */
  | ({ readonly kind: 'fight'; readonly cut: ProvinceId | null } & FightContent)
  | { readonly kind: 'retreats'; readonly power: PowerId; readonly places: readonly ProvinceId[] }
  | { readonly kind: 'lost'; readonly power: PowerId; readonly count: number }
  | { readonly kind: 'retreat-clash'; readonly powers: readonly PowerId[]; readonly place: ProvinceId }
  | {
      readonly kind: 'builds' | 'removes'
      readonly power: PowerId
      readonly units: readonly UnitRef[]
    }
  | { readonly kind: 'unused'; readonly counts: readonly Counted[] }
  /** The count of centres after a fall: what each power gained or lost. */
  /** `land`: what changed hands, where no centre did. */
  | { readonly kind: 'land'; readonly counts: readonly Counted[]; readonly land: readonly ProvinceId[] }
  | { readonly kind: 'coin'; readonly coin: NonNullable<PhaseRecord['coin']> }
  /** Powers that left the war, and armies that came to it from overseas. */
  | { readonly kind: 'collapsed'; readonly powers: readonly PowerId[] }
  /** A small power of which everybody is told who plays it, and that great power. */
  | { readonly kind: 'paired'; readonly powers: readonly [minor: PowerId, major: PowerId] }
  /** The home centres that a power has named (Escalation). */
  | { readonly kind: 'homes'; readonly power: PowerId; readonly places: readonly ProvinceId[] }
  | { readonly kind: 'reinforced'; readonly power: PowerId; readonly places: readonly ProvinceId[] }
  /** A weapon strikes, and whether there was a unit to destroy; or it does not happen (S40 to S43). */
  | {
      readonly kind: 'strike'
      readonly by: PowerId
      readonly at: ProvinceId
      readonly fate: 'destroys' | 'takes' | 'fails'
      /** What the power calls it; empty where it has no name. */
      readonly weapon: string
    }
  /** An open treaty, which the other side has confirmed or not (S50). */
  | {
      readonly kind: 'treaty'
      readonly by: PowerId
      readonly with: PowerId
      readonly confirmed: boolean
    }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'year'; readonly year: number }
  /** A season of the war shown again, in a moment. */
  | { readonly kind: 'season' }
  /** The board as it is now. */
  | { readonly kind: 'board' }

const powersOf = (results: readonly OrderResult[]): readonly PowerId[] => [
  ...new Set(results.map(({ unit }) => unit.power)),
]

/** The supports that counted for a unit's move, or for its staying. */
const supportsOf = (result: OrderResult, helpers: readonly OrderResult[]): readonly OrderResult[] =>
  helpers.filter(
    (help) =>
      isHelp(help) &&
      help.order.kind !== 'convoy' &&
      help.outcome.kind === 'supports' &&
      provinceOf(help.order.target.at) === placeOf(result),
  )

const strengthOf = (result: OrderResult, helpers: readonly OrderResult[]): number =>
  1 + supportsOf(result, helpers).length

/** How a fight came out, and between whom. */
export function fightContent(fight: Fight, results: readonly OrderResult[]): FightContent {
  const { goal: place, attackers, defender, helpers } = fight
  const winner = attackers.find(({ outcome }) => outcome.kind === 'moves')
  if (winner && defender?.dislodgedBy)
    return {
      how: 'falls',
      place,
      power: winner.unit.power,
      loser: defender.unit.power,
      lost: defender.disbanded !== undefined,
      attack: strengthOf(winner, helpers),
      against: resistance(defender, fight, results),
    }
  if (winner) return entered(winner, fight, results)
  return attackers.length > 0 ? repelled(fight, results) : onlyHelped(fight, results)
}

/** What a unit that was driven out stood there with: its supports to stay, or those of its own move at its attacker. */
function resistance(defender: OrderResult, { helpers }: Fight, results: readonly OrderResult[]): number {
  if (!isMove(defender)) return strengthOf(defender, helpers)
  const metHeadOn =
    defender.outcome.kind === 'head-to-head' ||
    (defender.dislodgedBy !== undefined && goalOf(defender) === provinceOf(defender.dislodgedBy.at))
  if (!metHeadOn) return 1
  return strengthOf(
    defender,
    results.filter((help) => isHelp(help) && helpedGoal(help) === goalOf(defender)),
  )
}

function entered(
  winner: MoveResult,
  { goal: place, attackers, helpers }: Fight,
  results: readonly OrderResult[],
): FightContent {
  const { power } = winner.unit
  const others = attackers.filter((attacker) => attacker !== winner)
  if (others.length > 0)
    return {
      how: 'taken',
      place,
      power,
      others: powersOf(others),
      attack: strengthOf(winner, helpers),
      against: Math.max(...others.map((other) => strengthOf(other, helpers))),
    }
  const carriers = helpers.filter((help) => help.order?.kind === 'convoy' && help.outcome.kind === 'convoys')
  if (winner.outcome.kind === 'moves' && winner.outcome.convoyed)
    return { how: 'landed', place, power, carriers: powersOf(carriers) }
  const friend = helpers.find((help) => help.unit.power !== power && help.outcome.kind === 'supports')
  if (friend) return { how: 'helped', place, power, helper: friend.unit.power }
  return onlyHelped({ goal: place, attackers, defender: null, helpers }, results)
}

function repelled(
  { goal: place, attackers, defender, helpers }: Fight,
  results: readonly OrderResult[],
): FightContent {
  const [first] = attackers as readonly [MoveResult, ...MoveResult[]]
  const powers = powersOf(attackers)
  const ashore = attackers.find(({ outcome }) =>
    ['convoy-broken', 'paradox', 'no-convoy'].includes(outcome.kind),
  )
  if (ashore && attackers.length === 1)
    return {
      how: 'not-landed',
      place,
      power: ashore.unit.power,
      broken: ashore.outcome.kind === 'convoy-broken',
    }
  if (!defender) return { how: 'stand-off', place, powers }
  const met = attackers.find(({ outcome }) => outcome.kind === 'head-to-head')
  if (met && attackers.length === 1)
    return {
      how: 'head-on',
      place,
      other: placeOf(met),
      powers: [...new Set([met.unit.power, defender.unit.power])],
    }
  if (powers.length === 1 && first.unit.power === defender.unit.power)
    return { how: 'own-unit', place, power: first.unit.power }
  if (attackers.length === 1 && defender.outcome.kind === 'cut' && isHelp(defender))
    return { how: 'cut', place, power: first.unit.power, defender: defender.unit.power }
  const attack = Math.max(...attackers.map((attacker) => strengthOf(attacker, helpers)))
  const against = attackers.map(({ outcome }) => ('against' in outcome ? outcome.against : 1))
  const foes = powers.filter((power) => power !== defender.unit.power)
  return {
    how: 'held',
    place,
    powers: foes.length > 0 ? foes : powers,
    defender: defender.unit.power,
    stuck: isMove(defender),
    attack,
    against: Math.max(
      resistance(defender, { goal: place, attackers, defender, helpers }, results),
      ...against,
    ),
  }
}

/** Support for a unit that was not attacked, or for a move that was not made. */
function onlyHelped({ goal: place, helpers }: Fight, results: readonly OrderResult[]): FightContent {
  const foreign = helpers.filter(isHelp).filter((help) => helpedPower(help, results) !== help.unit.power)
  const shown =
    foreign.find(({ outcome }) => outcome.kind === 'unmatched') ?? foreign[0] ?? helpers.filter(isHelp)[0]
  if (!shown) return { how: 'stand-off', place, powers: [] }
  const power = helpedPower(shown, results) ?? shown.unit.power
  const helper = shown.unit.power
  if (shown.outcome.kind === 'unmatched') return { how: 'offered', place, power, helper }
  return { how: shown.order.kind === 'support-hold' ? 'stood-by' : 'helped', place, power, helper }
}

/** What a clash tells: its main fight, and where support for it was cut. */
export function clashContent({ main, beside }: Clash, results: readonly OrderResult[]): SceneContent {
  const cut = beside.find(
    ({ defender }) =>
      defender?.outcome.kind === 'cut' && isHelp(defender) && helpedGoal(defender) === main.goal,
  )
  return { kind: 'fight', cut: cut?.goal ?? null, ...fightContent(main, results) }
}
