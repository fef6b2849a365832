// Single questions of examples.json with their answers, put to the engine. Questions about peace, Russia's fall and the
// events of later decks belong to scenarios that are not implemented; they are counted by reason.
import { expect, it } from 'vitest'
import { costOf } from '../../shared/games/paths-of-glory/activation/costs.ts'
import { barToEvent } from '../../shared/games/paths-of-glory/cards/playable.ts'
import { cardFits } from '../../shared/games/paths-of-glory/combat/battle-cards.ts'
import { columnOf, lossOf, shifted, shiftsAt } from '../../shared/games/paths-of-glory/combat/fire.ts'
import {
  flankModifier,
  flankSucceeds,
  groundAllowsFlank,
} from '../../shared/games/paths-of-glory/combat/flank.ts'
import { lossWays } from '../../shared/games/paths-of-glory/combat/losses.ts'
import { retreatPaths } from '../../shared/games/paths-of-glory/combat/retreat.ts'
import { mayAttackTogether, restsNow } from '../../shared/games/paths-of-glory/combat/targets.ts'
import { type Card, cardNamed, type CardId } from '../../shared/games/paths-of-glory/facts/cards.ts'
import { joined } from '../../shared/games/paths-of-glory/facts/lines.ts'
import { AP, CP, type Side } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { spaceNamed, SPACES } from '../../shared/games/paths-of-glory/facts/spaces.ts'
import { ARMISTICE, COLUMN_NAMES } from '../../shared/games/paths-of-glory/facts/tables.ts'
import {
  factor,
  LOSS,
  ofKind,
  unitAt,
  type UnitIndex,
  unitNamed,
  UNITS,
} from '../../shared/games/paths-of-glory/facts/units.ts'
import { digs } from '../../shared/games/paths-of-glory/movement/moving.ts'
import { boxOf, owedFor } from '../../shared/games/paths-of-glory/politics/mandates.ts'
import { automaticWinner, levelAfter, winnerAt } from '../../shared/games/paths-of-glory/politics/victory.ts'
import { redeployCost } from '../../shared/games/paths-of-glory/redeployment/redeploying.ts'
import { recordedBy } from '../../shared/games/paths-of-glory/replacements/replacing.ts'
import { SCENARIOS, type ScenarioId } from '../../shared/games/paths-of-glory/scenarios/scenarios.ts'
import { fortFalls } from '../../shared/games/paths-of-glory/sieges/siege-phase.ts'
import { enterTrench, suffices } from '../../shared/games/paths-of-glory/sieges/sieges.ts'
import { type Board, edited, trenchFor, trenchOf } from '../../shared/games/paths-of-glory/state/board.ts'
import type { Battle, State } from '../../shared/games/paths-of-glory/state/state.ts'
import { Work } from '../../shared/games/paths-of-glory/state/work.ts'
import { isSupplied } from '../../shared/games/paths-of-glory/supply/supply.ts'
import { sideNamed, stateOf } from './position.ts'
import { asked, type Facts, laterReason, situations } from './situations.ts'

const standing = (board: Board, space: string, side: Side): UnitIndex[] =>
  UNITS.filter((unit) => board.at[unit.index] === spaceNamed(space) && unit.side === side).map(
    ({ index }) => index,
  )

/** A state with some units in one place and a reserve, and those units. */
function force(
  names: readonly string[],
  reserve: Record<string, number>,
): { state: State; units: UnitIndex[] } {
  const state = stateOf({ units: { liege: [...names] }, reserve: { any: reserve } })
  return {
    state,
    units: UNITS.filter(({ index }) => state.board.at[index] === spaceNamed('liege')).map(
      ({ index }) => index,
    ),
  }
}

const keysOf = (board: Board, steps: readonly UnitIndex[]): string[] => {
  const lost = new Map<UnitIndex, number>()
  return steps
    .map((unit) => {
      const before = lost.get(unit) ?? board.reduced[unit] ?? 0
      lost.set(unit, before + 1)
      return `${unitAt(unit).kind}:${before === 0 ? 'full>reduced' : 'reduced>eliminated'}`
    })
    .sort()
}

const firstBattle = (card: Card, terrain: string): Battle => {
  const target = SPACES.find(
    (space) => space.terrain === terrain && space.country === (card.side === CP ? 'ah' : 'fr'),
  )
  const other = SPACES.find((space) => space.terrain === terrain)
  const at = (target ?? other)?.index ?? 0
  return {
    ...({} as Battle),
    side: card.side === CP ? AP : CP,
    target: at,
    attackers: [],
    weary: [],
    defenders: [],
  }
}

const ASKS: Readonly<Record<string, (facts: Facts, state: State) => void>> = {
  fire({ table, strength, shift, die, modifier = 0, column, loss }) {
    const at = shifted(table, columnOf(table, strength), shift)
    expect(COLUMN_NAMES[table][at]).toBe(column)
    expect(lossOf(table, at, die, modifier)).toBe(loss)
  },
  'all-dice'({ table, strength, shift, minimum, maximum }) {
    const at = shifted(table, columnOf(table, strength), shift)
    const losses = [1, 2, 3, 4, 5, 6].map((die) => lossOf(table, at, die, 0))
    expect([Math.min(...losses), Math.max(...losses)]).toEqual([minimum, maximum])
  },
  losses({ units: names, reserve, number, best, legal, illegal }) {
    const { state, units } = force(names, reserve)
    // Attackers of Britain go by their order, and the question is of attackers then.
    const order = names.some((name) => name.includes('br-bef')) ? 'by-priority' : 'free'
    const ways = lossWays(state.board, units, number, order)
    expect(Math.max(...ways.map(({ points }) => points))).toBe(best)
    const keys = ways.map(({ steps }) => keysOf(state.board, steps).join())
    for (const way of (legal ?? []) as string[][]) expect(keys).toContain(way.toSorted().join())
    for (const way of (illegal ?? []) as string[][]) expect(keys).not.toContain(way.toSorted().join())
  },
  'two-armies-no-corps'({ units: names, reserve, number, must, orElse, mustNot }) {
    const { state, units } = force(names, reserve)
    const keys = lossWays(state.board, units, number, 'free').map(({ steps }) =>
      keysOf(state.board, steps).join(),
    )
    expect(keys.sort()).toEqual([must, orElse].map((way) => way.toSorted().join()).sort())
    expect(keys).not.toContain(mustNot.toSorted().join())
  },
  'fort-loss'({ units: names, reserve, number, fort, destroyed }) {
    const { state, units } = force(names, reserve)
    const [way] = lossWays(state.board, units, number, 'free')
    const dead = units.length === 0 || isWipedOut(state.board, units, way?.steps ?? [])
    expect(dead && number - (way?.points ?? 0) >= fort).toBe(destroyed)
  },
  cost({ space, cost, moltke }, state) {
    const events = moltke === true ? [...state.events, 'ap-09' as CardId] : state.events
    const side = UNITS.find((unit) => state.board.at[unit.index] === spaceNamed(space))?.side ?? CP
    expect(costOf({ ...state, events }, spaceNamed(space), side, 'move', false).operations).toBe(cost)
  },
  supply({ unit, space, supplied }, state) {
    const found = UNITS.find(
      ({ kind, index }) => kind === unit && state.board.at[index] === spaceNamed(space),
    )
    expect(isSupplied(state.board, found?.index ?? -1), `${unit} in ${space}`).toBe(supplied)
  },
  multinational({ attackers, allowed }, state) {
    const units = attackers.flatMap(({ space, units: names }) => {
      const left = [...UNITS]
      return names.map((name) => {
        const kind = name.replaceAll(/[()]/g, '')
        const index = left.findIndex(
          (unit) => unit.kind === kind && state.board.at[unit.index] === spaceNamed(space),
        )
        return left.splice(index, 1)[0]?.index ?? -1
      })
    })
    expect(mayAttackTogether(state.board, units)).toBe(allowed)
  },
  joined({ a, b, nation, joined: open }) {
    expect(joined(spaceNamed(a), spaceNamed(b), nation)).toBe(open)
  },
  flank({ side, target, from, pin, modifier, successDice }, state) {
    const places = [from].flat().map(spaceNamed)
    const bonus = flankModifier(state.board, places, spaceNamed(pin), spaceNamed(target), sideNamed(side))
    expect(bonus).toBe(modifier)
    expect([1, 2, 3, 4, 5, 6].filter((die) => flankSucceeds(die, bonus))).toEqual(successDice)
  },
  'flank-allowed'({ target, trench, defenders, allowed }, state) {
    const space = spaceNamed(target)
    const side = SPACES[space]?.start === AP ? AP : CP
    const board = edited(state.board, (open) => {
      open.trench[space] = trenchFor(side, trench)
    })
    expect(groundAllowsFlank(board, space, side, defenders, 'count')).toBe(allowed)
  },
  shift({ target, trench, defenders, attacker, defender }, state) {
    const space = spaceNamed(target)
    const side = SPACES[space]?.start === AP ? AP : CP
    const board = edited(state.board, (open) => {
      open.trench[space] = trenchFor(side, trench)
    })
    expect(shiftsAt(board, space, side, defenders, 'count')).toEqual({ attacker, defender })
  },
  'retreat-path'({ from, side, unit, path, legal }, state) {
    const index = standing(state.board, String(from), sideNamed(side)).find(
      (one) => unitAt(one).kind === unit,
    )
    const steps = path.map(spaceNamed)
    const paths = retreatPaths(state, index ?? -1, spaceNamed(String(from)), steps.length, sideNamed(side))
    expect(
      paths.some((one) => one.join() === steps.join()),
      path.join(' '),
    ).toBe(legal)
  },
  rp({ card, neutral, recorded }, state) {
    const atWar = (['tu', 'it', 'bu', 'ro', 'gr', 'us'] as const).filter(
      (one) => neutral?.includes(one) !== true,
    )
    const given = recordedBy({ ...state, atWar }, cardNamed(card))
    expect(Object.fromEntries(Object.entries(given).filter(([, points]) => points > 0))).toEqual(recorded)
  },
  mandate({ side, die, box, effective, neutral, lost, played, plusOne }, state) {
    const whose = sideNamed(side)
    const events = [...(played ?? []), ...(plusOne ? ['cp-37'] : [])] as CardId[]
    const atWar = (['tu', 'it', 'bu', 'ro', 'gr', 'us'] as const).filter(
      (one) => neutral?.includes(one) !== true,
    )
    const board = edited(state.board, (open) => {
      for (const id of (lost ?? []) as string[]) open.holder[spaceNamed(id)] = whose === CP ? AP : CP
    })
    const now = { ...state, events, atWar, board }
    expect(boxOf(now, whose, die)).toBe(box)
    if (effective !== undefined) expect(owedFor(now, whose, boxOf(now, whose, die))).toBe(effective)
  },
  siege({ fort, turn, die, falls }) {
    expect(fortFalls(fort, die, turn)).toBe(falls)
  },
  besiege({ space, units: names, enough }) {
    const { units } = force(names, {})
    expect(suffices(units, spaceNamed(space))).toBe(enough)
  },
  'siege-spare'({ space, mayLeave, ok }, state) {
    const left = standing(state.board, space, CP)
    for (const kind of mayLeave as string[]) {
      const index = left.findIndex((unit) => unitAt(unit).kind === kind)
      left.splice(index, 1)
    }
    expect(left.length > 0 && suffices(left, spaceNamed(space))).toBe(ok)
  },
  dig({ unit, die, level, becomes, modifier = 0 }) {
    expect(digs(die + modifier, factor(LOSS, unitNamed(unit), 0), Number(level))).toBe(becomes)
  },
  'entered-trench'({ level, becomes }, state) {
    const space = spaceNamed('amiens')
    const board = edited(state.board, (open) => {
      open.trench[space] = trenchFor(AP, Number(level))
    })
    const work = new Work({ ...state, board })
    enterTrench(work, space, CP)
    expect([trenchOf(work.board, space, CP), trenchOf(work.board, space, AP)]).toEqual([becomes, 0])
  },
  result({ scenario, vp, winner }) {
    const side = winnerAt(SCENARIOS[scenario as ScenarioId], vp)
    expect(side === null ? 'draw' : side === CP ? 'cp' : 'ap').toBe(winner)
  },
  automatic({ vp, segment, winner }) {
    // It is looked at in the War Status phase alone.
    const side = segment === 'war-status' ? automaticWinner(vp) : null
    expect(side === null ? null : side === CP ? 'cp' : 'ap').toBe(winner)
  },
  armistice({ combined, declared }) {
    expect(combined >= ARMISTICE).toBe(declared)
  },
  commitment({ status, turn, level }) {
    const before = level === 'total' ? 'limited' : 'mobilization'
    expect(levelAfter(before, Number(status), turn)).toBe(level)
  },
  'combat-season'({ space, turn, allowed }) {
    expect(!restsNow(turn, spaceNamed(space))).toBe(allowed)
  },
  weather({ card, terrain, turn, drm }, state) {
    const played = cardNamed(card)
    const battle = firstBattle(played, terrain)
    const defender = ofKind(played.side === CP ? 'ge-corps' : 'fr-corps')[0] ?? 0
    const home = spaceNamed(played.side === CP ? 'essen' : 'paris')
    const board = edited(state.board, (open) => {
      open.at[defender] = home
    })
    const fits = cardFits(
      { ...state, board, turn },
      { ...battle, defenders: [defender] },
      played,
      played.side,
    )
    expect(fits ? played.combat?.drm : 0).toBe(drm)
  },
  sr({ units: names, points }) {
    const { units } = force(names, {})
    expect(units.reduce((sum, unit) => sum + redeployCost(unit), 0)).toBe(points)
  },
}

/** Whether every unit, and every corps that replaced one, is dead after these steps. */
function isWipedOut(board: Board, units: readonly UnitIndex[], steps: readonly UnitIndex[]): boolean {
  const all = [...new Set([...units, ...steps])]
  return all.every((unit) => {
    const lost = steps.filter((one) => one === unit).length
    return (board.reduced[unit] ?? 0) + lost === 2
  })
}

/** Events of the mobilization decks, asked on a turn when reinforcements may come. */
function playable({ card, played, playable: open, status }: Facts, state: State): void {
  const one = cardNamed(card)
  const now: State = {
    ...state,
    turn: 2,
    events: (played ?? []) as CardId[],
    status: typeof status === 'object' ? [status.cp, 0] : state.status,
  }
  expect(barToEvent(now, one) === null, card).toBe(open)
}

/** Whether a card may be an event on a turn, by its own tests. */
function cardTurn({ card, turn, allowed }: Facts, state: State): void {
  const one = cardNamed(card)
  const bar = barToEvent(
    { ...state, turn },
    { ...one, category: one.category === 'combat' ? 'event' : one.category },
  )
  expect(bar === null, `${card} on turn ${turn}`).toBe(allowed)
}

it('answers the single questions of the examples as they do', () => {
  let answered = 0
  const later: Record<string, number> = {}
  for (const { id, start, ask: questions = [] } of situations) {
    for (const question of questions) {
      const state = asked(question, start)
      const reason = laterReason(question)
      if (reason !== null) {
        later[reason] = (later[reason] ?? 0) + 1
        continue
      }
      try {
        if (question.ask === 'playable' || question.ask === 'card-turn') {
          if (question.ask === 'playable') playable(question, state)
          else cardTurn(question, state)
          answered += 1
          continue
        }
        const ask = ASKS[question.ask]
        if (!ask) throw new Error(`nobody answers ${question.ask}`)
        ask(question, state)
        answered += 1
      } catch (error) {
        throw new Error(`${id}: ${JSON.stringify(question)}`, { cause: error })
      }
    }
  }
  expect(answered).toBe(185)
  expect(later).toEqual({
    'peace between the sides': 10,
    'the fall of Russia': 6,
    'the limited war': 4,
    'the treaty of Brest-Litovsk': 10,
    'events of the later decks': 20,
  })
})
