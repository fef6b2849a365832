// The two turns of the book's extended example (1570-2013), played by the engine with its dice: 98 steps, 61 positions.
import { expect, it } from 'vitest'
import { AP, CP } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { SPACES } from '../../shared/games/paths-of-glory/facts/spaces.ts'
import { beginning } from '../../shared/games/paths-of-glory/state/beginning.ts'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'
import { keyed } from '../../shared/kernel/chance.ts'
import examples from './examples.json'
import { written } from './position.ts'
import { beginExample, leadTo, perform, steps } from './replaying.ts'
import { recorded, type Script, type Step } from './script.ts'

const checkpoints = examples.checkpoints as unknown as Readonly<Record<string, Record<string, unknown>>>
const RUSSIAN = SPACES.filter(({ country, victory }) => country === 'ru' && victory.historical)

/** A game as a checkpoint writes it. */
function position(state: State): Record<string, unknown> {
  return {
    vp: state.points,
    status: { cp: state.status[CP], ap: state.status[AP], combined: state.combined },
    cpRussianVictorySpaces: RUSSIAN.filter(({ index }) => state.board.holder[index] === CP).length,
    ...written(state.board),
    recordedRp: recorded(state),
    removedCards: [...state.removed].sort(),
    atWar: state.atWar,
  }
}

/** The state during a step of a segment without decisions. */
function duringSegments(script: Script, step: Step): State {
  if (step.turn === 1) return script.state
  const seen = script.seen['siege']
  return seen ?? script.state
}

it('plays the two-turn example of the book as printed, equal in every position', () => {
  const script = beginExample()
  let compared = 0
  const compare = (name: string, state: State) => {
    expect(position(state), name).toEqual(checkpoints[name])
    compared += 1
  }
  const done = new Set<string>()
  let played = 0
  for (const step of steps) {
    const automatic = ['attrition', 'siege', 'war-status', 'note'].includes(step.do)
    leadTo(script, step)
    // A position in front of an attack with a combat card is the one after the card was played.
    const carded =
      step.do === 'attack' && (step.cards?.attacker.length ?? 0) + (step.cards?.defender.length ?? 0) > 0
    if (carded) {
      perform(script, step)
      if (script.carded) compare(`before:${step.id}`, script.carded)
      done.add(`before:${step.id}`)
    }
    for (const name of Object.keys(checkpoints)) {
      const id = name.slice('before:'.length)
      if (done.has(name) || !(step.id === id || step.id === `${id}-card` || step.id === `${id}-free`))
        continue
      done.add(name)
      // Mandates are rolled with the opening, before anything else could change.
      compare(name, automatic ? duringSegments(script, step) : script.state)
    }
    if (!carded) perform(script, step)
    played += 1
    // An event does at once what the script tells in its next step.
    const halfDone = step.as === 'event' && steps[played]?.do === 'event'
    if (step.after && !automatic && !halfDone) {
      const { vp, status, cpRussianVictorySpaces } = position(script.state)
      expect({ vp, status, cpRussianVictorySpaces }, step.id).toEqual(step.after)
    }
  }
  compare('end', script.state)
  compare('start', beginning(keyed('example'), 'example'))
  expect(played).toBe(98)
  expect(compared).toBe(61)
  expect([script.state.hands[CP].length, script.state.hands[AP].length]).toEqual([7, 7])
  expect([script.state.decks[CP].length, script.state.decks[AP].length]).toEqual([23, 3])
})
