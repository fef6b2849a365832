// What a place is activated for is chosen anew or taken back, and that of no other place.
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
const METZ = PLACES[1]!
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
  readonly now = () => seenAt(this.state).view
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
const answersTo = ({ state }: Taken): readonly Answer[] => seenAt(state).decision?.answers ?? []
const active = ({ state }: Taken) => seenAt(state).view.operation?.moves
const spent = ({ state }: Taken) => seenAt(state).view.operation?.spent

describe('an activated place', () => {
  test('is lit, and a touch shows what it is activated for and changes nothing', async () => {
    const table = await activated()
    const { view, decision } = seenAt(table.state)
    expect(lightsFor(view, decision).get('metz')).toEqual({ kind: 'held' })
    for (const place of ['metz', 'aachen'])
      expect(meaningOf(view, decision, { place, counter: null })).toEqual({
        kind: 'choose',
        answers: [],
        activates: true,
      })
    expect(decision?.activations.find(({ space }) => space === METZ)).toEqual({
      space: METZ,
      now: 'move',
      move: { cost: 1, bar: null, rule: null },
      attack: { cost: 1, bar: null, rule: null },
      targets: ['nancy', 'sedan', 'verdun'],
    })
  })

  test.each(PLACES)('%s alone is taken back', async (place) => {
    const table = await activated()
    expect(await takeBack(place, table)).toBeNull()
    expect(active(table)).toEqual(PLACES.filter((one) => one !== place))
    const others = await activated(PLACES.filter((one) => one !== place))
    expect(spent(table)).toBe(spent(others))
  })

  test('is activated for the other kind, and the others stay', async () => {
    const table = await activated()
    expect(await takeBack(PLACES[0]!, table, 'attack')).toBeNull()
    expect(seenAt(table.state).view.operation).toMatchObject({
      moves: [METZ],
      attacks: [PLACES[0]],
      spent: 2,
    })
  })

  test('is refused where the table takes nothing back, and nothing changes', async () => {
    const kept = new Taken((await activated()).state)
    expect(await takeBack(PLACES[0]!, kept)).toEqual(NOTHING)
    expect(active(kept)).toEqual(PLACES)
  })

  test('stays where only later ones may be taken back', async () => {
    const half = new Taken((await activated(PLACES.slice(0, 1))).state)
    for (const space of PLACES.slice(1)) await half.answer({ kind: 'activate', space, for: 'move' })
    expect(await takeBack(PLACES[0]!, half)).toEqual(NOTHING)
    expect(active(half)).toEqual(PLACES)
  })

  test('is taken back while no unit has moved, whatever was taken in hand and laid down', async () => {
    const table = await activated()
    await table.answer({ kind: 'done' })
    for (const kind of ['take', 'stop', 'take'] as const)
      await table.answer(answersTo(table).find((one) => one.kind === kind) as Answer)
    expect(await takeBack(PLACES[0]!, table)).toBeNull()
    expect(active(table)).toEqual(['metz'])
    expect(seenAt(table.state).decision?.kind).toBe('activate')
  })

  test('means a choice between its units and taking back once all operations are spent', async () => {
    const table = await activated()
    await table.answer({ kind: 'activate', space: 'aachen' as SpaceId, for: 'attack' })
    const { view, decision } = seenAt(table.state)
    expect(view.operation).toMatchObject({ budget: 3, spent: 3 })
    expect(decision?.kind).toBe('move')
    const at = (place: string) => meaningOf(view, decision, { place, counter: null })
    expect(at('metz')).toMatchObject({ kind: 'choose', activates: true })
    expect(at('aachen')).toEqual({ kind: 'choose', answers: [], activates: true })
    expect(lightsFor(view, decision).get('metz')).toEqual({ kind: 'choice' })
    expect(lightsFor(view, decision).get('aachen')).toEqual({ kind: 'held' })
  })

  test('is left by its units in hand by one more touch, or taken back', async () => {
    const table = await activated()
    await table.answer({ kind: 'done' })
    const taking = answersTo(table).find((one) => one.kind === 'take') as Answer
    await table.answer(taking)
    const { view, decision } = seenAt(table.state)
    expect(meaningOf(view, decision, { place: view.operation!.group!.at, counter: null })).toEqual({
      kind: 'choose',
      answers: [{ kind: 'stop' }],
      activates: true,
    })
  })

  test('is not taken back any more once units have moved', async () => {
    const table = await activated()
    await table.answer({ kind: 'done' })
    for (const kind of ['take', 'go', 'stop'] as const)
      await table.answer(answersTo(table).find((one) => one.kind === kind) as Answer)
    const { view, decision } = seenAt(table.state)
    expect(view.operation?.moved.length).toBeGreaterThan(0)
    for (const place of PLACES) {
      const meaning = meaningOf(view, decision, { place, counter: null })
      expect(meaning?.kind === 'choose' && meaning.activates).not.toBe(true)
    }
  })
})
