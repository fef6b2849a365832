// A touch on an activated place takes its activation back, and only that one.
import { describe, expect, test } from 'vitest'
import { pathsOfGlory } from '../../../../shared/games/paths-of-glory/game.ts'
import type { SpaceId } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import type { State } from '../../../../shared/games/paths-of-glory/state/state.ts'
import type { Refusal } from '../../../../shared/kernel/refusal.ts'
import { seenAt, stateAt } from '../gallery/moments.ts'
import { lightsFor, meaningOf } from './answering.ts'
import { takeBack } from './taking-back.ts'

const PLACES = ['koblenz', 'metz'].map((id) => id as SpaceId)
const NOTHING: Refusal = { code: 'undo/nothing', data: {} }

/** A table that takes back acts, the last one first, no further than to the beginning of the test. */
class Taken {
  private readonly states: State[]
  constructor(begun: State) {
    this.states = [begun]
  }
  get state(): State {
    return this.states.at(-1) as State
  }
  readonly undo = async (): Promise<Refusal | null> => {
    if (this.states.length === 1) return NOTHING
    this.states.pop()
    return null
  }
  readonly answer = async (answer: Answer): Promise<Refusal | null> => {
    const step = pathsOfGlory.apply(this.state, seenAt(this.state).own!.seat, answer)
    if (!step.ok) return step.error
    this.states.push(step.value.state)
    return null
  }
}

async function activated(places = PLACES): Promise<Taken> {
  const table = new Taken(stateAt('operation'))
  for (const space of places) expect(await table.answer({ kind: 'activate', space, for: 'move' })).toBeNull()
  return table
}
const active = ({ state }: Taken) => seenAt(state).view.operation?.moves
const spent = ({ state }: Taken) => seenAt(state).view.operation?.spent

describe('an activated place', () => {
  test('is lit, and touching it takes the activation back', async () => {
    const table = await activated()
    const { view, decision } = seenAt(table.state)
    expect(lightsFor(view, decision).get('metz')).toEqual({ kind: 'held' })
    expect(meaningOf(view, decision, { place: 'metz', counter: null })).toEqual({ kind: 'take-back' })
  })

  test.each(PLACES)('%s alone is taken back', async (place) => {
    const table = await activated()
    expect(await takeBack(seenAt(table.state).view, place, table)).toBeNull()
    expect(active(table)).toEqual(PLACES.filter((one) => one !== place))
    const others = await activated(PLACES.filter((one) => one !== place))
    expect(spent(table)).toBe(spent(others))
  })

  test('is refused where the table takes nothing back, and nothing changes', async () => {
    const kept = new Taken((await activated()).state)
    expect(await takeBack(seenAt(kept.state).view, 'koblenz', kept)).toEqual(NOTHING)
    expect(active(kept)).toEqual(PLACES)
  })

  test('stays where only later ones may be taken back', async () => {
    const half = new Taken((await activated(PLACES.slice(0, 1))).state)
    for (const space of PLACES.slice(1)) await half.answer({ kind: 'activate', space, for: 'move' })
    expect(await takeBack(seenAt(half.state).view, 'koblenz', half)).toEqual(NOTHING)
    expect(active(half)).toEqual(PLACES)
  })

  test('means nothing of the kind once units move', async () => {
    const table = await activated()
    await table.answer({ kind: 'done' })
    const { view, decision } = seenAt(table.state)
    expect(meaningOf(view, decision, { place: 'metz', counter: null })?.kind).not.toBe('take-back')
  })
})
