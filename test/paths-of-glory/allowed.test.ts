// What examples.json says of single moments beside its questions: what is refused there and by which rule, what is
// offered, and how a script ends. What belongs to a later scenario is counted.
import { expect, it } from 'vitest'
import { barToEvent, barToPlay } from '../../shared/games/paths-of-glory/cards/playable.ts'
import { advanceAnswers } from '../../shared/games/paths-of-glory/combat/advance.ts'
import { groundAllowsFlank } from '../../shared/games/paths-of-glory/combat/flank.ts'
import { retreatPaths, strandedAt } from '../../shared/games/paths-of-glory/combat/retreat.ts'
import { waysOf } from '../../shared/games/paths-of-glory/combat/taking.ts'
import { barToLose } from '../../shared/games/paths-of-glory/combat/why-not.ts'
import { answered, answersOf, does } from '../../shared/games/paths-of-glory/engine.ts'
import { cardNamed, type CardId } from '../../shared/games/paths-of-glory/facts/cards.ts'
import { AP, CP, type Side } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { spaceId, spaceNamed } from '../../shared/games/paths-of-glory/facts/spaces.ts'
import {
  unitAt,
  unitId,
  type UnitIndex,
  unitNamed,
  UNITS,
} from '../../shared/games/paths-of-glory/facts/units.ts'
import { type Bar, BARS } from '../../shared/games/paths-of-glory/refusals.ts'
import type { Answer } from '../../shared/games/paths-of-glory/state/answer.ts'
import { edited, ELIMINATED, RESERVE } from '../../shared/games/paths-of-glory/state/board.ts'
import { type Battle, inForce, type Role, type State } from '../../shared/games/paths-of-glory/state/state.ts'
import examples from './examples.json'
import { attacking, stateOf, type WrittenPosition } from './position.ts'
import { beginExample, leadTo, perform, steps } from './replaying.ts'
import { Script, type Step } from './script.ts'

interface Entry {
  readonly choice: string
  readonly take?: readonly string[]
  readonly unit?: string
  readonly space?: string
  readonly card?: string
  readonly spaces?: number
}
interface Situation {
  readonly id: string
  readonly start?: { readonly position?: WrittenPosition }
  readonly steps?: readonly Step[]
  readonly refuse?: readonly Entry[]
  readonly offer?: readonly Entry[]
  readonly allow?: readonly Entry[]
  readonly script?: readonly unknown[]
  readonly outcome?: unknown
}
const situations = [...examples.worked, ...examples.situations] as unknown as readonly Situation[]
const situation = (id: string): Situation => situations.find((one) => one.id === id) as Situation

/** A step as it was played: every moment of it, and the state after it. */
interface Played {
  readonly moments: readonly State[]
  readonly after: State
}

/** The example of two turns, step by step. */
function example(): ReadonlyMap<string, Played> {
  const script = beginExample()
  const played = new Map<string, Played>()
  for (const step of steps) {
    leadTo(script, step)
    script.film = []
    perform(script, step)
    played.set(step.id, { moments: [...script.film], after: script.state })
  }
  return played
}
const film = example()

/** A worked battle, fought as the book tells it. */
function worked(id: string, side: Side, from: readonly string[], cards: State['hands'] = [[], []]): Played {
  const { start, steps: told = [] } = situation(id)
  const script = new Script(attacking(start?.position ?? {}, side, from, cards))
  const attack = told.find((one) => one.do === 'attack')
  if (!attack) throw new Error(`no attack in ${id}`)
  script.attack(attack)
  return { moments: script.film, after: script.state }
}

const at = (step: string): Played => film.get(step) as Played
const asking = ({ moments }: Played, kind: string): State | undefined =>
  moments.find(({ pending }) => pending?.kind === kind)

/** The bar of an answer in a state that asks for one of its kind. */
function barOf(state: State | undefined, answer: unknown): string {
  if (!state?.pending) throw new Error(`nobody is asked for ${JSON.stringify(answer)}`)
  const result = answered(state, state.pending.side, answer as Answer)
  return result.ok ? 'legal' : result.error.code.slice('pog/'.length)
}

/** A battle at the moment of one side's losses, also where they are taken without a question. */
function lossesOf(played: Played, role: Role): { readonly state: State; readonly battle: Battle } {
  const by = role === 'attacker' ? 'defender' : 'attacker'
  const state = played.moments.find(({ battle, pending }) => {
    if (!battle || pending) return false
    const { attacker, defender } = battle.fire
    const first = battle.order === 'together' ? 'attacker' : battle.order
    return (attacker ?? defender) === null ? first === by : battle.fire[by] === null
  })
  const fired = played.after.log.filter((one) => one.kind === 'fired').slice(-2)
  if (!state?.battle) throw new Error('nobody fires')
  const side = (by === 'attacker') === (state.battle.side === CP) ? 'cp' : 'ap'
  const shot = fired.find((one) => one.side === side)
  const fire = { strength: 0, table: 'army', base: 0, shift: 0, column: 0, die: 0, modifier: 0 } as const
  const battle = {
    ...state.battle,
    fire: { ...state.battle.fire, [by]: { ...fire, loss: shot?.loss ?? 0 } },
    asked: role,
  }
  return { state: { ...state, battle }, battle }
}

/** Steps of losses as examples.json names them, as counters of these units or of the reserve. */
function counters({ state, battle }: ReturnType<typeof lossesOf>, take: readonly string[]): UnitIndex[] {
  const stood = UNITS.filter(({ index }) => {
    const role = battle.asked === 'attacker' ? battle.attackers : battle.defenders
    return role.includes(index) || state.board.at[index] === RESERVE
  })
  const lost = new Map<UnitIndex, number>()
  return take.map((one) => {
    const [kind, change] = one.split(':')
    const level = change === 'full>reduced' ? 0 : 1
    const found = stood.find(
      ({ index, kind: own }) => own === kind && (lost.get(index) ?? state.board.reduced[index]) === level,
    )
    if (!found) throw new Error(`no ${one}`)
    lost.set(found.index, level + 1)
    return found.index
  })
}

const keysOf = (state: State, units: readonly UnitIndex[]): string => {
  const lost = new Map<UnitIndex, number>()
  return units
    .map((unit) => {
      const before = lost.get(unit) ?? state.board.reduced[unit] ?? 0
      lost.set(unit, before + 1)
      return `${unitAt(unit).kind}:${before === 0 ? 'full>reduced' : 'reduced>eliminated'}`
    })
    .sort()
    .join()
}

/** Whether a way of losses is offered, or the bar that refuses it. */
function losses(played: Played, role: Role, take: readonly string[] = []): string {
  const moment = lossesOf(played, role)
  const ways = waysOf(moment.state, moment.battle, role).map((way) => keysOf(moment.state, way.steps))
  if (ways.includes(take.toSorted().join())) return 'legal'
  return barToLose(moment.state, moment.battle, role, counters(moment, take))
}

/** Whether a question was asked in a step at all. */
const isAsked = (played: Played, kind: string): string => (asking(played, kind) ? 'asked' : 'not asked')

/** How far the defenders of a step went back. */
const retreated = ({ after }: Played): number | undefined => {
  const entry = after.log.findLast((one) => one.kind === 'retreated')
  return entry?.kind === 'retreated' ? entry.path.length : undefined
}

const tannenberg = worked('worked-1', CP, ['insterburg', 'danzig'])
const cambrai = worked('worked-2', AP, ['amiens', 'chateau-thierry'], [['cp-18' as CardId], []])

/** What the engine says to each entry: a bar, `legal`, or whether the question comes up at all. */
const SAYS: Readonly<Record<string, (entry: Entry) => string>> = {
  'situation-03 play-as-event': ({ card = '' }) => {
    const later = asking(at('t1-cp2-card'), 'action') as State
    const held: State = { ...later, hands: [[card as CardId], later.hands[AP]] }
    return barToPlay(held, card as CardId, 'event') ?? 'legal'
  },
  'situation-04 advance-beyond': ({ unit }) =>
    barOf(asking(at('t1-cp1-sedan'), 'advance'), {
      kind: 'advance',
      units: [unit],
      path: ['sedan', 'chateau-thierry'],
    }),
  'situation-04 defender-losses': ({ take }) => losses(at('t1-cp1-sedan'), 'defender', take),
  'situation-07 rate': ({ card = '' }) => {
    const { after } = at('t1-cp2-card')
    return after.removed.includes(card as CardId) || inForce(after, card) ? 'in force' : 'not in force'
  },
  'situation-08 flank-attempt': () => isAsked(at('t1-cp2-cambrai'), 'flank'),
  'situation-08 cancel-retreat': () => isAsked(at('t1-cp2-cambrai'), 'stand'),
  'situation-08 retreat': ({ spaces }) =>
    retreated(at('t1-cp2-cambrai')) === spaces ? 'legal' : 'another distance',
  'situation-08 advance': ({ unit }) =>
    barOf(asking(at('t1-cp2-cambrai'), 'advance'), { kind: 'advance', units: [unit], path: ['cambrai'] }),
  'situation-10 activate': ({ space }) =>
    barOf(asking(at('t1-cp3-activate'), 'activate'), { kind: 'activate', space, for: 'move' }),
  'situation-11 defender-losses': ({ take }) => losses(at('t1-ap2-czernowitz'), 'defender', take),
  'situation-13 hit-fort': () =>
    at('t1-cp3-belgrade').after.board.destroyed.includes(spaceNamed('belgrade')) ? 'hit' : 'not hit',
  'situation-13 flank-attempt': () => {
    const { board } = at('t1-cp3-belgrade').moments[0] as State
    const alone = edited(board, (open) => {
      open.at[unitNamed('sb-1')] = ELIMINATED
    })
    return groundAllowsFlank(alone, spaceNamed('belgrade'), AP, false, 'count') ? 'asked' : 'not asked'
  },
  'situation-14 attacker-losses': ({ take }) => losses(at('t1-cp4-chateau-thierry'), 'attacker', take),
  'situation-15 attacker-losses': ({ take }) => losses(at('t1-ap4-sedan'), 'attacker', take),
  'situation-16 play-as-rp': () => {
    const state = asking(at('t1-cp2-card'), 'action') as State
    const [card] = state.hands[CP]
    const again: State = { ...state, actions: [[{ kind: 'rp', card: null }], state.actions[AP]] }
    return (card && barToPlay(again, card, 'rp')) ?? 'legal'
  },
  'situation-17 retreat': ({ spaces }) =>
    retreated(at('t1-ap6-sedan')) === spaces ? 'legal' : 'another distance',
  'situation-18 cancel-retreat': () => {
    const state = asking(at('t1-ap6-munkacs'), 'stand') as State
    return answersOf(state).some(({ kind }) => kind === 'stand') ? 'legal' : 'barred'
  },
  'situation-24 attacker-losses': ({ take }) => losses(at('t2-ap5-sedan'), 'attacker', take),
  'situation-25 flank-attempt': () => isAsked(at('t2-cp6-belfort'), 'flank'),
  'situation-25 advance': () => isAsked(at('t2-cp6-belfort'), 'advance'),
  'situation-25 cancel-retreat': () => isAsked(at('t2-cp6-nancy'), 'stand'),
  'situation-34 play-as-event': ({ card = '' }) =>
    barToEvent({ ...at('t2-cp6-nancy').after, turn: 5, neutralEntered: true }, cardNamed(card)) ?? 'legal',
  'situation-36 place': ({ unit, space }) =>
    barOf(asking(at('t2-replace-ap'), 'replace'), { kind: 'rebuild', unit, strength: 'reduced', space }),
  'situation-37 flip-full': ({ unit }) =>
    barOf(asking(at('t2-replace-ap'), 'replace'), { kind: 'flip', unit }),
  'worked-1 cancel-retreat': () => {
    const state = asking(tannenberg, 'stand') as State
    const corps = answersOf(state).find((answer) => answer.kind === 'stand')
    if (!corps) return 'barred'
    const { board } = does(state, corps).state
    const unit = unitNamed(corps.unit)
    return board.at[unit] === spaceNamed('tannenberg') && board.reduced[unit] === 1 ? 'legal' : 'barred'
  },
  'worked-1 advance': () => {
    const state = asking(tannenberg, 'advance') as State
    const reduced = state.battle?.attackers.find((unit) => unitAt(unit).kind === 'ge-corps') ?? -1
    return barOf(state, { kind: 'advance', units: [unitId(reduced)], path: ['tannenberg'] })
  },
  'worked-1 advance-beyond': ({ unit }) => {
    const state = asking(tannenberg, 'advance') as State
    const [first = -1] = state.battle?.retreats[0]?.path ?? []
    return barOf(state, { kind: 'advance', units: [unit], path: ['tannenberg', spaceId(first)] })
  },
  'worked-1 retreat': ({ spaces }) => (retreated(tannenberg) === spaces ? 'legal' : 'another distance'),
  'worked-2 flank-attempt': () => isAsked(cambrai, 'flank'),
  'worked-2 attacker-losses': ({ take }) => losses(cambrai, 'attacker', take),
}

/** What must be said to what is refused. A bar has a rule; other words tell of a question that is not even asked. */
const REFUSED: Readonly<Record<string, Bar | 'not asked' | 'another distance' | 'not hit' | 'not in force'>> =
  {
    'situation-03 play-as-event': 'not-in-this-round',
    'situation-04 advance-beyond': 'advance-follows',
    'situation-04 defender-losses': 'no-such-loss',
    'situation-07 rate': 'not in force',
    'situation-08 flank-attempt': 'not asked',
    'situation-08 cancel-retreat': 'not asked',
    'situation-08 retreat': 'another distance',
    'situation-08 advance': 'no-such-advance',
    'situation-10 activate': 'out-of-supply',
    'situation-13 hit-fort': 'not hit',
    'situation-13 flank-attempt': 'not asked',
    'situation-15 attacker-losses': 'no-such-loss',
    'situation-16 play-as-rp': 'no-two-replacements',
    'situation-17 retreat': 'another distance',
    'situation-24 attacker-losses': 'losses-by-order',
    'situation-25 flank-attempt': 'not asked',
    'situation-25 advance': 'not asked',
    'situation-25 cancel-retreat': 'not asked',
    'situation-34 play-as-event': 'one-neutral-a-turn',
    'situation-36 place': 'no-such-place',
    'situation-37 flip-full': 'not-replaceable',
    'worked-1 advance': 'no-such-advance',
    'worked-1 advance-beyond': 'advance-follows',
    'worked-1 retreat': 'another distance',
    'worked-2 flank-attempt': 'not asked',
    'worked-2 attacker-losses': 'losses-by-order',
  }

it('refuses what the examples refuse, by the rule that bars it', () => {
  const said = situations.flatMap(({ id, refuse = [] }) =>
    refuse.map((entry) => [`${id} ${entry.choice}`, SAYS[`${id} ${entry.choice}`]?.(entry)] as const),
  )
  expect(said).toEqual(said.map(([name]) => [name, REFUSED[name]]))
  expect(said).toHaveLength(27)
  for (const [, word = ''] of said) if (word in BARS) expect(BARS[word as Bar]).toMatch(/^\d/)
})

it('offers what the examples offer', () => {
  const said = situations.flatMap(({ id, offer = [] }) =>
    offer.map((entry) => SAYS[`${id} ${entry.choice}`]?.(entry)),
  )
  expect(said).toEqual(Array.from({ length: 5 }, () => 'legal'))
})

it('lets attackers follow to Ismail after defenders that die half way (situation-29)', () => {
  const { start } = situation('situation-29')
  const state = stateOf(start?.position ?? {})
  const kishinev = spaceNamed('kishinev')
  const corps = UNITS.find(({ index }) => state.board.at[index] === kishinev)?.index ?? -1
  expect(retreatPaths(state, corps, kishinev, 2, AP)).toEqual([])
  const stranded = strandedAt(state, corps, kishinev, AP)
  expect(stranded.map(spaceId)).toEqual(['ismail'])
  const battle = {
    side: CP,
    target: kishinev,
    attackers: [unitNamed('ge-9')],
    hadUnits: true,
    distance: 2,
    retreats: [],
    stranded,
    advanced: [],
  } as unknown as Battle
  const dead = {
    ...state,
    board: edited(state.board, (open) => {
      open.at[corps] = ELIMINATED
    }),
  }
  expect(advanceAnswers(dead, battle).flatMap((one) => (one.kind === 'advance' ? [one.path] : []))).toEqual([
    ['kishinev'],
    ['kishinev', 'ismail'],
  ])
})

it('redeploys in a chain, in any order (situation-31)', () => {
  const [a, c] = ['fr-corps-01', 'fr-corps-02'] as const
  const b = 'fr-corps-03'
  const written = stateOf({})
  const board = edited(written.board, (open) => {
    for (const unit of [a, c]) open.at[unitNamed(unit)] = RESERVE
    open.at[unitNamed(b)] = spaceNamed('rouen')
  })
  let state: State = {
    ...written,
    board,
    segment: 'actions',
    side: AP,
    redeployment: { left: 4, done: [], chosen: null },
    pending: { kind: 'redeploy', side: AP },
  }
  const elsewhere = 'dijon'
  for (const [unit, to] of [
    [a, 'rouen'],
    [b, elsewhere],
    [c, elsewhere],
  ])
    for (const answer of [
      { kind: 'redeploy', unit },
      { kind: 'to', space: to },
    ]) {
      expect(answersOf(state)).toContainEqual(answer)
      state = does(state, answer as Answer).state
    }
  expect([a, b, c].map((unit) => spaceId(state.board.at[unitNamed(unit)] as number))).toEqual([
    'rouen',
    elsewhere,
    elsewhere,
  ])
  expect(state.redeployment?.left).toBe(1)
})

it('leaves to later scenarios the entry of neutral nations alone', () => {
  const rest = situations.flatMap(({ id, script, allow, outcome }) => [
    ...(script && id !== 'situation-31' ? [`${id} script`] : []),
    ...(allow ? [`${id} allow`] : []),
    ...(outcome && id !== 'situation-29' && id !== 'situation-31' ? [`${id} outcome`] : []),
  ])
  expect(rest).toEqual(['situation-34 script', 'situation-34 allow'])
})
