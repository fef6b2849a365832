// Dice of the players' own: the game stops where a die is due, and goes on as it would have with the program's.
import { describe, expect, it } from 'vitest'
import { computerIntents } from '../../shared/games/paths-of-glory/bot/computers.ts'
import { answersOf, does } from '../../shared/games/paths-of-glory/engine.ts'
import { SEATS } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { pathsOfGlory } from '../../shared/games/paths-of-glory/game.ts'
import type { News } from '../../shared/games/paths-of-glory/log/news.ts'
import { leastAnswer } from '../../shared/games/paths-of-glory/passing.ts'
import type { Answer } from '../../shared/games/paths-of-glory/state/answer.ts'
import { beginning } from '../../shared/games/paths-of-glory/state/beginning.ts'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'
import { viewOf } from '../../shared/games/paths-of-glory/viewing.ts'
import { keyed } from '../../shared/kernel/chance.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { chosen } from './random-game.ts'

const watching = { kind: 'screen' } as const
const both = { kind: 'seats', seats: SEATS } as const
const newsOf = (events: readonly { readonly told: unknown }[]) => events.map(({ told }) => told as News)

/** A game with dice of one's own, all of which the program rolls, until it stops at one. */
function* rolls(
  seed: string,
): Generator<{ readonly due: State; readonly before: State; readonly answer: Answer }> {
  const random = randomFrom(seed, 'eager')
  let state = beginning(keyed(seed), 'introductory', 'own')
  let before = state
  let answer: Answer = { kind: 'roll' }
  while (!state.ended) {
    if (state.pending?.kind === 'roll') {
      yield { due: state, before, answer }
      state = does(state, { kind: 'roll' }).state
      continue
    }
    answer = chosen(answersOf(state), 'eager', random)
    before = state
    state = does(state, answer).state
  }
}

describe('dice of the players’ own', () => {
  it('that the program rolls give the game that the program’s dice give', () => {
    for (const seed of ['one', 'two', 'three']) {
      const random = randomFrom(seed, 'eager')
      let usual = beginning(keyed(seed), 'introductory')
      let own = beginning(keyed(seed), 'introductory', 'own')
      let dice = 0
      while (!usual.ended) {
        const answer = chosen(answersOf(usual), 'eager', random)
        const told = does(usual, answer)
        usual = told.state
        const first = does(own, answer)
        const heard = [...first.events]
        own = first.state
        while (own.pending?.kind === 'roll') {
          const next = does(own, { kind: 'roll' })
          heard.push(...next.events)
          own = next.state
          dice += 1
        }
        // Each die is told of once, in its order.
        expect(heard).toEqual(told.events)
        expect(own).toEqual({ ...usual, ownDice: true })
      }
      expect(dice).toBeGreaterThan(6)
    }
  })

  it('are asked for after the attack is final: neither side can take it back', () => {
    let fires = 0
    for (const { due, before } of rolls('final')) {
      if (viewOf(due, watching).roll?.purpose !== 'fire') continue
      fires += 1
      const side = due.pending?.side ?? 0
      const step = pathsOfGlory.apply(due, SEATS[side], { kind: 'die', die: 1 })
      expect(step.ok && step.value.mayUndo).toBeFalsy()
      expect(answersOf(due).map(({ kind }) => kind)).toEqual([...Array<string>(6).fill('die'), 'roll'])
      const refused = pathsOfGlory.apply(due, SEATS[side], { kind: 'call-off' })
      expect(refused.ok ? '' : refused.error.code).toBe('pog/other-question')
      expect(before.pending?.kind).not.toBe('roll')
    }
    expect(fires).toBeGreaterThan(3)
  })

  it('stop the step that needs one, which stands from then on', () => {
    for (const { before, answer } of rolls('stands')) {
      if (before.roll) continue
      const work = does(before, answer)
      expect(work.state.pending?.kind).toBe('roll')
      expect(work.revealed).toBe(true)
      expect(work.events).toEqual([])
    }
  })

  it('count as they fell, and everybody sees what is asked and what was entered', () => {
    let compared = 0
    for (const { due } of rolls('fell')) {
      const view = viewOf(due, watching)
      const asked = view.roll
      if (!asked) throw new Error('no die is due')
      expect(view.asked?.kind).toBe('roll')
      for (const die of [1, 2, 3, 4, 5, 6]) {
        const { state, events } = does(due, { kind: 'die', die })
        expect(newsOf(events)).toEqual([{ kind: 'die', purpose: asked.purpose, side: view.asked?.side, die }])
        const after = viewOf(state, watching)
        if (after.roll && state.roll && state.roll.answer === due.roll?.answer)
          expect(after.roll.fallen).toEqual([...asked.fallen, die])
        else if (asked.purpose === 'fire') {
          const told = [...state.records.flatMap(({ entries }) => entries), ...state.log]
          const fired = told.findLast(({ kind }) => kind === 'fired')
          expect(fired && 'die' in fired ? fired.die : 0).toBe(die)
          compared += 1
        }
      }
    }
    expect(compared).toBeGreaterThan(10)
  })

  it('belong to the side that rolls, one after the other', () => {
    const opened = does(beginning(keyed('order'), 'introductory', 'own'), {
      kind: 'guns-of-august',
      take: true,
    }).state
    // The mandates of both sides begin the turn.
    expect(opened.pending).toEqual({ kind: 'roll', side: 0 })
    expect(viewOf(opened, watching)).toMatchObject({ roll: { purpose: 'mandate', space: null, fallen: [] } })
    const refused = pathsOfGlory.apply(opened, SEATS[1], { kind: 'die', die: 3 })
    expect(refused.ok ? '' : refused.error.code).toBe('pog/not-asked')
    const second = does(opened, { kind: 'die', die: 3 }).state
    expect(second.pending).toEqual({ kind: 'roll', side: 1 })
    expect(viewOf(second, watching)).toMatchObject({ roll: { purpose: 'mandate', fallen: [3] } })
    expect(viewOf(second, watching).log.filter(({ kind }) => kind === 'mandate')).toMatchObject([{ die: 3 }])
    const third = does(second, { kind: 'die', die: 6 }).state
    expect(third.pending).toEqual({ kind: 'action', side: 0 })
    expect(third.log.filter(({ kind }) => kind === 'mandate')).toMatchObject([{ die: 3 }, { die: 6 }])
  })

  it('fall in the phase that asks for them, so that no phase begins with half of its dice', () => {
    for (const { due, before } of rolls('phase')) {
      expect(pathsOfGlory.phase(due)).toBe(pathsOfGlory.phase(before))
      const { closed } = viewOf(due, watching)
      if (closed > 0) expect(pathsOfGlory.record(due, closed - 1, watching)).toBeTruthy()
    }
  })

  it('of a fight that is under way are shown to both sides before the next one is asked', () => {
    let seen = 0
    for (const { due } of rolls('shown')) {
      const { battle, roll } = viewOf(due, both)
      if (roll?.purpose !== 'fire' || roll.fallen.length !== 1 || battle?.order !== 'together') continue
      seen += 1
      expect(battle.fire.attacker?.die).toBe(roll.fallen[0])
      expect(battle.fire.defender).toBeNull()
    }
    expect(seen).toBeGreaterThan(0)
  })

  it('are rolled by the program for whoever is absent', () => {
    const [first] = rolls('absent')
    expect(leastAnswer(first!.due)).toEqual({ kind: 'roll' })
  })

  it.each(['random', 'plain'])('are rolled by the program for its computers (%s)', (level) => {
    let asked = 0
    for (const { due } of rolls('computers')) {
      const seat = SEATS[due.pending?.side ?? 0]
      const view = viewOf(due, { kind: 'seats', seats: [seat] })
      expect(computerIntents(view, level, 'seed', () => true)).toEqual([{ kind: 'roll' }])
      asked += 1
    }
    expect(asked).toBeGreaterThan(5)
  })

  it('leave nothing behind when the table ends the game at one', () => {
    const [first] = rolls('ended')
    const { state } = pathsOfGlory.conclude(first!.due, 'draw', [])
    expect(viewOf(state, watching)).toMatchObject({ asked: null, roll: null, segment: 'ended' })
  })
})
