// Diplomacy as a game on the table: the functions of the contract, each implemented in its own file.
import { boards } from './brought/bringing.ts'
import { z } from 'zod'
import type { GameModule, SeatId, Stage } from '../../kernel/game.ts'
import { refusal } from '../../kernel/refusal.ts'
import { ok } from '../../kernel/result.ts'
import { readSavedGame } from './exchange/read-saved-game.ts'
import { agreement } from './game/agreeing.ts'
import { amendment } from './game/amending.ts'
import { close } from './game/closing.ts'
import { commandedBy, commanderOf, handsOf, seatsOf } from './game/allegiance.ts'
import { aliveSeats, decisionsOf } from './game/decisions.ts'
import { byAgreement } from './game/ending.ts'
import { withPairs } from './game/pairing.ts'
import { nextToPlace, unaskedFor, withPlacing } from './game/placing.ts'
import { intentSchema } from './sheet/intent.ts'
import { openingOf } from './options/opening.ts'
import { type DiplomacyOptions, optionsSchema } from './options/options.ts'
import { write } from './sheet/sheet.ts'
import { type DiplomacyState, gameAt, seatOf } from './game/state.ts'
import { phaseName } from './turn.ts'
import type { DiplomacyIntent, DiplomacyView } from './view.ts'
import { recordFor, viewOf } from './game/viewing.ts'
import { variantOf } from './variants/index.ts'

/** Players write in silence on sealed sheets; the bell closes the stage, or all are ready (R43). */
const silent = (name: Stage['name'], first: boolean): Stage => ({
  name,
  talk: false,
  drafting: true,
  early: 'all-ready',
  first,
})

function stagesOf(state: DiplomacyState): readonly Stage[] {
  if (state.ending) return []
  const first = state.records.every(({ turn }) => turn.phase === 'wishes')
  switch (state.turn.phase) {
    case 'placement':
      // In turn, in the open, and with talk: nothing is sealed before all have placed.
      return [{ name: 'turn', talk: true, drafting: true, early: 'all-ready', first }]
    case 'movement':
      // Orders may be written during the talks; the silence after them is for writing alone (R34, R42).
      return [
        { name: 'negotiation', talk: true, drafting: true, early: 'all-agree', first },
        silent('writing', first),
      ]
    case 'retreats':
      return [silent('retreats', first)]
    case 'wishes':
    case 'homes':
    case 'adjustments':
      return [silent('adjustments', first)]
  }
}

/**
 * `close` puts an absent power into civil disorder (R157); its units that are still to be placed get an intent here.
 */
function absentIntents(state: DiplomacyState, seat: SeatId): readonly DiplomacyIntent[] {
  const power = nextToPlace(state)
  const unit = power !== null && commandedBy(state, seat).includes(power) ? unaskedFor(state, power) : null
  return unit ? [{ kind: 'place', unit }] : []
}

export const diplomacy: GameModule<DiplomacyState, DiplomacyView, DiplomacyIntent, DiplomacyOptions> = {
  id: 'diplomacy',
  version: 1,
  optionsSchema,
  intentSchema,
  // Events are in the records, which pages read out in their order.
  newsSchema: z.never(),
  seats: seatsOf,
  computers: ['random', 'tactician', 'strategist'],
  hands: handsOf,
  map: ({ variant }) => variantOf(variant).look.map,
  setup: ({ seed, options }) =>
    withPairs(withPlacing(gameAt(options, seed, options.position ?? openingOf(options)))),
  phase: (state) => (state.ending ? 'COMPLETED' : phaseName(state.turn)),
  pending: decisionsOf,
  stages: stagesOf,
  apply(state, seat, intent) {
    const written = write(state, seat, intent)
    if (!written.ok) return written
    // A unit that was placed may be taken back until the next is.
    return ok({ state: written.value, events: [], mayUndo: written.value.turn.phase === 'placement' })
  },
  close: (state, absent) => ({ state: close(state, absent), events: [] }),
  sharesDraw: ({ options }) => options.draw === 'agreed',
  endBarred: ({ options: { votesFrom }, turn }) =>
    votesFrom !== null && turn.year < votesFrom ? refusal('game/votes-later', { year: votesFrom }) : null,
  agreement,
  conclude: (state, how, who) => ({ state: state.ending ? state : byAgreement(state, how, who), events: [] }),
  alive: aliveSeats,
  absentIntents,
  view: viewOf,
  amend: amendment,
  import: readSavedGame,
  brought: boards,
  record: (state, index, eyes) => recordFor(state, state.records[index], eyes),
  tellsSecret: true,
  outcome: (state) => {
    const { ending } = state
    if (!ending) return { kind: 'going-on' }
    // A pair wins as one seat.
    const who = ending.winners.map((power) => commanderOf(state, power) ?? seatOf(power))
    return { kind: 'ended', how: ending.how, who: [...new Set(who)] }
  },
}
