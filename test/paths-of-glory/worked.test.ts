// The two worked battles of the book (860-890), and situations that need a whole battle.
import { expect, it } from 'vitest'
import { answersOf } from '../../shared/games/paths-of-glory/engine.ts'
import type { CardId } from '../../shared/games/paths-of-glory/facts/cards.ts'
import { AP, CP } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { unitNamed, UNITS } from '../../shared/games/paths-of-glory/facts/units.ts'
import { edited, RESERVE } from '../../shared/games/paths-of-glory/state/board.ts'
import examples from './examples.json'
import { attacking, type WrittenPosition, written } from './position.ts'
import { Script, type Step } from './script.ts'

const [first, second] = examples.worked as unknown as readonly {
  start: { position: WrittenPosition }
  steps: readonly Step[]
  then: { units: Record<string, string[]>; eliminated?: Record<string, Record<string, number>> }
}[]

it('fights at Tannenberg as the first worked example does', () => {
  if (!first) throw new Error('no example')
  const script = new Script(attacking(first.start.position, CP, ['insterburg', 'danzig']))
  const step = first.steps.find((one) => one.do === 'attack')
  if (!step) throw new Error('no attack')
  script.attack(step)
  const { units, eliminated } = written(script.state.board)
  expect(units).toEqual(first.then.units)
  expect(eliminated.ap).toEqual(first.then.eliminated?.['ap'])
})

it('fights at Cambrai as the second worked example does, and keeps the winner’s card', () => {
  if (!second) throw new Error('no example')
  const guns = 'cp-18' as CardId
  const script = new Script(attacking(second.start.position, AP, ['amiens', 'chateau-thierry'], [[guns], []]))
  const step = second.steps.find((one) => one.do === 'attack')
  if (!step) throw new Error('no attack')
  script.attack(step)
  expect(written(script.state.board).units).toEqual(second.then.units)
  expect(script.state.faceUp[CP]).toEqual([guns])
})

it('lets the attackers follow to Ismail where the defenders of Kishinev die half way', () => {
  const start = {
    turn: 5,
    units: { kishinev: ['ru-corps'], zhmerinka: ['ge-9'], odessa: ['ge-corps'] },
    controlChanges: { zhmerinka: 'cp', odessa: 'cp' },
    fortsDestroyed: ['odessa'],
  }
  const script = new Script(attacking(start, CP, ['zhmerinka']))
  // A loss number of 1 against 0 would ask for one place only; 4 on the column of 5 kills nobody's last step but one.
  script.answer({ kind: 'attack', space: 'kishinev' as never })
  script.answer({ kind: 'join', unit: 'ge-9' as never })
  script.dice = [1, 1]
  script.answer({ kind: 'fight' })
  // Two points kill the corps outright: only Kishinev itself lies open.
  expect(answersOf(script.state).filter(({ kind }) => kind === 'advance')).toEqual([
    { kind: 'advance', units: ['ge-9'], path: ['kishinev'] },
  ])
  const two = { ...start, units: { ...start.units, kishinev: ['ru-corps', 'ru-corps'] } }
  const again = new Script(attacking(two, CP, ['zhmerinka']))
  again.answer({ kind: 'attack', space: 'kishinev' as never })
  again.answer({ kind: 'join', unit: 'ge-9' as never })
  again.dice = [3, 1]
  again.answer({ kind: 'fight' })
  // Three points leave one reduced corps, which has to go two places and finds only Ismail.
  expect(written(again.state.board).units['kishinev']).toBeUndefined()
  expect(answersOf(again.state)).toContainEqual({
    kind: 'advance',
    units: ['ge-9'],
    path: ['kishinev', 'ismail'],
  })
})

it('takes losses of corps before those of armies under Withdrawal, and lets one corps step back', () => {
  const start = {
    units: { amiens: ['br-1', 'br-corps', 'br-corps'], cambrai: ['ge-2', 'ge-3'] },
    controlChanges: { cambrai: 'cp' },
  }
  const withdrawal = 'ap-06' as CardId
  const script = new Script(attacking(start, CP, ['cambrai'], [[], [withdrawal]]))
  script.answer({ kind: 'attack', space: 'amiens' as never })
  script.answer({ kind: 'join', unit: 'ge-2' as never })
  script.dice = [3, 1]
  script.answer({ kind: 'fight' })
  script.answer({ kind: 'card', card: withdrawal })
  script.answer({ kind: 'done' })
  // Loss 3: one corps dies and the other is reduced; the army loses nothing. Which corps recovers is its owner's choice.
  expect(script.asks).toBe('restore')
  expect(answersOf(script.state)).toHaveLength(2)
  expect(script.state.board.reduced[script.unitIn('amiens', { unit: 'br-1', strength: 'full' })]).toBe(0)
})

it('sends the corps back that replaced an army, where Withdrawal lets that army live', () => {
  const start = {
    units: { amiens: ['fr-5', 'fr-6', 'fr-10'], cambrai: ['ge-2', 'ge-3'] },
    controlChanges: { cambrai: 'cp' },
  }
  const withdrawal = 'ap-06' as CardId
  const begun = attacking(start, CP, ['cambrai'], [[], [withdrawal]])
  const corps = UNITS.find(({ id }) => id === 'fr-corps-01')?.index ?? -1
  const army = unitNamed('fr-5')
  const board = edited(begun.board, (open) => {
    open.at[corps] = RESERVE
    open.reduced[army] = 1
  })
  const script = new Script({ ...begun, board })
  script.answer({ kind: 'attack', space: 'amiens' as never })
  script.answer({ kind: 'join', unit: 'ge-2' as never })
  script.dice = [3, 1]
  script.answer({ kind: 'fight' })
  script.answer({ kind: 'card', card: withdrawal })
  script.answer({ kind: 'done' })
  expect(script.asks).toBe('losses')
  script.answer({ kind: 'losses', steps: ['fr-5'] as never })
  const after = script.state.board
  expect(after.at[corps]).toBe(RESERVE)
  expect(after.at[army]).toBeGreaterThanOrEqual(0)
  expect(after.reduced[army]).toBe(1)
})
