// What the ground of a place does in a battle for it, in words.
import { groundEffects } from '../../../../shared/games/paths-of-glory/combat/ground.ts'
import { findSpace } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import { guided, guidedWith } from '../words/guide.svelte.ts'
import { signed } from '../words/signed.ts'
import type { PlaceNow } from './position.ts'

/**
 * "In a battle: column of the attackers −1, no flank attack"; null where the ground does nothing, or while no words are
 * loaded.
 */
export function groundText(
  place: string,
  { trench, counters }: { readonly trench: PlaceNow['trench']; readonly counters: readonly unknown[] },
): string | null {
  const index = findSpace(place)
  if (index === undefined) return null
  // A fort alone has nothing of its trench.
  const { shifts, barsFlank, mayStand, stopsAdvance } = groundEffects(index, counters.length > 0 ? trench : 0)
  const columns = (['attacker', 'defender'] as const).flatMap((role) =>
    shifts[role] === 0 ? [] : [guidedWith('ground', role, { by: signed(shifts[role]) })],
  )
  const effects = [
    ...columns,
    ...(barsFlank ? [guided('ground', 'flank')] : []),
    ...(mayStand ? [guided('ground', 'stand')] : []),
    ...(stopsAdvance ? [guided('ground', 'stop')] : []),
  ].filter(Boolean)
  return effects.length === 0 ? null : guidedWith('ground', 'battle', { effects: effects.join(', ') })
}
