// Answers of the engine in the short form that lessons are written in.
import type { CardId } from '../facts/cards.ts'
import type { SpaceId } from '../facts/spaces.ts'
import type { UnitId } from '../facts/units.ts'
import type { Answer } from '../state/answer.ts'
import type { Use } from '../facts/use.ts'

const place = (id: string) => id as SpaceId
const unit = (id: string) => id as UnitId
const way = (path: readonly string[]) => path.map(place)

export const done: Answer = { kind: 'done' }
export const fight: Answer = { kind: 'fight' }
export const noFlank: Answer = { kind: 'no-flank' }
export const fallBack: Answer = { kind: 'fall-back' }
export const oneOperation: Answer = { kind: 'one-operation' }

export const play = (card: string, as: Use): Answer => ({ kind: 'play', card: card as CardId, as })
export const forMoves = (...spaces: readonly string[]): Answer[] =>
  spaces.map((space) => ({ kind: 'activate', space: place(space), for: 'move' }))
export const forAttacks = (...spaces: readonly string[]): Answer[] =>
  spaces.map((space) => ({ kind: 'activate', space: place(space), for: 'attack' }))

/** Units of one place go a way together, and stop at its end. */
export const march = (units: readonly string[], ...path: readonly string[]): Answer[] => [
  { kind: 'take', units: units.map(unit) },
  ...way(path).map((space): Answer => ({ kind: 'go', space })),
  { kind: 'stop' },
]

/** Declares an attack and those who take part. */
export const attack = (target: string, ...units: readonly string[]): Answer[] => [
  { kind: 'attack', space: place(target) },
  ...units.map((id): Answer => ({ kind: 'join', unit: unit(id) })),
]

export const flank = (pin: string): Answer => ({ kind: 'flank', pin: place(pin), card: null })
export const card = (id: string): Answer => ({ kind: 'card', card: id as CardId })
export const lose = (...steps: readonly string[]): Answer => ({ kind: 'losses', steps: steps.map(unit) })
export const retreat = (id: string, ...path: readonly string[]): Answer => ({
  kind: 'retreat',
  unit: unit(id),
  path: way(path),
})
export const advance = (id: string, ...path: readonly string[]): Answer => ({
  kind: 'advance',
  units: [unit(id)],
  path: way(path),
})

export const fillUp = (...units: readonly string[]): Answer[] =>
  units.map((id) => ({ kind: 'flip', unit: unit(id) }))
export const rebuild = (id: string, strength: 'full' | 'reduced', space: string): Answer => ({
  kind: 'rebuild',
  unit: unit(id),
  strength,
  space: place(space),
})
export const discard = (id: string): Answer => ({ kind: 'discard', card: id as CardId })
