// Random turns of Secrets of Diplomacy before both adjudicators: units, retreats, gifts, passages, land taken, strikes.
import { isDeepStrictEqual } from 'node:util'
import { EDITIONS } from '../../shared/games/diplomacy/editions/edition.ts'
import { randomFrom, shuffled } from '../../shared/kernel/random.ts'
import { declarationOf, playEngine, rules, situationOf } from '../secrets/engine.ts'
import { adjudicate } from './adjudicator.ts'
import { isSea, neighbours, onSecretsBoard, provinceOf, PROVINCES } from './board.ts'
import { chance, pick } from './chance.ts'
import { generateRetreats } from './generate-aftermath.ts'
import { generate } from './generate.ts'
import type { ByPower } from './units-and-orders.ts'
import { mayStrike, openRetreats, playSecrets, type SecretsTurn } from './secrets-turn.ts'

const POWERS = ['AUSTRIA', 'ENGLAND', 'FRANCE', 'GERMANY', 'ITALY', 'RUSSIA', 'TURKEY']
const { policies } = EDITIONS.secrets

/** The turn of this number: a small crowded board, land owned at random, and declarations that meet. */
export const generateTurn = (seed: string, number: number): SecretsTurn => {
  const { units, orders } = onSecretsBoard(() => generate(seed, number))
  const random = randomFrom(seed, `secrets ${number}`)
  const played = Object.keys(units)
  const owners: Record<string, string> = {}
  for (const province of PROVINCES) {
    const owner =
      isSea(province) || chance(random, 25) ? undefined : pick(random, chance(random, 85) ? played : POWERS)
    if (owner !== undefined) owners[province] = owner
  }
  const turn = {
    units,
    orders: thinned(orders, number),
    owners,
    said: [],
    retreats: {},
    spent: [],
    passages: [],
  }
  const places = Object.values(units).flatMap((list) => list.map((text) => provinceOf(text.slice(2))))
  const said: string[] = []
  for (const power of shuffled(played, random)) {
    const own = (units[power] ?? []).map((text) => provinceOf(text.slice(2)))
    const from = pick(random, own)
    if (from !== undefined && chance(random, 55)) {
      const near = onSecretsBoard(() => [...neighbours(from)].sort())
      const crowded = near.filter((at) => places.includes(at))
      const at = pick(random, chance(random, 75) && crowded.length > 0 ? crowded : near)
      said.push(`${power} strike ${from} ${(chance(random, 5) ? pick(random, PROVINCES) : at) ?? from}`)
    }
    const other = pick(random, POWERS)
    const land = pick(
      random,
      places.filter((place) => !isSea(place)),
    )
    if (land !== undefined && other !== undefined) {
      if (chance(random, 35)) said.push(`${power} give ${land} ${other}`)
      if (chance(random, 35)) said.push(`${power} pass ${other} ${chance(random, 40) ? '*' : land}`)
      if (chance(random, 15)) said.push(`${power} bar ${other} ${chance(random, 40) ? '*' : land}`)
    }
  }
  const passages = new Set<string>()
  for (let n = 0; n < 3; n++) {
    const [a, b, land] = [pick(random, played), pick(random, played), pick(random, places)]
    if (a !== undefined && b !== undefined && a !== b && land !== undefined && !isSea(land))
      passages.add(`${a} ${b} ${chance(random, 30) ? '*' : land}`)
  }
  const spent = played.filter(() => chance(random, 10))
  return { ...turn, said, spent, passages: [...passages] }
}

/** Land is taken by units that do nothing, so some of them get no order. */
const thinned = (orders: ByPower, number: number): ByPower => {
  const random = randomFrom('idle', String(number))
  return Object.fromEntries(
    Object.entries(orders).map(([power, list]) => [power, list.filter(() => !chance(random, 25))]),
  )
}

export interface SecretsComparison {
  readonly dislodged: number
  readonly drawn: number
  readonly strikes: number
  readonly taken: number
  readonly disagreement: null | {
    readonly number: number
    readonly turn: SecretsTurn
    readonly reference: unknown
    readonly engine: unknown
  }
}

/** Puts the turn of this number before both. */
export const compareSecrets = (seed: string, number: number): SecretsComparison => {
  const bare = generateTurn(seed, number)
  const movement = onSecretsBoard(() => openRetreats(adjudicate(bare, policies), bare.owners))
  const retreats = onSecretsBoard(() => generateRetreats(seed, number, movement))
  const turn: SecretsTurn = { ...bare, retreats, said: bare.said.filter((line) => isAllowed(bare, line)) }
  const { end: engine, drawn, changes } = playEngine({ ...turn, said: bare.said }, `${seed} ${number}`)
  let wrong: string | null = differs(bare)
  let lots = 0
  const reference = playSecrets(turn, policies, (unit, open) => {
    const to = drawn.get(unit) ?? null
    lots++
    if (to === null ? open.length > 0 : !open.includes(to)) wrong = `the lot sent ${unit} to ${to}`
    return to
  })
  const same = wrong === null && (movement.paradox === 'disputed' || isDeepStrictEqual(engine, reference))
  return {
    dislodged: Object.keys(movement.dislodged).length,
    drawn: lots,
    strikes: engine.strikes.length,
    taken: changes?.captures.length ?? 0,
    disagreement: same ? null : { number, turn, reference: wrong ?? reference, engine },
  }
}

/** Whether a line may be declared, told from the text alone. */
function isAllowed(turn: SecretsTurn, line: string): boolean {
  const [power = '', verb, a = '', b = ''] = line.split(' ')
  switch (verb) {
    case 'strike':
      return mayStrike(turn, power, a, b)
    case 'give':
      return b !== power && turn.owners[a] === power
    case 'pass':
      return a !== power && (b === '*' || turn.owners[b] === power)
    default:
      return a !== power
  }
}

/** A line that one allows and the other does not. */
function differs(turn: SecretsTurn): string | null {
  const at = situationOf(turn)
  const found = turn.said.find((line) => {
    const { power, declaration } = declarationOf(line)
    return (rules.declarations.judge(at, power, declaration) === null) !== isAllowed(turn, line)
  })
  return found === undefined ? null : `not allowed alike: ${found}`
}
