// A board's facts compiled once into integer tables. A location's number is its province's number where it has no coast of
// its own; named coasts are numbered after all provinces. Rules, options and bots work on these numbers alone.
import type { LocationId, ProvinceId } from './ids.ts'
import type { UnitType } from './unit.ts'
import type { BoardFacts, Borders } from './facts.ts'
import { NONE, numberOf as numberIn, registerOf, type Register } from './register.ts'

export const ARMY = 0
export const FLEET = 1
/** The number of a unit type. */
export const typeIndex = (type: UnitType): number => (type === 'A' ? ARMY : FLEET)

export const INLAND = 0
export const COASTAL = 1
export const SEA = 2

export { NONE }

export interface Board {
  readonly facts: BoardFacts
  /** How many provinces; their numbers are below this. */
  readonly provinces: number
  /** How many locations; numbers from `provinces` upward are named coasts. */
  readonly locations: number
  /** Location id by number; the first `provinces` of them are the province ids. */
  readonly ids: readonly LocationId[]
  /** Location number by id. */
  readonly index: ReadonlyMap<string, number>
  readonly register: Register
  readonly powerIndex: ReadonlyMap<string, number>
  /** The province of each location. */
  readonly province: Uint16Array
  /** INLAND, COASTAL or SEA, by province. */
  readonly kind: Uint8Array
  /** The named coasts of each province. */
  readonly coasts: readonly (readonly number[])[]
  /** 1 where `[(type * locations + from) * locations + to]` is a step a unit of that type may take. */
  readonly steps: Uint8Array
  /** 1 where `[(type * locations + from) * provinces + to]`: some coast of that province is one step away. */
  readonly touches: Uint8Array
  /** Locations one step away, by `type * locations + from`. */
  readonly neighbours: readonly Uint16Array[]
  /** 1 for provinces whose fleets carry armies: seas, and islands with the water around them. */
  readonly convoying: Uint8Array
  /** Such provinces that touch a province, over any of its coasts; convoys run along these. */
  readonly seas: readonly Uint16Array[]
  /** Coastal provinces that touch one whose fleets carry armies; empty for the others. */
  readonly shores: readonly Uint16Array[]
  /** 1 for provinces with a supply centre. */
  readonly centre: Uint8Array
  /** The power whose home centre a province is, or NONE. */
  readonly home: Int8Array
  /** The rank of each province among the English names in alphabetical order (D7). */
  readonly alphabet: Uint16Array
  /** Provinces with a supply centre, in the order of the facts. */
  readonly centres: readonly ProvinceId[]
}

/** Compiles a board. Throws where its facts contradict each other: that is a mistake in the program, not in a game. */
export function compileBoard(facts: BoardFacts): Board {
  const provinces = facts.spaces.length
  const ids = [
    ...facts.spaces.map(({ id }) => id as string as LocationId),
    ...facts.spaces.flatMap(({ coasts }) => coasts),
  ].map(asKey)
  const locations = ids.length
  const index = new Map<string, number>(ids.map((id, i) => [id, i]))
  if (index.size !== locations) throw new Error('a space is listed twice')
  const coasts = facts.spaces.map(({ coasts }) => coasts.map((id) => numberOf(index, id)))
  const province = Uint16Array.from({ length: locations }, (_, at) =>
    at < provinces ? at : coasts.findIndex((own) => own.includes(at)),
  )
  const kind = Uint8Array.from(facts.spaces, (space) => ['inland', 'coastal', 'sea'].indexOf(space.kind))

  const steps = new Uint8Array(2 * locations * locations)
  const touches = new Uint8Array(2 * locations * provinces)
  const enter = (type: number, borders: Borders) => {
    for (const [from, list] of Object.entries(borders))
      for (const to of list) {
        if (!borders[to]?.includes(from as LocationId)) throw new Error(`${from} borders ${to}, not back`)
        const row = type * locations + numberOf(index, from)
        const goal = numberOf(index, to)
        steps[row * locations + goal] = 1
        touches[row * provinces + (province[goal] ?? 0)] = 1
      }
  }
  enter(ARMY, facts.armies)
  enter(FLEET, facts.fleets)

  const neighbours = Array.from({ length: 2 * locations }, (_, row) =>
    Uint16Array.from(ids.keys()).filter((to) => steps[row * locations + to]),
  )
  const convoying = Uint8Array.from(facts.spaces, ({ kind, convoying }) =>
    kind === 'sea' || convoying ? 1 : 0,
  )
  /** Such provinces that fleets reach from a province, off any of its coasts. */
  const bySea = (from: number, is: (to: number) => boolean) =>
    Uint16Array.from(facts.spaces.keys()).filter(
      (to) =>
        is(to) &&
        [from, ...(coasts[from] ?? [])].some((at) => touches[(FLEET * locations + at) * provinces + to]),
    )
  const names = facts.spaces.map(({ name }) => name)
  const sorted = [...names].sort()

  return {
    facts,
    provinces,
    locations,
    ids,
    index,
    register: registerOf(ids),
    powerIndex: new Map<string, number>(facts.powers.map((power, i) => [power, i])),
    province,
    kind,
    coasts,
    steps,
    touches,
    neighbours,
    convoying,
    seas: facts.spaces.map((_, from) => bySea(from, (to) => convoying[to] === 1)),
    shores: facts.spaces.map((_, from) =>
      convoying[from] ? bySea(from, (to) => kind[to] === COASTAL) : new Uint16Array(),
    ),
    centre: Uint8Array.from(facts.spaces, ({ centre }) => (centre ? 1 : 0)),
    home: Int8Array.from(facts.spaces, ({ home }) => (home ? facts.powers.indexOf(home) : NONE)),
    alphabet: Uint16Array.from(names, (name) => sorted.indexOf(name)),
    centres: facts.spaces.filter(({ centre }) => centre).map(({ id }) => id),
  }
}

/**
 * The same id, as a key of an object. V8 keeps one string for all equal keys, and short strings out of JSON are that
 * very string: comparing them takes one step. An id that was cut out of a text would be compared letter by letter.
 */
const asKey = <Id extends string>(id: Id): Id => Object.keys({ [id]: 0 })[0] as Id

function numberOf(index: ReadonlyMap<string, number>, id: string): number {
  const at = index.get(id)
  if (at === undefined) throw new Error(`no space ${id} on the board`)
  return at
}

/** The number of the province that an id lies in; a coast that the board lacks is ignored. NONE for unknown spaces. */
export function provinceIndex(board: Board, id: string): number {
  const at = locationIndex(board, id)
  if (at !== NONE) return board.province[at]!
  const slash = id.indexOf('/')
  return slash < 0 ? NONE : locationIndex(board, id.slice(0, slash))
}

/** The number of a location; NONE for unknown ones. */
export const locationIndex = (board: Board, id: string): number => numberIn(board.register, id)

/** The id of a province by number. */
export const provinceId = (board: Board, province: number): ProvinceId =>
  board.ids[province] as string as ProvinceId
