// Lines of a battle name the card that brought about what they tell.
import { expect, it } from 'vitest'
import { fewUnits } from '../../../../test/paths-of-glory/few-units.ts'
import { keyed } from '../../../kernel/chance.ts'
import { newOperation } from '../activation/activating.ts'
import { answersOf, does } from '../engine.ts'
import type { CardId } from '../facts/cards.ts'
import { AP, CP } from '../facts/nations.ts'
import { spaceNamed } from '../facts/spaces.ts'
import { unitNamed } from '../facts/units.ts'
import type { LogEntry } from '../log/entries.ts'
import { beginning } from '../state/beginning.ts'
import { newBattle } from '../state/new-battle.ts'
import type { ByRole, State } from '../state/state.ts'
import { Work } from '../state/work.ts'
import { tryFlank } from './preparing.ts'

const start = beginning(keyed('culprits'), 'introductory')
const [WITHDRAWAL, INTO_RUSSIA, WIRELESS] = ['ap-06', 'cp-03', 'cp-02'] as CardId[]

interface Fight {
  readonly from: string
  readonly target: string
  readonly attackers: readonly string[]
  readonly defenders: readonly string[]
  readonly reduced?: readonly string[]
  readonly cards?: ByRole<readonly CardId[]>
}

/** A battle of these units alone, whose cards have been played. */
function readied({ from, target, attackers, defenders, reduced = [], cards }: Fight): State {
  const all = [...attackers.map((name) => [name, from]), ...defenders.map((name) => [name, target])]
  const board = fewUnits(start.board, { units: Object.fromEntries(all) as Record<string, string>, reduced })
  const battle = {
    ...newBattle(CP, spaceNamed(target)),
    attackers: attackers.map(unitNamed),
    defenders: defenders.map(unitNamed),
    from: [spaceNamed(from)],
    ...(cards && { cards }),
  }
  return {
    ...start,
    ...({ segment: 'actions', turn: 2, side: CP, operation: newOperation(3), hands: [[], []] } as const),
    ...{ board, battle, pending: { kind: 'defender-cards', side: AP } },
  }
}

/** What the log tells of the battle, where every die shows the same and the first answer is given. */
function foughtOut(state: State, die: number): readonly LogEntry[] {
  let now = does(state, { kind: 'done' }, () => die).state
  while (now.battle) now = does(now, answersOf(now)[0]!, () => die).state
  return now.log
}

const IN_FRANCE: Fight = {
  ...{ from: 'metz', target: 'bar-le-duc' },
  ...{ attackers: ['ge-1', 'ge-2'], defenders: ['fr-5', 'fr-corps-01'] },
  cards: { attacker: [INTO_RUSSIA!], defender: [WITHDRAWAL!] },
}
const ofKind = (log: readonly LogEntry[], kind: LogEntry['kind']) =>
  log.filter((entry) => entry.kind === kind)

it('names Withdrawal where a step comes back and the defenders retreat', () => {
  const log = foughtOut(readied(IN_FRANCE), 4)
  expect(ofKind(log, 'restored')).toMatchObject([{ card: WITHDRAWAL }])
  const retreats = ofKind(log, 'retreated')
  expect(retreats.length).toBeGreaterThan(0)
  for (const entry of retreats) expect(entry).toMatchObject({ card: WITHDRAWAL })
})

it('names the cards that are added to a die, on their side alone', () => {
  const [attack, defence] = ofKind(foughtOut(readied(IN_FRANCE), 4), 'fired')
  expect(attack).toMatchObject({ modifier: 1, cards: [INTO_RUSSIA] })
  expect(defence).not.toHaveProperty('cards')
})

it('says where an army stands again that was eliminated', () => {
  const state = readied({
    ...{ from: 'novi-sad', target: 'belgrade', attackers: ['ah-5'], defenders: ['sb-1'], reduced: ['sb-1'] },
    cards: { attacker: [], defender: [WITHDRAWAL!] },
  })
  const restored = [1, 2, 3, 4, 5, 6].flatMap((die) => ofKind(foughtOut(state, die), 'restored'))
  expect(restored.length).toBeGreaterThan(0)
  expect(restored[0]).toEqual({ kind: 'restored', unit: 'sb-1', space: 'belgrade', card: WITHDRAWAL })
})

it('names the card by which a flank attack succeeds', () => {
  const work = new Work(readied({ ...IN_FRANCE, cards: { attacker: [], defender: [] } }))
  tryFlank(work, spaceNamed('metz'), WIRELESS!)
  expect(ofKind(work.state.log, 'flank')).toMatchObject([{ die: null, success: true, card: WIRELESS }])
})
