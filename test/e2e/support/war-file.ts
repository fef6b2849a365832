// A saved table of Paths of Glory at a moment of a random game. The same file is made each time, so that a test of one
// moment needs neither luck nor a long evening.
import { answersOf } from '../../../shared/games/paths-of-glory/engine.ts'
import { SEATS } from '../../../shared/games/paths-of-glory/facts/nations.ts'
import { pathsOfGlory } from '../../../shared/games/paths-of-glory/game.ts'
import type { State } from '../../../shared/games/paths-of-glory/state/state.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { chosen } from '../../paths-of-glory/random-game.ts'
import { driven, type TableFile, tableFileOf } from './table-file.ts'

/** A game that does not reach the moment is given up, and the next one played. */
const MOST_GAMES = 200

/** The saved table of the first random game that reaches the moment; `vacant` sides wait for a device, others play at the laptop. */
export async function warFile(
  moment: (state: State) => boolean,
  vacant: readonly string[] = [],
): Promise<TableFile> {
  for (let game = 0; game < MOST_GAMES; game++) {
    const text = await played(`evening ${game}`, moment, vacant)
    if (text !== null) return tableFileOf(text)
  }
  throw new Error(`no game of ${MOST_GAMES} came to this moment`)
}

const played = (
  secret: string,
  moment: (state: State) => boolean,
  vacant: readonly string[],
): Promise<string | null> =>
  driven(pathsOfGlory, { seats: SEATS, secret }, ({ table, act }) => {
    const random = randomFrom(secret, 'war')
    const state = () => table().play?.state as State
    while (!moment(state())) {
      const { pending } = state()
      if (!pending) return false
      act({ kind: 'intent', seat: SEATS[pending.side], intent: chosen(answersOf(state()), 'eager', random) })
    }
    // While it is paused nothing is done for a side that nobody sits at.
    act({ kind: 'pause' })
    for (const seat of SEATS) if (vacant.includes(seat)) act({ kind: 'seat', seat, holder: { kind: 'open' } })
    return true
  })
