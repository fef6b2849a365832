// Takes back the activation of one place, or changes what it is for. The table takes back the last act and no other, so the
// acts after it are taken back too, and the activations among them made again. Nothing here knows what may be taken back:
// the table refuses what may not.
import type { SpaceId } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import type { Refusal } from '../../../../shared/kernel/refusal.ts'

export interface Acts {
  /** The newest view. */
  readonly now: () => PogView
  readonly undo: () => Promise<Refusal | null>
  readonly answer: (answer: Answer) => Promise<Refusal | null>
}

type Activated = Extract<LogEntry, { readonly kind: 'activated' }>
const isActivation = (entry: LogEntry): entry is Activated => entry.kind === 'activated'

const isActive = ({ operation }: PogView, place: string): boolean =>
  operation !== null && [...operation.moves, ...operation.attacks].some((space) => space === place)

/**
 * Takes it back, and activates the place for something else where `instead` says so. Resolves with the first refusal; then
 * what had been taken back until there is made again, as far as it was an activation.
 */
export async function takeBack(
  place: SpaceId,
  { now, undo, answer }: Acts,
  instead: Activated['for'] | null = null,
): Promise<Refusal | null> {
  const activations = now()
    .log.filter(isActivation)
    .filter(({ space }) => isActive(now(), space))
  let refusal: Refusal | null = null
  while (!refusal && isActive(now(), place)) {
    const before = now()
    refusal = await undo()
    if (!refusal) await another(before, now)
  }
  const lost = activations.filter(({ space }) => space !== place && !isActive(now(), space))
  for (const { space, for: purpose } of lost) {
    const again = await answer({ kind: 'activate', space, for: purpose })
    if (again) return again
  }
  return refusal ?? (instead && answer({ kind: 'activate', space: place, for: instead }))
}

/** How long a view may come after the answer to an act, in steps of 20 ms. */
const STEPS = 100

/** Resolves when there is another view than before. */
async function another(before: PogView, now: () => PogView): Promise<void> {
  for (let step = 0; step < STEPS && now() === before; step++)
    await new Promise((resolve) => setTimeout(resolve, 20))
}
