// Takes the activation of one place back. The table takes back the last act and no other, so the activations after it
// are taken back too and made again. Nothing here knows what may be taken back: the table refuses what may not.
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import type { Refusal } from '../../../../shared/kernel/refusal.ts'

export interface Acts {
  readonly undo: () => Promise<Refusal | null>
  readonly answer: (answer: Answer) => Promise<Refusal | null>
}

type Activated = Extract<LogEntry, { readonly kind: 'activated' }>
const isActivation = (entry: LogEntry): entry is Activated => entry.kind === 'activated'

/** Resolves with the first refusal; then what had been taken back until there is made again. */
export async function takeBack(
  { log, operation }: PogView,
  place: string,
  { undo, answer }: Acts,
): Promise<Refusal | null> {
  const active: readonly string[] = operation ? [...operation.moves, ...operation.attacks] : []
  const activations = log.filter(isActivation).filter(({ space }) => active.includes(space))
  const wanted = activations.findIndex(({ space }) => space === place)
  if (wanted < 0) return null
  let first = activations.length
  let refusal: Refusal | null = null
  while (first > wanted && !refusal) {
    refusal = await undo()
    if (!refusal) first -= 1
  }
  for (const { space, for: purpose } of activations.slice(refusal ? first : wanted + 1)) {
    const again = await answer({ kind: 'activate', space, for: purpose })
    if (again) return again
  }
  return refusal
}
