// The two turns of the book's extended example (1570-2013), played by the engine with its dice: 98 steps, 61 positions.
import { expect, it } from 'vitest'
import { type CardId, cardNamed } from '../../shared/games/paths-of-glory/facts/cards.ts'
import { AP, CP } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { type SpaceId, SPACES } from '../../shared/games/paths-of-glory/facts/spaces.ts'
import { unitId, unitNamed } from '../../shared/games/paths-of-glory/facts/units.ts'
import { costOf } from '../../shared/games/paths-of-glory/activation/costs.ts'
import { beginning } from '../../shared/games/paths-of-glory/scenarios/beginning.ts'
import type { Use } from '../../shared/games/paths-of-glory/state/use.ts'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'
import { findSpace } from '../../shared/games/paths-of-glory/facts/spaces.ts'
import { keyed } from '../../shared/kernel/chance.ts'
import examples from './examples.json'
import { sideNamed, written } from './position.ts'
import { type FireFigures, recorded, Script, type Step } from './script.ts'

const steps = examples.replay as unknown as readonly Step[]
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

const cards = (ids: readonly string[]) => ids as readonly CardId[]

/** The state during a step of a segment without decisions. */
function duringSegments(script: Script, step: Step): State {
  if (step.turn === 1) return script.state
  const seen = script.seen['siege']
  return seen ?? script.state
}

it('plays the two-turn example of the book as printed, equal in every position', () => {
  const script = new Script(beginning(keyed('example'), 'example'))
  const rolls = steps.filter((step) => step.do === 'mandate').map(({ die = 0 }) => die)
  script.dice = rolls.slice(0, 2)
  script.answer({ kind: 'guns-of-august', take: true })
  // The hands that the example shows; what is drawn in September lies on top.
  const { cp, ap } = examples.hands
  script.state = {
    ...script.state,
    hands: [cards(cp.turn1.map((id) => (id === 'X' ? 'cp-02' : id))), cards(ap.turn1)],
    decks: [cards([...cp.turn2.filter((id) => id !== 'cp-02'), 'cp-14']), cards(ap.turn2)],
  }
  let compared = 0
  const compare = (name: string, state: State) => {
    expect(position(state), name).toEqual(checkpoints[name])
    compared += 1
  }
  const done = new Set<string>()
  let played = 0
  for (const step of steps) {
    const automatic = ['attrition', 'siege', 'war-status', 'note'].includes(step.do)
    if (step.do === 'play-card' || step.do === 'one-ops') script.toAction()
    if (step.do === 'attrition' && script.asks === 'attack') {
      script.dice = steps
        .filter((one) => one.do === 'siege' && one.turn === step.turn)
        .map(({ die = 0 }) => die)
      script.answer({ kind: 'done' })
    }
    if (step.do === 'attack' && script.asks === 'move') script.answer({ kind: 'done' })
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

function perform(script: Script, step: Step): void {
  const side = sideNamed(step.side)
  switch (step.do) {
    case 'mandate': {
      const { box } = script.state.mandates[side]
      expect(box).toBe(step.box === 'it' ? 'none' : step.box)
      return
    }
    case 'play-card':
      if (step.turn === 2 && step.id === 't2-ap6-card')
        script.dice = steps.filter((one) => one.do === 'siege' && one.turn === 2).map(({ die = 0 }) => die)
      script.answer({ kind: 'play', card: step.card as CardId, as: step.as as Use })
      return
    case 'one-ops':
      script.answer({ kind: 'one-operation' })
      return
    case 'activate':
      for (const { space, for: purpose, cost } of step.spaces ?? []) {
        expect(costOf(script.state, findSpace(space) ?? -1, side, 'move', false).operations).toBe(cost)
        script.answer({ kind: 'activate', space: space as SpaceId, for: purpose as 'move' | 'attack' })
      }
      return
    case 'move':
      script.move(step.from ?? '', step.units ?? [], step.path ?? [])
      return
    case 'attack': {
      script.attack(step)
      if (step.expect) {
        const [attacker, defender] = side === CP ? (['cp', 'ap'] as const) : (['ap', 'cp'] as const)
        expect(script.fired(attacker), step.id).toEqual(without(step.expect.attackerFire))
        expect(script.fired(defender), step.id).toEqual(without(step.expect.defenderFire))
      }
      return
    }
    case 'event':
      for (const { do: what, unit = '', space = '' } of step.effects ?? []) {
        if (what === 'flip-full') script.answer({ kind: 'flip', unit: unitId(unitNamed(unit)) })
        if (what === 'place' && script.asks === 'place')
          script.answer({ kind: 'place', unit: unitId(unitNamed(unit)), space: space as SpaceId })
      }
      return
    case 'replacements':
      replacements(script, step)
      return
    case 'draw': {
      while (script.asks === 'discard') {
        const name = script.state.pending?.side === CP ? 'cp' : 'ap'
        for (const card of step.discardsFirst?.[name] ?? [])
          script.answer({ kind: 'discard', card: card as CardId })
        const next = steps.filter((one) => one.do === 'mandate' && one.turn === (step.turn ?? 0) + 1)
        // After the last turn of the example any dice do.
        if (name === 'cp') script.dice = next.length > 0 ? next.map(({ die = 0 }) => die) : [5, 6]
        script.answer({ kind: 'done' })
      }
      return
    }
    case 'combat-card':
      expect(cardNamed(step.card ?? '').category).toBe('combat')
      return
  }
}

/** Without what the log leaves out: the roll is die and modifier, and the first column follows from the strength. */
function without(figures: FireFigures & { roll?: number; baseColumn?: string }): FireFigures {
  const { strength, table, shift, column, die, modifier, loss } = figures
  return { strength, table, shift, column, die, modifier, loss }
}

function replacements(script: Script, step: Step): void {
  const side = sideNamed(step.side)
  if (script.asks !== 'replace' || script.state.pending?.side !== side) return
  for (const { effects = [] } of step.acts ?? [])
    for (const { do: what, unit = '', strength, space = '' } of effects) {
      if (what === 'rebuild')
        script.answer({
          kind: 'rebuild',
          unit: unitId(unitNamed(unit)),
          strength: strength as 'full' | 'reduced',
          space: space as SpaceId,
        })
      if (what === 'flip-full')
        script.answer({ kind: 'flip', unit: unitId(script.unitIn(space, { unit, strength: 'reduced' })) })
    }
  script.answer({ kind: 'done' })
}
