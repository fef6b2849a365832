// Twelve positions that teach what Secrets of Diplomacy judges otherwise. No outcome is written down: the right answer is what
// its rules make of a turn, and among the wrong ones is what the usual rules would make of it.
import type { Board } from '../board/board.ts'
import { type LocationId, type PowerId, type ProvinceId, provinceOf } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import type { Declaration, Declared } from '../declarations/declaration.ts'
import { EDITIONS } from '../editions/edition.ts'
import type { MovementResolution } from '../rules/outcome.ts'
import { type Ownership, startOwners, updateOwners } from '../rules/ownership.ts'
import { endSeason } from '../rules/secrets/season.ts'
import { compiledFor } from '../variants/compiled.ts'
import type { PhaseRecord } from '../view.ts'
import { orderedUnit, type OrderedUnit } from './line.ts'
import { type Answer, choice, drawnUp, outcomeOf } from './quiz.ts'

export interface SecretPosition {
  readonly id: string
  /** The rule of the text it shows. */
  readonly rule: string
  readonly lines: readonly string[]
  readonly declared: readonly Declared[]
}

const power = (id: string) => id as PowerId
const place = (id: string) => id as ProvinceId
const strike = (by: string, from: string, at: string): Declared => ({
  power: power(by),
  declaration: { kind: 'strike', from: place(from), at: place(at) },
})
const position = (
  id: string,
  rule: string,
  lines: readonly string[],
  ...declared: readonly Declared[]
): SecretPosition => ({ id, rule, lines, declared })

const BERLIN = [
  'GERMANY A BER H',
  'GERMANY F KIE S A BER',
  'RUSSIA A PRU - BER',
  'RUSSIA A SIL S A PRU - BER',
  'FRANCE A HOL - KIE',
]

export const SECRET_POSITIONS: readonly SecretPosition[] = [
  position('defence', 'S15', BERLIN),
  position('driven-out', 'S15', [...BERLIN, 'FRANCE A RUH S A HOL - KIE']),
  position('own-attack', 'S14', [
    'GERMANY A BER - PRU',
    'GERMANY A SIL S A BER - PRU',
    'GERMANY A MUN - SIL',
    'RUSSIA A PRU H',
  ]),
  position('convoy', 'S16', ['ENGLAND A LON - HOL', 'ENGLAND F NTH C A LON - HOL', 'GERMANY F DEN - NTH']),
  position('two-fleets', 'S17', [
    'ENGLAND F LON - ENG',
    'FRANCE F BRE - ENG',
    'FRANCE A GAS S F BRE',
    'GERMANY A PIC - BRE',
    'GERMANY A PAR S A PIC - BRE',
  ]),
  position('standing', 'S21', ['GERMANY A HOL H', 'GERMANY A BEL S A HOL']),
  position('arriving', 'S21', ['FRANCE A BUR - BEL', 'RUSSIA A RUM H']),
  position(
    'strike',
    'S41',
    ['GERMANY A SIL - GAL', 'GERMANY A BER - SIL', 'RUSSIA A WAR H'],
    strike('RUSSIA', 'WAR', 'SIL'),
  ),
  position(
    'own-unit',
    'S42',
    ['RUSSIA A WAR - SIL', 'RUSSIA A PRU H', 'GERMANY A BER H'],
    strike('RUSSIA', 'PRU', 'SIL'),
  ),
  position(
    'double',
    'S43',
    ['AUSTRIA A TYR H', 'GERMANY A MUN H', 'ITALY A VEN H'],
    strike('GERMANY', 'MUN', 'TYR'),
    strike('ITALY', 'VEN', 'TYR'),
  ),
  position(
    'exchange',
    'S43',
    ['AUSTRIA A GAL H', 'RUSSIA A UKR H'],
    strike('AUSTRIA', 'GAL', 'UKR'),
    strike('RUSSIA', 'UKR', 'GAL'),
  ),
  position(
    'gift',
    'S51, S52',
    ['GERMANY A LVN H', 'RUSSIA A MOS H'],
    {
      power: power('RUSSIA'),
      declaration: { kind: 'passage', to: power('GERMANY'), land: place('LVN'), allowed: true },
    },
    { power: power('GERMANY'), declaration: { kind: 'gift', land: place('SIL'), to: power('RUSSIA') } },
  ),
]

const compiled = compiledFor({ variant: 'secrets' })
export const SECRETS_BOARD: Board = compiled.board

/** The result of a turn. */
export interface SecretHappening {
  readonly moves: readonly { readonly unit: Unit; readonly to: LocationId }[]
  readonly dislodged: readonly Unit[]
  /** By strikes. */
  readonly destroyed: readonly Unit[]
  /** Land that changes hands; null: it is nobody's now. */
  readonly owned: readonly { readonly land: ProvinceId; readonly by: PowerId | null }[]
}

/** Why an answer is wrong: it is what the usual rules say, or what comes of the turn without this order or declaration. */
export type Oversight =
  | { readonly kind: 'usual-rules' }
  | { readonly kind: 'order'; readonly ordered: OrderedUnit }
  | { readonly kind: 'declared'; readonly declared: Declared }
  | { readonly kind: 'nothing' }

/** The owners of land at the start; units own no land by standing on it. */
const OWNERS: Ownership = startOwners(SECRETS_BOARD)

interface Turn {
  readonly resolution: MovementResolution
  readonly end: ReturnType<typeof endSeason>
}

function turnOf(ordered: readonly OrderedUnit[], declared: readonly Declared[]): Turn {
  const resolution = outcomeOf(SECRETS_BOARD, ordered, EDITIONS.secrets)
  const end = endSeason(
    {
      board: SECRETS_BOARD,
      units: resolution.units,
      dislodged: [],
      owners: OWNERS,
      disorder: [],
      closed: [],
    },
    { season: 'fall', results: resolution.results, declared },
  )
  return { resolution, end }
}

const movesIn = ({ results }: MovementResolution): SecretHappening['moves'] =>
  results.flatMap(({ unit, order, outcome }) =>
    outcome.kind === 'moves' && order?.kind === 'move' ? [{ unit, to: order.to }] : [],
  )
const drivenIn = ({ results }: MovementResolution): readonly Unit[] =>
  results.filter(({ dislodgedBy }) => dislodgedBy).map(({ unit }) => unit)

const changesTo = (after: Ownership): SecretHappening['owned'] =>
  [...new Set([...Object.keys(OWNERS), ...Object.keys(after)])].sort().flatMap((id) => {
    const land = id as ProvinceId
    return OWNERS[land] === after[land] ? [] : [{ land, by: after[land] ?? null }]
  })

function happeningOf({ resolution, end }: Turn): SecretHappening {
  return {
    moves: movesIn(resolution),
    dislodged: drivenIn(resolution),
    destroyed: resolution.units.filter((unit) => !end.units.includes(unit)),
    owned: changesTo(end.owners),
  }
}

/** The same orders by the books, in a fall: nothing is declared, and whoever stands on a centre owns it. */
function byTheBooks(ordered: readonly OrderedUnit[]): SecretHappening {
  const resolution = outcomeOf(SECRETS_BOARD, ordered)
  return {
    moves: movesIn(resolution),
    dislodged: drivenIn(resolution),
    destroyed: [],
    owned: changesTo(updateOwners(SECRETS_BOARD, OWNERS, resolution.units)),
  }
}

const keyOf = ({ moves, dislodged, destroyed, owned }: SecretHappening): string =>
  [
    ...moves.map(({ unit, to }) => `${unit.at}-${to}`),
    ...dislodged.map(({ at }) => `${at}!`),
    ...destroyed.map(({ at }) => `${at}x`),
    ...owned.map(({ land, by }) => `${land}=${by ?? ''}`),
  ].join(' ') || '-'

const NOTHING: SecretHappening = { moves: [], dislodged: [], destroyed: [], owned: [] }

export interface SecretAnswer extends Answer<SecretHappening> {
  /** Why a wrong answer is wrong. */
  readonly oversight?: Oversight
}

/** Two to four answers, the right one among them, in an order that tells nothing. */
export function secretAnswers({ id, lines, declared }: SecretPosition): readonly SecretAnswer[] {
  const ordered = drawnUp({ lines })
  const oversights: { readonly says: SecretHappening; readonly oversight: Oversight }[] = [
    { says: byTheBooks(ordered), oversight: { kind: 'usual-rules' } },
    ...declared.map((one) => ({
      says: happeningOf(
        turnOf(
          ordered,
          declared.filter((other) => other !== one),
        ),
      ),
      oversight: { kind: 'declared' as const, declared: one },
    })),
    ...ordered.flatMap((one) =>
      one.order && one.order.kind !== 'hold'
        ? [
            {
              says: happeningOf(
                turnOf(
                  ordered.map((each) => (each === one ? { unit: each.unit, order: null } : each)),
                  declared,
                ),
              ),
              oversight: { kind: 'order' as const, ordered: one },
            },
          ]
        : [],
    ),
    { says: NOTHING, oversight: { kind: 'nothing' } },
  ]
  return choice(happeningOf(turnOf(ordered, declared)), oversights, keyOf, `secrets ${id}`).map((answer) => {
    const found = oversights.find(({ says }) => keyOf(says) === answer.key)
    return answer.right || !found ? answer : { ...answer, oversight: found.oversight }
  })
}

/** The turn of a position as its record. */
export function secretRecord({ lines, declared }: SecretPosition): PhaseRecord {
  const ordered = lines.map(orderedUnit)
  const { resolution, end } = turnOf(ordered, declared)
  return {
    index: 0,
    turn: { year: 1901, season: 'fall', phase: 'movement' },
    units: ordered.map(({ unit }) => unit),
    owners: OWNERS,
    dislodged: resolution.dislodged,
    standoffs: resolution.standoffs,
    results: resolution.results,
    strays: resolution.strays,
    declared,
    ...(end.changes && { season: end.changes }),
    unitsAfter: end.units,
    ownersAfter: end.owners,
  }
}

/** What its declarations name, for the map to light. */
export const declaredIn = ({ declared }: SecretPosition): ReadonlySet<ProvinceId> =>
  new Set(declared.flatMap(({ declaration }) => namedIn(declaration)))

/** Where a position lies: what its orders and declarations name. */
export const placesIn = ({ lines, declared }: SecretPosition): readonly ProvinceId[] => [
  ...new Set([
    ...drawnUp({ lines }).flatMap(({ unit, order }) => [
      provinceOf(unit.at),
      ...(order && 'to' in order ? [provinceOf(order.to)] : []),
    ]),
    ...declared.flatMap(({ declaration }) => namedIn(declaration)),
  ]),
]

function namedIn(declaration: Declaration): readonly ProvinceId[] {
  switch (declaration.kind) {
    case 'strike':
      return [declaration.from, declaration.at]
    case 'gift':
      return [declaration.land]
    case 'passage':
      return declaration.land === null ? [] : [declaration.land]
    case 'treaty':
      return []
  }
}
