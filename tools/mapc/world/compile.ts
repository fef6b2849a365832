import type { CompileReport } from '../compile.ts'
import type { PackedMap } from '../../../shared/map/packed.ts'
import { drawWorld } from './draw.ts'
import type { WorldFacts } from './facts.ts'
import { settle } from './settle.ts'

/** Compiles the facts of a board that goes round the world. `map` is null when there are errors. */
export function compileWorld(facts: WorldFacts): CompileReport & { readonly map: PackedMap | null } {
  const settled = settle(facts)
  const errors = settled.errors.length > 0 ? settled.errors : wallFaults(settled.walls, facts.walls)
  if (errors.length > 0) return { errors, notes: [], map: null }
  return drawWorld(facts, settled)
}

/** Walls that stand and are not stated, or are stated and not needed. */
export function wallFaults(
  standing: readonly (readonly [string, string])[],
  stated: readonly string[],
): readonly string[] {
  const walls = standing.map((pair) => pair.toSorted().join('-')).sort()
  if (walls.join() === stated.toSorted().join()) return []
  return [`walls stand between ${walls.join(', ')}, but ${stated.join(', ')} are stated`]
}
