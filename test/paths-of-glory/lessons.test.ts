// The lessons play the book's examples: the figures of every battle and the positions at the end are those of
// examples.json.
import { expect, it } from 'vitest'
import { cambrai } from '../../shared/games/paths-of-glory/lessons/cambrai.ts'
import { COURSE } from '../../shared/games/paths-of-glory/lessons/course.ts'
import { filmOf, type Film } from '../../shared/games/paths-of-glory/lessons/film.ts'
import type { Lesson } from '../../shared/games/paths-of-glory/lessons/lesson.ts'
import { augustEnd } from '../../shared/games/paths-of-glory/lessons/august-end.ts'
import { nancy } from '../../shared/games/paths-of-glory/lessons/nancy.ts'
import { tannenberg } from '../../shared/games/paths-of-glory/lessons/tannenberg.ts'
import examples from './examples.json'
import { written } from './position.ts'
import type { FireFigures, Step } from './script.ts'

const checkpoints = examples.checkpoints as unknown as Readonly<Record<string, Record<string, unknown>>>
const worked = examples.worked as unknown as readonly {
  readonly steps: readonly Step[]
  readonly then: { readonly units: unknown }
}[]

const firedIn = ({ scenes }: Film) =>
  scenes
    .flatMap(({ read, seen }) => [...read, ...seen])
    .flatMap((entry) => {
      if (entry.kind !== 'fired') return []
      const { strength, table, shift, column, die, modifier, loss } = entry
      return [{ strength, table, shift, column, die, modifier, loss }]
    })

/** Both fires of each battle, in the order in which they fall. */
const expectedOf = (steps: readonly Step[]) =>
  steps
    .flatMap(({ do: what, expect: figures }) => (what === 'attack' && figures ? [figures] : []))
    .flatMap(({ flank, attackerFire, defenderFire }) =>
      flank?.success === false ? [defenderFire, attackerFire] : [attackerFire, defenderFire],
    )
    .map(({ strength, table, shift, column, die, modifier, loss }: FireFigures) => ({
      strength,
      table,
      shift,
      column,
      die,
      modifier,
      loss,
    }))

it.each([
  [tannenberg, worked[0]],
  [cambrai, worked[1]],
] as const)('plays a combat example as the book does: $id', (lesson: Lesson, example) => {
  const film = filmOf(lesson)
  expect(firedIn(film)).toEqual(expectedOf(example?.steps ?? []))
  expect(written(film.end.board).units).toEqual(example?.then.units)
})

it('plays the two turns with the figures of every battle', () => {
  const [, , ...turns] = COURSE
  const films = turns.flatMap(({ lessons }) => lessons).map(filmOf)
  expect(films.flatMap(firedIn)).toEqual(expectedOf(examples.replay as unknown as readonly Step[]))
})

it.each([
  ['before:t2-cp1', augustEnd],
  ['end', nancy],
] as const)('ends a turn in the position of the book: %s', (name, lesson) => {
  const { end } = filmOf(lesson)
  expect({ ...written(end.board), vp: end.points }).toMatchObject({
    units: checkpoints[name]?.['units'],
    controlChanges: checkpoints[name]?.['controlChanges'],
    trenches: checkpoints[name]?.['trenches'],
    besieged: checkpoints[name]?.['besieged'],
    reserve: checkpoints[name]?.['reserve'],
    eliminated: checkpoints[name]?.['eliminated'],
    vp: checkpoints[name]?.['vp'],
  })
})
