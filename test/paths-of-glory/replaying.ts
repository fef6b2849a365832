// The steps of the book's extended example as the engine's answers.
import { expect } from 'vitest'
import { costOf } from '../../shared/games/paths-of-glory/activation/costs.ts'
import { type CardId, cardNamed } from '../../shared/games/paths-of-glory/facts/cards.ts'
import { CP } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { findSpace, type SpaceId } from '../../shared/games/paths-of-glory/facts/spaces.ts'
import { unitId, unitNamed } from '../../shared/games/paths-of-glory/facts/units.ts'
import { beginning } from '../../shared/games/paths-of-glory/state/beginning.ts'
import type { Use } from '../../shared/games/paths-of-glory/facts/use.ts'
import { keyed } from '../../shared/kernel/chance.ts'
import examples from './examples.json'
import { sideNamed } from './position.ts'
import { type FireFigures, Script, type Step } from './script.ts'

export const steps = examples.replay as unknown as readonly Step[]

const cards = (ids: readonly string[]) => ids as readonly CardId[]

/** The beginning of the example, with the hands that it shows; what is drawn in September lies on top. */
export function beginExample(): Script {
  const script = new Script(beginning(keyed('example'), 'example'))
  const rolls = steps.filter((step) => step.do === 'mandate').map(({ die = 0 }) => die)
  script.dice = rolls.slice(0, 2)
  script.answer({ kind: 'guns-of-august', take: true })
  const { cp, ap } = examples.hands
  script.state = {
    ...script.state,
    hands: [cards(cp.turn1.map((id) => (id === 'X' ? 'cp-02' : id))), cards(ap.turn1)],
    decks: [cards([...cp.turn2.filter((id) => id !== 'cp-02'), 'cp-14']), cards(ap.turn2)],
  }
  return script
}

/** Leads to the moment of a step: ends what the step before it left open. */
export function leadTo(script: Script, step: Step): void {
  if (step.do === 'play-card' || step.do === 'one-ops') script.toAction()
  if (step.do === 'attrition' && script.asks === 'attack') {
    script.dice = steps
      .filter((one) => one.do === 'siege' && one.turn === step.turn)
      .map(({ die = 0 }) => die)
    script.answer({ kind: 'done' })
  }
  if (step.do === 'attack' && script.asks === 'move') script.answer({ kind: 'done' })
}

/** Does a step of the example, which the figures of its battles must follow. */
export function perform(script: Script, step: Step): void {
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
