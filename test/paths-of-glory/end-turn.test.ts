// Each side of a game of turns ends its own turn, and may take that back until the other one acts.
import { describe, expect, it } from 'vitest'
import { Evening, here, host } from '../table/evening.ts'
import { flag } from '../table/skirmish.ts'
import { SEATS } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { answersOf, does } from '../../shared/games/paths-of-glory/engine.ts'
import { pathsOfGlory } from '../../shared/games/paths-of-glory/game.ts'
import { leastAnswer } from '../../shared/games/paths-of-glory/passing.ts'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'
import { type Viewer, viewTable } from '../../shared/table/view-table.ts'
import { isInterrupted } from './interrupted.ts'
import { playRandomly } from './random-game.ts'

const [cp, ap] = [flag('cp'), flag('ap')]
const state = ({ table }: Evening) => table.play?.state as State
const phase = (evening: Evening) => evening.screen.stage.phase
const clock = { total: 3600, bonus: 60, warning: 0, whenOut: 'told' } as const
const timeOf = (evening: Evening, seat: typeof cp) =>
  evening.screen.seats.find((one) => one.seat === seat)?.clock?.leftMs

const seenBy = ({ table }: Evening, you: Viewer) =>
  viewTable(pathsOfGlory, table, { you, online: new Set(), now: 0 })
const asked = (evening: Evening) => evening.screen.seats.find(({ awaited }) => awaited)?.seat ?? null

/** Answers each question with the answer that does least. */
function answerLeast(evening: Evening): void {
  const seat = asked(evening)
  if (seat === null) throw new Error('nobody is asked')
  evening.do(host, { kind: 'intent', seat, intent: leastAnswer(state(evening)) })
}

/** Positions of random games in which the end of a turn must wait for the other side. */
function interrupted(): readonly State[] {
  const found: State[] = []
  for (let game = 0; game < 80; game++)
    playRandomly(`g${game}`, 'eager', (state) => {
      if (isInterrupted(state)) found.push(state)
    })
  return found
}

/** A position of a random game in which replacements are bought. */
function replacements(): State {
  let found: State | null = null
  for (let game = 0; game < 80 && !found; game++)
    playRandomly(`r${game}`, 'eager', (state) => {
      if (state.segment === 'replacements') found ??= state
    })
  if (!found) throw new Error('no side bought replacements')
  return found
}

/** A table at a position. */
function at(position: State): Evening {
  const evening = begun()
  const { table } = evening
  if (table.play) evening.table = { ...table, play: { ...table.play, state: position, undoable: null } }
  return evening
}

/** Positions in which the end of a turn needs dice of the players' own. */
function needingDice(): readonly State[] {
  const found: State[] = []
  for (let game = 0; game < 6; game++)
    playRandomly(
      `dice ${game}`,
      'eager',
      (state) => {
        const end = state.segment === 'actions' && state.pending?.side === state.side && endedBy(state)
        if (end && end.pending?.kind === 'roll' && end.pending.side === state.side) found.push(state)
      },
      'own',
    )
  return found
}

/** The first state of the end of a turn in which something is not answered by least. */
function endedBy(start: State): State {
  let now = start
  const phase = pathsOfGlory.phase(start)
  while (!now.ended && now.pending?.kind !== 'roll' && now.pending?.side === start.side) {
    if (pathsOfGlory.phase(now) !== phase) break
    now = does(now, leastAnswer(now)).state
  }
  return now
}

/** The first action round of the Central Powers. */
function begun(): Evening {
  const evening = new Evening({ game: pathsOfGlory, seats: { cp: here, ap: here } })
  const { clock: usual } = evening.table.settings
  evening.do(host, { kind: 'configure', settings: { clock: { ...usual, turns: clock } } })
  evening.do(host, { kind: 'start' })
  return evening.do(host, { kind: 'intent', seat: cp, intent: { kind: 'guns-of-august', take: true } })
}

const found = interrupted()
const endOf = ({ side }: State) => ({ kind: 'end-turn', seat: SEATS[side] }) as const

describe('the end of a turn', () => {
  it('is given by the side whose turn it is, and by no other', () => {
    const evening = begun()
    expect(evening.screen.stage.turnOf).toBe(cp)
    expect(evening.try(host, { kind: 'end-turn', seat: ap })?.code).toBe('seat/not-awaited')
    evening.do(host, { kind: 'end-turn', seat: cp })
    expect(phase(evening)).toBe('T1-R1-ap')
    expect(evening.try(host, { kind: 'end-turn', seat: cp })?.code).toBe('seat/not-awaited')
    expect(state(evening).actions[0]).toEqual([{ kind: 'one-operation', card: null }])
  })

  it('is offered in action rounds, and not for a question alone', () => {
    const evening = new Evening({ game: pathsOfGlory, seats: { cp: here, ap: here } }).do(host, {
      kind: 'start',
    })
    expect(evening.screen.stage).toMatchObject({ turnOf: cp, endable: false })
    evening.do(host, { kind: 'intent', seat: cp, intent: { kind: 'guns-of-august', take: true } })
    expect(evening.screen.stage).toMatchObject({ turnOf: cp, endable: true })
  })

  it('is taken back act by act at the laptop, though the other side is asked already', () => {
    const evening = begun()
    const before = JSON.stringify(state(evening))
    const bonusless = timeOf(evening, cp)
    evening.do(host, { kind: 'end-turn', seat: cp })
    expect(seenBy(evening, { kind: 'host', lifted: ap }).undoable).toEqual([cp])
    while (evening.table.play?.undoable) evening.do(host, { kind: 'undo', seat: cp })
    expect(phase(evening)).toBe('T1-R1-cp')
    expect(JSON.stringify(state(evening))).toBe(before)
    expect(evening.screen.beginnings).toEqual(['opening', 'T1-R1-cp'])
    // The bonus of the turn went back with it.
    expect(timeOf(evening, cp)).toBe(bonusless)
  })

  it('is taken back by several acts at once, which its own seat alone is told', () => {
    const evening = begun()
    const before = JSON.stringify(state(evening))
    for (let acts = 0; acts < 3; acts++)
      evening.do(host, { kind: 'intent', seat: cp, intent: answersOf(state(evening))[0] })
    const { intents = [] } = evening.table.play?.undoable ?? {}
    expect(seenBy(evening, { kind: 'host', lifted: cp }).lastActs).toEqual(intents)
    expect(seenBy(evening, { kind: 'screen' }).lastActs).toEqual([])
    const all = intents.length
    expect(evening.try(host, { kind: 'undo', seat: cp, acts: all + 1 })?.code).toBe('undo/nothing')
    evening.do(host, { kind: 'undo', seat: cp, acts: all })
    expect(JSON.stringify(state(evening))).toBe(before)
    expect(seenBy(evening, { kind: 'host', lifted: cp }).lastActs).toEqual([])
  })

  it('stands once the other side has acted', () => {
    const evening = begun().do(host, { kind: 'end-turn', seat: cp })
    evening.do(host, { kind: 'intent', seat: ap, intent: { kind: 'one-operation' } })
    expect(evening.try(host, { kind: 'undo', seat: cp })?.code).toBe('undo/nothing')
  })

  it('is given once, also where the other side is asked something in between', () => {
    expect(found.length).toBeGreaterThan(5)
    for (const start of found) {
      const evening = at(start)
      const [seat, before] = [SEATS[start.side], phase(evening)]
      const rival = seat === cp ? ap : cp
      const [own, others] = [timeOf(evening, seat), timeOf(evening, rival)]
      evening.do(host, endOf(start))
      expect(phase(evening)).toBe(before)
      expect(seenBy(evening, { kind: 'host', lifted: null }).ending).toBe(seat)
      // Whoever is asked does not learn that the attacker wants no more than this battle.
      expect(seenBy(evening, { kind: 'screen' }).ending).toBeNull()
      while (phase(evening) === before && !state(evening).ended) {
        expect(asked(evening)).not.toBe(seat)
        answerLeast(evening)
      }
      // The answer ended the turn, and the bonus is for the side whose turn it was.
      expect(timeOf(evening, seat)).toBe((own ?? 0) + 1000 * clock.bonus)
      expect(timeOf(evening, rival)).toBe(others)
    }
  })

  it('gives a bonus for an action round, and none for the opening, replacements or a draw', () => {
    const evening = begun()
    expect(timeOf(evening, cp)).toBe(1000 * clock.total)
    const rounds = [0, 0]
    let drawn = false
    while (!phase(evening)?.startsWith('T2-R2')) {
      const [before, { side, segment }] = [phase(evening), state(evening)]
      drawn ||= segment === 'draw'
      answerLeast(evening)
      if (phase(evening) !== before && segment === 'actions') rounds[side] = (rounds[side] ?? 0) + 1
      for (const seat of [cp, ap])
        expect(timeOf(evening, seat)).toBe(
          1000 * (clock.total + clock.bonus * (rounds[seat === cp ? 0 : 1] ?? 0)),
        )
    }
    expect(drawn).toBe(true)
    expect(rounds).toEqual([7, 7])

    const replacing = at(replacements())
    const whole = [timeOf(replacing, cp), timeOf(replacing, ap)]
    while (state(replacing).segment === 'replacements') answerLeast(replacing)
    expect([timeOf(replacing, cp), timeOf(replacing, ap)]).toEqual(whole)
  })

  it('waits for dice of the players’ own, and goes on once they have fallen', () => {
    const positions = needingDice()
    expect(positions.length).toBeGreaterThan(3)
    for (const start of positions) {
      const evening = at(start)
      const [seat, before] = [SEATS[start.side], phase(evening)]
      evening.do(host, endOf(start))
      let dice = 0
      while (phase(evening) === before && !state(evening).ended) {
        if (state(evening).pending?.kind === 'roll') {
          dice += 1
          const whose = asked(evening)
          if (whose === null) throw new Error('nobody is asked')
          evening.do(host, { kind: 'intent', seat: whose, intent: { kind: 'die', die: 2 } })
        } else {
          expect(asked(evening)).not.toBe(seat)
          answerLeast(evening)
        }
      }
      expect(dice).toBeGreaterThan(0)
    }
  })

  it('is open again once an act of it is taken back while the other side is asked', () => {
    const [position] = found.filter((start) => at(start).do(host, endOf(start)).table.play?.undoable)
    if (!position) throw new Error('every end of a turn rolled dice before the other side was asked')
    const evening = at(position).do(host, endOf(position))
    expect(evening.table.play?.ending).toBe(SEATS[position.side])
    evening.do(host, { kind: 'undo', seat: SEATS[position.side] })
    expect(evening.table.play?.ending).toBeNull()
    expect(JSON.stringify(state(evening))).toBe(JSON.stringify(position))
  })
})
