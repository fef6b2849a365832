import type { CompileReport } from '../compile.ts'
import type { PackedMap } from '../../../shared/map/packed.ts'
import { drawWorld } from './draw.ts'
import type { WorldFacts } from './facts.ts'
import { settle } from './settle.ts'

/** Compiles the facts of a board that goes round the world. `map` is null when there are errors. */
export function compileWorld(facts: WorldFacts): CompileReport & { readonly map: PackedMap | null } {
  const settled = settle(facts)
  const walls = settled.walls.map((pair) => pair.toSorted().join('-')).sort()
  const errors = [...settled.errors]
  if (walls.join() !== [...facts.walls].sort().join())
    errors.push(`walls stand between ${walls.join(', ')}, but ${facts.walls.join(', ')} are stated`)
  if (errors.length > 0) return { errors, notes: [], map: null }
  return drawWorld(facts, settled)
}
