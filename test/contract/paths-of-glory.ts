// How the suite plays Paths of Glory.
import { z } from 'zod'
import { answersOf } from '../../shared/games/paths-of-glory/engine.ts'
import { sideOfSeat } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { pathsOfGlory } from '../../shared/games/paths-of-glory/game.ts'
import type { PogOptions } from '../../shared/games/paths-of-glory/options.ts'
import { type Answer, DECISIONS } from '../../shared/games/paths-of-glory/state/answer.ts'
import { answerSchema } from '../../shared/games/paths-of-glory/state/answer-schema.ts'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'
import type { PogView } from '../../shared/games/paths-of-glory/view.ts'
import { brokenRules } from '../paths-of-glory/invariants.ts'
import type { Playable } from './player.ts'

const id = z.string()
const ids = z.array(id)
const side = z.enum(['cp', 'ap'])
const bySide = <T extends z.ZodType>(of: T) => z.strictObject({ cp: of, ap: of })
const fire = z
  .strictObject({
    strength: z.int(),
    table: id,
    base: z.int(),
    shift: z.int(),
    column: z.int(),
    die: z.int(),
    modifier: z.int(),
    loss: z.int(),
  })
  .nullable()

const forecast = z
  .strictObject({
    strength: z.int(),
    table: id,
    base: z.int(),
    column: z.int(),
    shifts: z.array(z.strictObject({ why: id, by: z.int() })),
    modifiers: z.array(z.strictObject({ card: id, by: z.int() })),
  })
  .nullable()

const operation = z.strictObject({
  budget: z.int(),
  spent: z.int(),
  moves: ids,
  attacks: ids,
  moved: ids,
  group: z.strictObject({ units: ids, at: id, left: z.int(), path: ids }).nullable(),
  digging: ids,
  fought: ids,
  targets: ids,
})
const battle = z.strictObject({
  side,
  target: id,
  attackers: ids,
  defenders: ids,
  from: ids,
  cards: z.strictObject({ attacker: ids, defender: ids }),
  flank: z.strictObject({ pin: id, modifier: z.int(), success: z.boolean() }).nullable(),
  order: id,
  fire: z.strictObject({ attacker: fire, defender: fire }),
  forecast: z.strictObject({ attacker: forecast, defender: forecast }),
  distance: z.int(),
})
const chances = z.strictObject({
  of: z.int(),
  wins: z.int(),
  ties: z.int(),
  steps: z.strictObject({ attacker: z.int(), defender: z.int() }),
  stays: z.int(),
  dies: z.int(),
  retreats: z.tuple([z.int(), z.int()]),
  takes: z.int(),
  mayStay: z.int(),
  surelyTakes: z.int(),
  fortFalls: z.int(),
})
const points = z.array(z.strictObject({ pool: id, points: z.number() }))
const kindSeen = z.strictObject({ cost: z.int().nullable(), bar: id.nullable(), rule: id.nullable() })
const raids = z.array(z.strictObject({ unit: id, path: ids }))
const exposures = z.array(z.strictObject({ space: id, scores: z.boolean(), fort: z.boolean(), by: raids }))
const sieges = z.array(z.strictObject({ space: id, by: side, from: z.int(), modifier: z.int() }))
const decision = z.strictObject({
  kind: z.enum(DECISIONS),
  answers: z.array(answerSchema),
  costs: z.array(z.number().nullable()),
  leads: z.array(id.nullable()),
  violations: z.array(z.strictObject({ space: id, bar: id, rule: id })),
  barred: z.array(z.strictObject({ card: id, as: id, bar: id, rule: id })),
  activations: z.array(
    z.strictObject({
      space: id,
      now: z.enum(['move', 'attack']).nullable(),
      move: kindSeen,
      attack: kindSeen,
      targets: ids,
    }),
  ),
  aims: z.array(z.strictObject({ from: id, targets: ids })),
  unready: z.array(z.strictObject({ what: z.enum(['fight', 'flank']), bar: id, rule: id })),
  leaves: z.array(z.array(z.strictObject({ unit: id, reduced: z.boolean() }))),
  odds: z.array(z.strictObject({ pin: id.nullable(), flank: z.int().nullable(), cards: ids, odds: chances })),
  threatened: z.array(z.strictObject({ unit: id, by: raids })),
  doomed: ids,
  exposed: exposures,
  owing: ids,
  exposing: z.array(z.strictObject({ units: ids, places: exposures })),
  reach: z.array(z.strictObject({ space: id, path: ids })),
  besieging: sieges,
  refusedTogether: ids,
})
const viewSchema = z.strictObject({
  policies: z.record(id, id).optional(),
  scenario: id,
  segment: id,
  phase: id,
  turn: z.int(),
  round: z.int(),
  side,
  points: z.int(),
  standing: z.strictObject({ winner: side.nullable(), lacks: bySide(z.int()) }),
  status: bySide(z.int()),
  combined: z.int(),
  levels: bySide(id),
  mandates: bySide(z.strictObject({ box: id, met: z.boolean() })),
  actions: bySide(z.array(z.strictObject({ kind: id, card: id.nullable() }))),
  units: z.array(z.strictObject({ unit: id, at: id, reduced: z.boolean() })),
  held: bySide(ids),
  trenches: z.array(z.strictObject({ space: id, side, level: z.int() })),
  destroyed: ids,
  besieged: ids,
  sieges,
  unsupplied: ids,
  events: ids,
  hands: bySide(z.int()),
  decks: bySide(z.int()),
  discards: bySide(ids),
  removed: ids,
  faceUp: bySide(ids),
  spentCards: ids,
  replacements: points,
  bid: z.strictObject({ wanted: side, points: z.int(), accepted: z.boolean() }).nullable(),
  roll: z.strictObject({ purpose: id, space: id.nullable(), fallen: z.array(z.int()) }).nullable(),
  asked: z.strictObject({ side, kind: id, over: z.boolean() }).nullable(),
  winners: z.array(side).nullable(),
  how: z.string().nullable(),
  operation: operation.nullable(),
  battle: battle.nullable(),
  redeployment: z.strictObject({ left: z.int(), done: ids, chosen: id.nullable() }).nullable(),
  eventWork: z.strictObject({ card: id, armies: ids, points: z.number() }).nullable(),
  // Nothing in the log is hidden from anybody. Lines name the cards that brought them about.
  log: z.array(z.looseObject({ kind: id, card: id.optional(), cards: ids.optional() })),
  closed: z.int(),
  own: z.array(
    z.strictObject({ seat: id, hand: ids, recorded: z.array(points), decision: decision.nullable() }),
  ),
})

/** An act that is not possible now. */
const nonsense: readonly Answer[] = [
  { kind: 'done' },
  { kind: 'play', card: 'cp-99', as: 'ops' } as Answer,
  { kind: 'activate', space: 'nowhere', for: 'move' } as Answer,
  { kind: 'go', space: 'paris' } as Answer,
  { kind: 'flip', unit: 'ge-1' } as Answer,
  { kind: 'losses', steps: ['fr-5'] } as Answer,
]

/** What everybody has seen of cards: a hand may hold one of them again. */
const seenCards = (state: State): string =>
  JSON.stringify([state.log, state.records, state.discards, state.removed, state.faceUp, state.events])

export const pathsOfGloryPlayable: Playable<State, PogView, Answer, PogOptions> = {
  game: pathsOfGlory,
  options: [{}, { dice: 'own' }, { sides: 'bid' }, { edition: '2022' }],
  viewSchema,
  closings: 60,
  playsAbsent: true,
  attempt: (state, _, random) => {
    const answers = random.below(6) === 0 ? nonsense : answersOf(state)
    return answers[random.below(answers.length)] ?? { kind: 'done' }
  },
  sealed: () => {
    throw new Error('nothing is sealed')
  },
  hidden: (state, seat) => state.hands[sideOfSeat(seat)].filter((card) => !seenCards(state).includes(card)),
  broken: brokenRules,
}
