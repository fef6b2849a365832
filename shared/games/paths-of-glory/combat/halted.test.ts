// Why a battle that was won is followed by no retreat, or by no advance (12.2.12, 12.2.13, 12.7).
import { expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import { newOperation } from '../activation/activating.ts'
import type { CardId } from '../facts/cards.ts'
import { AP, CP } from '../facts/nations.ts'
import { spaceNamed } from '../facts/spaces.ts'
import { unitNamed, UNITS } from '../facts/units.ts'
import { beginning } from '../state/beginning.ts'
import { ELIMINATED, edited, UNUSED } from '../state/board.ts'
import { newBattle } from '../state/new-battle.ts'
import type { Battle, State } from '../state/state.ts'
import { Work } from '../state/work.ts'
import { conclude } from './aftermath.ts'

const [GERMAN, FRENCH] = [unitNamed('ge-4'), unitNamed('fr-9')]
const start = beginning(keyed('halted'), 'introductory')
const shot = (loss: number) => ({
  ...({ strength: 5, table: 'army', base: 0, shift: 0, column: 0, die: 3, modifier: 0, loss } as const),
})

interface After {
  readonly at: 'verdun' | 'melun' | 'sedan'
  readonly inflicted: number
  readonly attackerReduced: boolean
  readonly defenderDied: boolean
  readonly hadUnits: boolean
  readonly defenderReduced?: boolean
  readonly withdraws?: boolean
}

/** Concludes an attack of a German army from Sedan, or on it from Koblenz; returns why nothing follows, and what is asked. */
function concluded(after: After) {
  const { at, inflicted, attackerReduced, defenderDied, hadUnits } = after
  const [from, target] = [spaceNamed(at === 'sedan' ? 'koblenz' : 'sedan'), spaceNamed(at)]
  const board = edited(start.board, (open) => {
    for (const { index } of UNITS) open.at[index] = UNUSED
    open.at[GERMAN] = from
    open.reduced[GERMAN] = attackerReduced ? 1 : 0
    open.reduced[FRENCH] = after.defenderReduced ? 1 : 0
    open.at[FRENCH] = defenderDied ? ELIMINATED : target
    open.holder[from] = CP
    open.holder[target] = AP
  })
  const battle: Battle = {
    ...newBattle(CP, target),
    attackers: [GERMAN],
    defenders: defenderDied ? [] : [FRENCH],
    from: [from],
    fire: { attacker: shot(inflicted), defender: shot(2) },
    hadUnits,
    cards: { attacker: [], defender: after.withdraws ? ['ap-06' as CardId] : [] },
  }
  const state: State = { ...start, segment: 'actions', side: CP, board, operation: newOperation(3), battle }
  const work = new Work(state)
  conclude(work)
  const halted = work.state.log.flatMap((entry) => (entry.kind === 'halted' ? [entry.because] : []))
  return { halted, asked: work.state.pending?.kind }
}

const WON: After = {
  at: 'verdun',
  inflicted: 3,
  attackerReduced: false,
  defenderDied: false,
  hadUnits: true,
}

it.each([
  ['no full attacker is left to press the defenders', { attackerReduced: true }, ['reduced'], 'attack'],
  ['the attack failed', { attackerReduced: true, inflicted: 1 }, [], 'attack'],
  [
    'the defenders died before reduced attackers',
    { attackerReduced: true, defenderDied: true },
    ['none-full'],
    'attack',
  ],
  [
    'a fort that was attacked alone still stands',
    { defenderDied: true, hadUnits: false },
    ['fort'],
    'attack',
  ],
  ['such a fort beat the attack off', { defenderDied: true, hadUnits: false, inflicted: 1 }, [], 'attack'],
  ['an army may besiege the fort', { defenderDied: true }, [], 'advance'],
  ['the last defender has one step left', { at: 'sedan', defenderReduced: true }, ['last-step'], 'retreat'],
  ['a withdrawal forbids staying', { at: 'sedan', withdraws: true }, ['withdrawal'], 'retreat'],
  ['the forest lets defenders stay', { at: 'sedan' }, [], 'stand'],
  ['no line leads there', { defenderDied: true, at: 'melun' }, ['barred'], 'attack'],
] as const)('is told: %s', (_, after, halted, asked) => {
  expect(concluded({ ...WON, ...after })).toEqual({ halted, asked })
})

it('is not told where the defenders retreat', () => {
  expect(concluded(WON).halted).toEqual([])
})
