// What each policy changes, with both of its answers in the same position.
import { describe, expect, it } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import { newOperation } from '../activation/activating.ts'
import { barToFit } from '../combat/battle-cards.ts'
import { eligible } from '../combat/advance.ts'
import { doomedUnits } from '../combat/doomed.ts'
import { barToAttack } from '../combat/targets.ts'
import { answersOf, does } from '../engine.ts'
import { cardNamed } from '../facts/cards.ts'
import { linesOfSpace } from '../facts/lines.ts'
import { AP, CP, SEATS } from '../facts/nations.ts'
import { spaceId, spaceNamed } from '../facts/spaces.ts'
import { unitNamed, UNITS } from '../facts/units.ts'
import { pathsOfGlory } from '../game.ts'
import { barToTake } from '../movement/bars.ts'
import { optionsSchema, type PogOptions } from '../options.ts'
import { starving, turning } from '../sequence/attrition.ts'
import { stateSeen } from '../state-seen.ts'
import type { Answer } from '../state/answer.ts'
import { beginning } from '../state/beginning.ts'
import { edited, GONE, type OpenBoard } from '../state/board.ts'
import { newBattle } from '../state/new-battle.ts'
import type { Operation, State } from '../state/state.ts'
import { isSupplied } from '../supply/supply.ts'
import {
  editionIn,
  EDITION_IDS,
  EDITIONS,
  kept,
  POLICIES,
  type Policies,
  type PolicyName,
  policyOf,
} from './edition.ts'

const start: State = {
  ...beginning(keyed('editions'), 'introductory'),
  segment: 'actions',
  // Nobody holds a card, so nobody is asked for one.
  decks: [[], []],
}

const placed = (board: OpenBoard, unit: string, place: string) => {
  board.at[unitNamed(unit)] = place === 'gone' ? GONE : spaceNamed(place)
}
/** A position played by some policies. */
const by = (
  policies: Partial<Policies>,
  change: (board: OpenBoard) => void,
  more: Partial<State> = {},
): State => ({
  ...start,
  policies,
  board: edited(start.board, change),
  ...more,
})
/** What a position says by each answer to a policy, in the order of the answers. */
const each = <P extends PolicyName, T>(name: P, said: (policies: Partial<Policies>) => T): readonly T[] =>
  POLICIES[name].map((answer) => said({ [name]: answer }))

describe('editions', () => {
  it('give answers that their policies have, and the book where they keep none', () => {
    for (const policies of Object.values(EDITIONS))
      for (const [name, answer] of Object.entries(policies))
        expect(POLICIES[name as PolicyName]).toContain(answer)
    expect(EDITION_IDS).toEqual(Object.keys(EDITIONS))
    for (const name of Object.keys(POLICIES) as PolicyName[])
      expect(policyOf({}, name)).toBe(POLICIES[name][0])
  })

  it('go by the book where a table or a saved game names none', () => {
    expect(optionsSchema.parse({ scenario: 'introductory', dice: 'own' }).edition).toBe('2018')
    const setUp = (options: unknown) =>
      pathsOfGlory.setup({ seed: keyed('editions'), options: optionsSchema.parse(options) })
    expect(setUp({})).toEqual(beginning(keyed('editions'), 'introductory'))
    // The options of a table from before there were editions.
    const older = { scenario: 'introductory', dice: 'program', sides: 'seated' } as PogOptions
    expect(pathsOfGlory.setup({ seed: keyed('editions'), options: older })).toEqual(setUp({}))
    expect(setUp({ edition: '2018' })).not.toHaveProperty('policies')
    expect(setUp({ edition: '2022' }).policies).toEqual(EDITIONS['2022'])
  })

  it('are the same for whoever asks the rules by what a seat sees', () => {
    for (const edition of EDITION_IDS) {
      const state = beginning(keyed('editions'), 'introductory', 'program', 'seated', edition)
      const view = pathsOfGlory.view(state, { kind: 'seats', seats: SEATS })
      expect(stateSeen(view, null).policies).toEqual(state.policies)
    }
  })
})

/** A German army before Nancy, cut off after its place was activated. */
const cutOff = (policies: Partial<Policies>, operation: Partial<Operation>): State =>
  by(
    policies,
    (board) => {
      placed(board, 'fr-9', 'gone')
      placed(board, 'ge-2', 'bar-le-duc')
    },
    { operation: { ...newOperation(3), ...operation } },
  )
const GERMANS = unitNamed('ge-2')
const BAR_LE_DUC = [spaceNamed('bar-le-duc')]

describe('policies', () => {
  it('attackSupply: units that were cut off since attack, or not', () => {
    const nancy = spaceNamed('nancy')
    const said = each('attackSupply', (policies) => {
      const state = cutOff(policies, { attacks: BAR_LE_DUC })
      expect(isSupplied(state.board, GERMANS)).toBe(false)
      const asked: State = { ...state, pending: { kind: 'attack', side: CP } }
      const offered = answersOf(asked).some((answer) => answer.kind === 'attack')
      return [state.operation && barToAttack(state, state.operation, GERMANS, nancy), offered]
    })
    expect(said).toEqual([
      [null, true],
      ['cut-off-since', false],
    ])
  })

  it('moveSupply: units that were cut off since move, or not', () => {
    const said = each('moveSupply', (policies) => {
      const state = cutOff(policies, { moves: BAR_LE_DUC })
      const asked: State = { ...state, pending: { kind: 'move', side: CP } }
      return [
        state.operation && barToTake(state, state.operation, GERMANS),
        answersOf(asked).map(({ kind }) => kind),
      ]
    })
    expect(said).toEqual([
      [null, ['take', 'done']],
      ['cut-off-since', ['done']],
    ])
  })

  it('defendersCards: Serbs use a card beside Frenchmen without supply, or not', () => {
    const putnik = cardNamed('ap-05')
    const belgrade = spaceNamed('belgrade')
    const serbs = [unitNamed('sb-1')]
    const guest = unitNamed('fr-corps-01')
    const said = each('defendersCards', (policies) => {
      const state = by(policies, (board) => placed(board, 'fr-corps-01', 'belgrade'))
      expect([...serbs, guest].map((unit) => isSupplied(state.board, unit))).toEqual([true, false])
      const battle = { ...newBattle(CP, belgrade), attackers: [unitNamed('ah-5')], hadUnits: true }
      return [
        barToFit(state, { ...battle, defenders: serbs }, putnik, AP),
        barToFit(state, { ...battle, defenders: [...serbs, guest] }, putnik, AP),
        barToFit(state, { ...battle, defenders: serbs, weary: [guest] }, putnik, AP),
      ]
    })
    expect(said).toEqual([
      [null, null, null],
      [null, 'card-beside-unsupplied', 'card-beside-unsupplied'],
    ])
  })

  it('retreatWithoutRoom: defenders without room next to the battle die, or go two places', () => {
    const sedan = spaceNamed('sedan')
    const spare = UNITS.filter(({ id }) => /^(ru-corps|br-corps|it-corps|us-corps)/.test(id)).map(
      ({ id }) => id,
    )
    const crowded = (board: OpenBoard) => {
      const left = [...spare]
      for (const { to } of linesOfSpace(sedan)) {
        if (board.holder[to] !== AP) continue
        while (board.at.filter((at) => at === to).length < 3) {
          const corps = left.pop()
          if (corps === undefined) throw new Error('no corps is left to crowd the places')
          placed(board, corps, spaceId(to))
        }
      }
      placed(board, 'ge-2', 'aachen')
    }
    const said = each('retreatWithoutRoom', (policies) => {
      const state = by(policies, crowded, {
        operation: { ...newOperation(3), attacks: [spaceNamed('aachen'), spaceNamed('koblenz')] },
        pending: { kind: 'attack', side: CP },
      })
      const acts = [
        { kind: 'attack', space: 'sedan' },
        { kind: 'join', unit: 'ge-2' },
        { kind: 'join', unit: 'ge-3' },
        { kind: 'fight' },
        { kind: 'no-flank' },
      ] as unknown as readonly Answer[]
      const ways = new Set<string>()
      for (const first of [1, 2, 3, 4, 5, 6])
        for (const second of [1, 2, 3, 4, 5, 6]) {
          const dice = [first, second]
          let now = state
          for (const act of acts)
            if (answersOf(now).some(({ kind }) => kind === act.kind))
              now = does(now, act, () => dice.shift() ?? 1).state
          while (now.pending?.kind === 'losses' || now.pending?.kind === 'stand')
            now = does(now, answersOf(now).at(-1) as Answer).state
          if (now.battle?.distance !== 1) continue
          for (const answer of now.pending?.kind === 'retreat' ? answersOf(now) : [])
            if (answer.kind === 'retreat') ways.add(`goes ${answer.path.length}`)
          for (const entry of now.log.slice(state.log.length)) {
            if (entry.kind === 'died-retreating') ways.add('dies')
            if (entry.kind === 'retreated') ways.add(`goes ${entry.path.length}`)
          }
          // Attackers advance one place only, however far the defenders went.
          const fallen = now.pending?.kind === 'retreat' ? does(now, answersOf(now)[0] as Answer).state : now
          for (const answer of answersOf(fallen))
            if (answer.kind === 'advance') expect(answer.path).toEqual(['sedan'])
        }
      const doomed = doomedUnits(state, AP).includes(unitNamed('fr-5'))
      return [[...ways], doomed]
    })
    expect(said).toEqual([
      [['dies'], true],
      [['goes 2'], false],
    ])
  })

  it('montenegrins: they stay after a battle, or advance', () => {
    const said = each('montenegrins', (policies) => {
      const state = by(policies, () => undefined)
      const units = ['mn-corps', 'sb-2'].map(unitNamed)
      const able = eligible(state, { ...newBattle(AP, spaceNamed('sarajevo')), attackers: units })
      return able.map((unit) => UNITS[unit]?.id as string)
    })
    expect(said).toEqual([['sb-2'], ['mn-corps', 'sb-2']])
  })

  it('arabia: it holds in Attrition, or changes hands', () => {
    const said = each('arabia', (policies) => {
      const state = by(policies, () => undefined)
      return turning(state, starving(state.board)).map(({ space }) => spaceId(space) as string)
    })
    expect(said[0]).not.toContain('arabia')
    expect(said[1]).toContain('arabia')
    expect(said[1]?.filter((space) => space !== 'arabia')).toEqual(said[0])
  })
})

it.each(EDITION_IDS)('a game tells that it is played by the edition of %s', (id) => {
  expect(editionIn(kept(id))).toBe(id)
  expect(editionIn({ policies: { montenegrins: 'advance' } })).toBeNull()
})
