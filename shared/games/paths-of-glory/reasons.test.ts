// Each refusal names the rule that bars the answer, not that of the whole question.
import { describe, expect, it } from 'vitest'
import { keyed } from '../../kernel/chance.ts'
import { barToEvent } from './cards/playable.ts'
import { answered, does } from './engine.ts'
import { cardNamed } from './facts/cards.ts'
import { AP, CP, type Side } from './facts/nations.ts'
import { spaceNamed } from './facts/spaces.ts'
import { unitNamed, UNITS } from './facts/units.ts'
import { beginning } from './state/beginning.ts'
import type { Answer } from './state/answer.ts'
import { edited, ELIMINATED, GONE, RESERVE, UNUSED } from './state/board.ts'
import type { Pending, State } from './state/state.ts'

const start = beginning(keyed('reasons'), 'introductory')
const BOXES: Readonly<Record<string, number>> = { reserve: RESERVE, eliminated: ELIMINATED, gone: GONE }

interface Wanted {
  /** Units alone on the board; a minus before the name: it is reduced. */
  readonly units: Readonly<Record<string, string>>
  readonly held?: Readonly<Record<string, Side>>
  readonly asks: Pending['kind']
  readonly side: Side
}

function state({ units, held = {}, asks, side }: Wanted): State {
  return {
    ...start,
    segment: 'actions',
    turn: 2,
    side,
    pending: { kind: asks, side },
    board: edited(start.board, (open) => {
      for (const { index } of UNITS) open.at[index] = UNUSED
      for (const [name, place] of Object.entries(units)) {
        const unit = unitNamed(name.replace(/^-/, ''))
        open.at[unit] = BOXES[place] ?? spaceNamed(place)
        open.reduced[unit] = name.startsWith('-') ? 1 : 0
      }
      for (const [space, whose] of Object.entries(held)) open.holder[spaceNamed(space)] = whose
    }),
  }
}

function refused(now: State, side: Side, answer: unknown): readonly unknown[] {
  const result = answered(now, side, answer as Answer)
  return result.ok ? [] : [result.error.code, result.error.data?.['rule']]
}

describe('a place for a redeployed unit', () => {
  const chosen = (unit: string, wanted: Wanted): State => ({
    ...state(wanted),
    redeployment: { left: 4, done: [], chosen: unitNamed(unit) },
  })
  const asks = { asks: 'redeploy-to' } as const
  const to = (space: string | null) => ({ kind: 'to', space })

  it('is none in the reserve while the capital is lost', () => {
    const now = chosen('fr-corps-01', {
      ...asks,
      side: AP,
      units: { 'fr-corps-01': 'orleans', 'fr-corps-02': 'reserve' },
      held: { paris: CP },
    })
    expect(refused(now, AP, to(null))).toEqual(['pog/capital-lost', '13.1.11'])
    const waiting = { ...now, redeployment: { left: 4, done: [], chosen: unitNamed('fr-corps-02') } }
    expect(refused(waiting, AP, to('orleans'))).toEqual(['pog/capital-lost', '13.1.11'])
    const asked: State = { ...waiting, pending: { kind: 'redeploy', side: AP } }
    expect(refused(asked, AP, { kind: 'redeploy', unit: 'fr-corps-02' })).toEqual([
      'pog/capital-lost',
      '13.1.11',
    ])
  })

  it('is in Russia for Russians', () => {
    const now = chosen('ru-corps-01', {
      ...asks,
      side: AP,
      units: { 'ru-corps-01': 'moscow' },
      held: { lemberg: AP },
    })
    expect(refused(now, AP, to('lemberg'))).toEqual(['pog/inside-russia-only', '13.1.6'])
  })

  it('is in supply, friendly, joined by a way, and has room', () => {
    const now = chosen('fr-1', {
      ...asks,
      side: AP,
      units: { 'fr-1': 'paris', 'fr-2': 'rouen', 'fr-3': 'rouen', 'fr-4': 'rouen' },
      held: { strasbourg: AP },
    })
    expect(refused(now, AP, to('strasbourg'))).toEqual([])
    expect(refused(now, AP, to('berlin'))).toEqual(['pog/no-way', '13.1.5'])
    expect(refused(now, AP, to('rouen'))).toEqual(['pog/too-many', '10.1.1'])
    expect(refused(now, AP, to('warsaw'))).toEqual(['pog/not-supplied-there', '13.1.5'])
  })

  it('is beside its own nation, out of the reserve', () => {
    const now = chosen('be-corps-01', {
      ...asks,
      side: AP,
      units: { 'be-corps-01': 'reserve', 'be-1': 'antwerp', 'fr-1': 'paris' },
    })
    expect(refused(now, AP, to('paris'))).toEqual(['pog/no-own-there', '13.1.8'])
    expect(refused(now, AP, to(null))).toEqual(['pog/no-reserve', '13.1.8'])
  })
})

describe('replacement points', () => {
  const asks = { asks: 'replace', side: AP } as const
  const flip = (unit: string) => ({ kind: 'flip', unit })

  it('are of the nation, for reduced units that its capital can send them to', () => {
    const now = state({
      ...asks,
      units: { '-fr-1': 'orleans', 'fr-2': 'orleans', '-br-bef': 'calais', '-br-1': 'rouen', 'fr-3': 'gone' },
    })
    expect(refused(now, AP, flip('fr-1'))).toEqual(['pog/no-points', '17.1.1'])
    expect(refused(now, AP, flip('fr-2'))).toEqual(['pog/full-already', '17.1.4'])
    expect(refused(now, AP, flip('br-bef'))).toEqual(['pog/not-replaceable', '17.1.7'])
    expect(refused(now, AP, flip('fr-3'))).toEqual(['pog/gone-for-good', '12.4.7'])
    const lost = { ...now, board: edited(now.board, (open) => (open.holder[spaceNamed('paris')] = CP)) }
    expect(refused(lost, AP, flip('fr-1'))).toEqual(['pog/capital-no-points', '17.1.3'])
  })
})

describe('losses', () => {
  it('go by the order of British attackers', () => {
    const begun = state({
      asks: 'losses',
      side: AP,
      units: { 'br-bef': 'amiens', 'br-1': 'amiens', 'ge-1': 'cambrai' },
    })
    const fire = {
      strength: 5,
      table: 'army',
      base: 0,
      shift: 0,
      column: 0,
      die: 1,
      modifier: 0,
      loss: 3,
    } as const
    const now: State = {
      ...begun,
      battle: {
        ...does({ ...begun, pending: { kind: 'attack', side: AP } }, {
          kind: 'attack',
          space: 'cambrai',
        } as Answer).state.battle!,
        attackers: ['br-bef', 'br-1'].map(unitNamed).sort((a, b) => a - b),
        defenders: [unitNamed('ge-1')],
        fire: { attacker: fire, defender: fire },
        asked: 'attacker',
      },
    }
    const lose = (steps: readonly string[]) => refused(now, AP, { kind: 'losses', steps })
    expect(lose(['br-1'])).toEqual(['pog/losses-by-order', '12.4.5'])
    expect(lose([])).toEqual(['pog/losses-by-order', '12.4.5'])
    expect(lose(['br-bef', 'br-1'])).toEqual(['pog/no-such-loss', '12.4.3'])
  })
})

it('says that one neutral nation a turn enters the war, and that nothing was moved yet', () => {
  expect(barToEvent({ ...start, neutralEntered: true }, cardNamed('ap-17'))).toBe('one-neutral-a-turn')
  let now = does(start, { kind: 'guns-of-august', take: true }).state
  for (const answer of [{ kind: 'one-operation' }, { kind: 'activate', space: 'aachen', for: 'move' }])
    now = does(now, answer as Answer).state
  expect(refused(now, CP, { kind: 'restart' })).toEqual(['pog/nothing-to-restart', '11.1.1'])
})

it('says why the units of a touched place attack nothing', () => {
  const now = (attacks: readonly string[], fought: readonly string[] = []): State => ({
    ...state({ asks: 'attack', side: CP, units: { 'ge-1': 'metz', 'ge-2': 'aachen', 'fr-3': 'nancy' } }),
    operation: {
      ...does(does(start, { kind: 'guns-of-august', take: true }).state, { kind: 'one-operation' }).state
        .operation!,
      attacks: attacks.map(spaceNamed),
      fought: fought.map(unitNamed),
    },
  })
  const touch = (of: State) => refused(of, CP, { kind: 'attack', space: 'metz' })
  expect(touch(now([]))).toEqual(['pog/not-activated-to-attack', '12.1.1'])
  expect(touch(now(['metz'], ['ge-1']))).toEqual(['pog/fought-already', '12.1.6'])
  expect(refused(now(['aachen']), CP, { kind: 'attack', space: 'aachen' })).toEqual([
    'pog/nothing-to-attack',
    '12.1.4',
  ])
})
