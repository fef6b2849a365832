// A game for the tables' own tests, with Diplomacy's phases and none of its rules: three flags, secret numbers,
// retreats for the seat with the lowest, adjustments after every second turn for seats with an even one.
import { z } from 'zod'
import type { Seed } from '../../shared/kernel/chance.ts'
import type { Decision, GameModule, SeatId, Stage } from '../../shared/kernel/game.ts'
import { refusal } from '../../shared/kernel/refusal.ts'
import { err, ok } from '../../shared/kernel/result.ts'

const intentSchema = z.object({ write: z.string().max(20).nullable() })
const optionsSchema = z.object({
  seats: z.number().int().min(1).max(7).default(3),
  /** The game ends after so many turns. */
  turns: z.number().int().min(1).max(50).default(10),
  /** An end may not be proposed before that turn. */
  votesFrom: z.number().int().min(1).default(1),
})
type Options = z.infer<typeof optionsSchema>
type Intent = z.infer<typeof intentSchema>

interface State {
  readonly options: Options
  readonly seed: Seed
  readonly turn: number
  readonly part: 'moves' | 'retreats' | 'adjustments'
  /** Sealed until the phase closes. */
  readonly sheets: Readonly<Record<string, string>>
  readonly dead: readonly SeatId[]
  /** Who must retreat or adjust. */
  readonly owing: readonly SeatId[]
  /** What was revealed, phase by phase. */
  readonly records: readonly { phase: string; sheets: Readonly<Record<string, string>> }[]
  readonly ended: { how: string; who: readonly SeatId[] } | null
}

export interface SkirmishView {
  readonly phase: string
  readonly mine: Readonly<Record<string, string>>
  readonly revealed: State['records']
}

const FLAGS = ['red', 'green', 'blue', 'white', 'black', 'gold', 'grey']
export const flag = (name: string) => name as SeatId

const seatsOf = ({ seats }: Options) => FLAGS.slice(0, seats).map(flag)
const aliveIn = (state: State) => seatsOf(state.options).filter((seat) => !state.dead.includes(seat))
const phaseOf = ({ turn, part }: State) => `T${turn}${part[0]?.toUpperCase()}`
const askedIn = (state: State) => (state.part === 'moves' ? aliveIn(state) : state.owing)

/** `die` on a sheet eliminates its writer; with `retreat` and `adjust` the writer has to decide something later. */
function close(state: State, absent: readonly SeatId[]): State {
  const records = [...state.records, { phase: phaseOf(state), sheets: state.sheets }]
  const said = (word: string) =>
    askedIn(state).filter((seat) => (absent.includes(seat) ? word === 'absent' : state.sheets[seat] === word))
  const after = { ...state, records, sheets: {}, dead: [...state.dead, ...said('die')] }
  switch (state.part) {
    case 'moves':
      return { ...after, part: 'retreats', owing: said('retreat') }
    case 'retreats':
      return { ...after, part: 'adjustments', owing: said('adjust') }
    case 'adjustments': {
      const ended = state.turn >= state.options.turns ? { how: 'time', who: aliveIn(after) } : null
      return { ...after, part: 'moves', owing: [], turn: state.turn + 1, ended }
    }
  }
}

export const skirmish: GameModule<State, SkirmishView, Intent, Options> = {
  id: 'skirmish',
  version: 1,
  optionsSchema,
  intentSchema,
  newsSchema: z.object({ revealed: z.string() }),
  seats: seatsOf,
  setup: ({ seed, options }) => ({
    options,
    seed,
    turn: 1,
    part: 'moves',
    sheets: {},
    dead: [],
    owing: [],
    records: [],
    ended: null,
  }),
  phase: phaseOf,
  pending: (state) =>
    askedIn(state).map((seat): Decision => ({
      seat,
      manner: 'sealed',
      drafted: state.sheets[seat] !== undefined,
    })),
  stages: ({ part, turn }): Stage[] => {
    const first = turn === 1
    if (part !== 'moves') return [{ name: part, talk: false, drafting: true, early: 'all-ready', first }]
    return [
      { name: 'negotiation', talk: true, drafting: true, early: 'all-agree', first },
      { name: 'writing', talk: false, drafting: true, early: 'all-ready', first },
    ]
  },
  apply: (state, seat, { write }) => {
    if (!askedIn(state).includes(seat)) return err(refusal('skirmish/nothing-to-write', { seat }))
    const { [seat]: _old, ...others } = state.sheets
    const sheets = write === null ? others : { ...others, [seat]: write }
    return ok({ state: { ...state, sheets }, events: [] })
  },
  close: (state, absent) => ({
    state: close(state, absent),
    events: [{ told: { revealed: phaseOf(state) } }],
  }),
  endBarred: ({ turn, options: { votesFrom } }) =>
    turn < votesFrom ? refusal('skirmish/too-early', { votesFrom }) : null,
  conclude: (state, how, who) => ({ state: { ...state, ended: { how, who } }, events: [] }),
  alive: aliveIn,
  absentIntents: () => [],
  view: (state, eyes) => ({
    phase: phaseOf(state),
    mine: Object.fromEntries(
      Object.entries(state.sheets).filter(
        ([seat]) => eyes.kind === 'seats' && eyes.seats.includes(flag(seat)),
      ),
    ),
    revealed: state.records,
  }),
  record: (state, index) => state.records[index],
  tellsSecret: true,
  amend: {
    schema: z.object({ turn: z.number().int().min(1), over: z.boolean().optional() }),
    apply: (state, change) => {
      const { turn, over = false } = change as { turn: number; over?: boolean }
      if (turn > state.options.turns) return err(refusal('skirmish/no-such-turn', { turn }))
      const ended = over ? { how: 'ruled', who: aliveIn(state) } : null
      return ok({ state: { ...state, turn, part: 'moves', owing: [], ended }, events: [], changes: { turn } })
    },
  },
  outcome: ({ ended }) => (ended ? { kind: 'ended', ...ended } : { kind: 'going-on' }),
}
