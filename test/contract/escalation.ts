// What tests of Escalation share: games of it, whose turn it is to place, and the end of a phase.
import type { DiplomacyState } from '../../shared/games/diplomacy/game/state.ts'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import { wayNamed } from '../../shared/games/diplomacy/options/ways.ts'
import type { VariantId } from '../../shared/games/diplomacy/variants/index.ts'
import { newGame, screen } from './played.ts'

export const gameOf = (
  people: number,
  more: object = {},
  variant: VariantId = 'standard-escalation',
  seed = 'story',
) => newGame({ variant, ...wayNamed(`escalation-${people}`, variant).options, ...more }, seed)

/** The power that places next. */
export const next = (state: DiplomacyState): string => screen(state).placing?.next ?? 'nobody'

/** All that is still to be placed placed unasked, as the host does. */
export const rest = (state: DiplomacyState): DiplomacyState => diplomacy.close(state, []).state
