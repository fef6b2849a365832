// Whole games for tests of what leaves the program and comes back.
import { seatIntents } from '../../shared/games/diplomacy/bots/seat.ts'
import { readSavedGame } from '../../shared/games/diplomacy/exchange/read-saved-game.ts'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import type { DiplomacyState } from '../../shared/games/diplomacy/game/state.ts'
import { optionsSchema } from '../../shared/games/diplomacy/options/options.ts'
import { keyed } from '../../shared/kernel/chance.ts'

const PHASES = 40

/** A game of tacticians: stand-offs, supports, convoys, retreats, builds and removals are in it. */
export function played(seed: string, options: object = {}, phases = PHASES): DiplomacyState {
  let state = diplomacy.setup({ seed: keyed(seed), options: optionsSchema.parse(options) })
  for (let closed = 0; closed < phases;) {
    const decisions = diplomacy.pending(state)
    for (const { seat } of decisions)
      for (const intent of seatIntents(
        diplomacy.view(state, { kind: 'seats', seats: [seat] }),
        'tactician',
        `${seed} ${closed}`,
        () => false,
      )) {
        const written = diplomacy.apply(state, seat, intent)
        if (!written.ok) throw new Error(written.error.code)
        state = written.value.state
      }
    // Whoever places in turn closes nothing.
    if (decisions.some(({ manner }) => manner === 'in-turn')) continue
    state = diplomacy.close(state, []).state
    closed++
  }
  return state
}

/** Plays a file's phases in a new game. */
export function replayed(json: unknown): DiplomacyState {
  const imported = readSavedGame(json)
  if (!imported?.ok) throw new Error(JSON.stringify(imported?.error))
  let state = diplomacy.setup({
    seed: keyed('elsewhere'),
    options: optionsSchema.parse(imported.value.options),
  })
  for (const step of imported.value.steps) {
    if (step.kind === 'close') state = diplomacy.close(state, []).state
    else {
      const done =
        step.kind === 'amend'
          ? diplomacy.amend!.apply(state, step.change)
          : diplomacy.apply(state, step.seat, step.intent)
      if (!done.ok) throw new Error(done.error.code)
      state = done.value.state
    }
  }
  return state
}
