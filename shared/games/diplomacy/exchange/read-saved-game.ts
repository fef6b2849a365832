// Games that were saved for other programs: the JSON of the Python package `diplomacy`, and the transcript of a game.
import type { Imported } from '../../../kernel/game.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import type { Result } from '../../../kernel/result.ts'
import { refuse } from '../refusals.ts'
import type { DiplomacyIntent } from '../view.ts'
import { playedAgain } from './playing-again.ts'
import { readTranscript } from './read-transcript.ts'
import { savedGameSchema } from './saved-game.ts'

/** Reads a saved game from its JSON, or from a text that is no JSON; null where it is neither. */
export function readSavedGame(file: unknown): Result<Imported<DiplomacyIntent>, Refusal> | null {
  if (typeof file === 'string') {
    const told = readTranscript(file)
    return told?.ok ? playedAgain(told.value) : told
  }
  if (!looksSaved(file)) return null
  const parsed = savedGameSchema.safeParse(file)
  if (!parsed.success) return refuse('import/not-a-game', { where: parsed.error.issues[0]!.path.join('.') })
  return playedAgain({ ...parsed.data, open: true })
}

/** A file that has phases and a map counts as a saved game, whatever other faults it has. */
const looksSaved = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'phases' in json && 'map' in json
