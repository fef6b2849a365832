// Every position before both adjudicators: movement, the retreats that follow, and a winter of its own.
import { isDeepStrictEqual } from 'node:util'
import { EDITIONS as ENGINES, type Edition } from '../../shared/games/diplomacy/editions/edition.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import {
  EDITIONS,
  EDITION_POLICIES,
  ESCALATION_ONLY,
  POLICIES,
  SECRETS_ONLY,
  type Policies,
  type PolicyName,
} from '../datc/policies.ts'
import { adjudicate, type Movement } from './adjudicator.ts'
import { adjust } from './adjustments.ts'
import { ofEngine, ofReference, retreatsOfEngine, winterOfEngine } from './engine.ts'
import { generateRetreats, generateWinter } from './generate-aftermath.ts'
import { generate } from './generate.ts'
import type { UnitsAndOrders } from './units-and-orders.ts'
import { RECIPES } from './recipes.ts'
import { retreat } from './retreats.ts'
import { shrink } from './shrink.ts'

export interface Disagreement {
  readonly about: 'movement' | 'retreats' | 'winter'
  readonly number: number
  readonly edition: string
  /** Policies that differ from the edition 2023. */
  readonly policies: Partial<Policies>
  /** For movement, the smallest position that still tells the two apart. */
  readonly position: unknown
  readonly reference: unknown
  readonly engine: unknown
}

/** How the position of one number was judged by both. */
export interface Comparison {
  readonly recipe: string
  readonly paradox: Movement['paradox']
  readonly dislodged: number
  readonly disagreements: readonly Disagreement[]
}

const named = (id: (typeof EDITIONS)[number]): Edition => ({ id, policies: EDITION_POLICIES[id] })
const NAMED = [...EDITIONS.map(named), ENGINES.secrets]

/** How a game begins and where it builds is asked in no position of a movement phase. */
const DRAWN = (Object.keys(POLICIES) as PolicyName[]).filter(
  (name) => !(ESCALATION_ONLY as readonly PolicyName[]).includes(name),
)

/** The editions take turns; every fifth position has its policies drawn by lot. */
export const editionFor = (seed: string, number: number): Edition => {
  // Each recipe meets each edition, whatever their numbers have in common.
  const edition = NAMED[(number + Math.floor(number / RECIPES.length)) % (NAMED.length + 1)]
  if (edition) return edition
  const random = randomFrom(seed, `policies ${number}`)
  const drawn = DRAWN.map((name) => {
    const values = POLICIES[name]
    return [name, values[random.below(values.length)]] as const
  })
  const policies = { ...EDITION_POLICIES['2023'], ...Object.fromEntries(drawn) } as Policies
  // They are meant together: where an attack ends a convoy, no convoy waits for another.
  const meant = random.below(2) === 0 ? EDITION_POLICIES['2023'] : ENGINES.secrets.policies
  return { id: 'by lot', policies: { ...policies, ...pick(meant, SECRETS_ONLY) } }
}

/** Puts the positions of this number before both adjudicators. */
export const compare = (seed: string, number: number): Comparison => {
  const { recipe, ...position } = generate(seed, number)
  const edition = editionFor(seed, number)
  const movement = adjudicate(position, edition.policies)
  const moves = compareMovement(position, edition)
  const found = moves ?? compareRetreats(seed, number, position, edition, movement)
  const winter = number % WINTER_EVERY === 0 ? compareWinter(seed, number, edition) : null
  const policies = Object.fromEntries(
    Object.entries(edition.policies).filter(
      ([name, value]) => EDITION_POLICIES['2023'][name as PolicyName] !== value,
    ),
  )
  return {
    recipe,
    paradox: movement.paradox,
    dislodged: Object.keys(movement.dislodged).length,
    disagreements: [found, winter].flatMap((it) =>
      it ? [{ ...it, number, edition: edition.id, policies }] : [],
    ),
  }
}

const pick = (policies: Policies, names: readonly PolicyName[]): Partial<Policies> =>
  Object.fromEntries(names.map((name) => [name, policies[name]]))

/** Winters are many times larger than the small positions, and less can go wrong in them. */
const WINTER_EVERY = 5

type Found = Pick<Disagreement, 'about' | 'position' | 'reference' | 'engine'> | null

const compareMovement = (position: UnitsAndOrders, edition: Edition): Found => {
  const differs = (candidate: UnitsAndOrders): boolean => {
    const judged = adjudicate(candidate, edition.policies)
    if (judged.paradox === 'disputed') return false
    return !isDeepStrictEqual(ofReference(judged), ofEngine(edition, candidate))
  }
  if (!differs(position)) return null
  const small = shrink(position, differs)
  const reference = ofReference(adjudicate(small, edition.policies))
  return { about: 'movement', position: small, reference, engine: ofEngine(edition, small) }
}

const compareRetreats = (
  seed: string,
  number: number,
  position: UnitsAndOrders,
  edition: Edition,
  movement: Movement,
): Found => {
  if (Object.keys(movement.dislodged).length === 0 || movement.paradox === 'disputed') return null
  const orders = generateRetreats(seed, number, movement)
  const reference = retreat(movement, orders).units
  const engine = retreatsOfEngine(edition, position, orders)
  const about = { position, retreats: orders }
  return isDeepStrictEqual(reference, engine)
    ? null
    : { about: 'retreats', position: about, reference, engine }
}

const compareWinter = (seed: string, number: number, edition: Edition): Found => {
  const winter = generateWinter(seed, number)
  const reference = adjust(winter, edition.policies).units
  const engine = winterOfEngine(edition, winter)
  return isDeepStrictEqual(reference, engine)
    ? null
    : { about: 'winter', position: winter, reference, engine }
}
