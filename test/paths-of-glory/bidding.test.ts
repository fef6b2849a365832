// Sides by bid (5.6.1): who takes which side, what it costs, and that the people at the table change places.
import { describe, expect, it } from 'vitest'
import { answersOf, does } from '../../shared/games/paths-of-glory/engine.ts'
import { SEATS } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { pathsOfGlory } from '../../shared/games/paths-of-glory/game.ts'
import type { Answer } from '../../shared/games/paths-of-glory/state/answer.ts'
import { beginning } from '../../shared/games/paths-of-glory/state/beginning.ts'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'
import { viewOf } from '../../shared/games/paths-of-glory/viewing.ts'
import { keyed } from '../../shared/kernel/chance.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import type { Holder } from '../../shared/table/holder.ts'
import { Evening, here, host } from '../table/evening.ts'
import { chosen } from './random-game.ts'

const bid = (wanted: 'cp' | 'ap', points: number): Answer => ({ kind: 'bid', for: wanted, points })
const accept: Answer = { kind: 'accept' }
const begun = beginning(keyed('bids'), 'introductory', 'program', 'bid')
const after = (...answers: readonly Answer[]): State =>
  answers.reduce((state, answer) => does(state, answer).state, begun)

/** The end of a game whose sides were bid for, with the same cards and answers whatever the bid was. */
function endAfter(points: number, wanted: 'cp' | 'ap'): State {
  const random = randomFrom('bids', 'even')
  let state = after(bid(wanted, points), accept)
  while (!state.ended) state = does(state, chosen(answersOf(state), 'even', random)).state
  return state
}

describe('a bid for a side', () => {
  it('is answered by taking the other side, or by a higher one for the same side', () => {
    expect(begun.pending?.kind).toBe('bid')
    const first = begun.pending?.side ?? 0
    expect(answersOf(begun)).toContainEqual(bid('cp', 0))
    expect(answersOf(begun)).not.toContainEqual(accept)
    const heard = after(bid('ap', 1))
    expect(heard.pending).toEqual({ kind: 'bid', side: 1 - first })
    expect(answersOf(heard)).toContainEqual(accept)
    expect(answersOf(heard)).toContainEqual(bid('ap', 2))
    expect(answersOf(heard)).not.toContainEqual(bid('ap', 1))
    expect(answersOf(heard)).not.toContainEqual(bid('cp', 2))
    expect(viewOf(heard, { kind: 'screen' }).bid).toEqual({ wanted: 'ap', points: 1, accepted: false })
    expect(answersOf(after(bid('ap', 20)))).toEqual([accept])
    expect(after(bid('ap', 1), bid('ap', 3), accept)).toMatchObject({
      pending: { kind: 'opening', side: 0 },
      bid: { points: 3, by: 1 - first, accepted: true },
    })
  })

  it('stands once it was heard', () => {
    const step = pathsOfGlory.apply(begun, SEATS[begun.pending?.side ?? 0], bid('cp', 2))
    expect(step.ok && step.value.mayUndo).toBeFalsy()
  })

  it('is named first by either, by lot', () => {
    const first = new Set(
      ['a', 'b', 'c', 'd', 'e', 'f'].map(
        (secret) => beginning(keyed(secret), 'introductory', 'program', 'bid').pending?.side,
      ),
    )
    expect(first.size).toBe(2)
  })

  it('changes the points at the end for the other side, and nothing before (5.6.1.1)', () => {
    const usual = endAfter(0, 'ap')
    expect(usual.ended?.how).toBe('points')
    for (const [wanted, change] of [
      ['ap', 3],
      ['cp', -3],
    ] as const) {
      const end = endAfter(3, wanted)
      expect(end.points).toBe(usual.points + change)
      const told = end.records.at(-1)?.entries.slice(-2)
      expect(told).toMatchObject([
        { kind: 'points', change, why: 'bid', total: end.points },
        { kind: 'ended', total: end.points },
      ])
      const winner = end.points >= 14 ? ['cp'] : end.points <= 10 ? ['ap'] : ['cp', 'ap']
      expect(end.ended?.who).toEqual(winner)
    }
  })

  it('counts too when the time is up', () => {
    const { state } = pathsOfGlory.conclude(after(bid('ap', 4), accept), 'time', [])
    // Ten points and four: the Central Powers win at fourteen.
    expect(state.ended?.who).toEqual(['cp'])
  })
})

describe('a table whose sides are given by a bid', () => {
  const computer: Holder = { kind: 'computer', level: 'plain' }
  const holders = ({ table }: Evening) => table.seats.map(({ holder }) => holder.kind)
  const asked = ({ table }: Evening) => SEATS[(table.play!.state as State).pending?.side ?? 0]

  function opened(): Evening {
    const evening = new Evening({ game: pathsOfGlory, seats: { cp: here, ap: computer } })
    evening.do(host, { kind: 'configure', settings: { options: { sides: 'bid' }, allotment: 'chosen' } })
    return evening.do(host, { kind: 'start' })
  }
  /** Gives an answer for whoever is asked. */
  function answer(evening: Evening, intent: Answer): Evening {
    const seat = asked(evening)
    const holder = evening.table.seats.find((chair) => chair.seat === seat)?.holder
    return evening.do(holder?.kind === 'computer' ? { kind: 'stand-in' } : host, {
      kind: 'intent',
      seat,
      intent,
    })
  }

  it.each(['cp', 'ap'] as const)('gives each person the side that was bid for or is left (%s)', (wanted) => {
    const evening = opened()
    const bidder = evening.table.seats.find(({ seat }) => seat === asked(evening))?.holder
    answer(evening, bid(wanted, 2))
    expect(holders(evening)).toEqual(['here', 'computer'])
    answer(evening, accept)
    expect(evening.table.seats.find(({ seat }) => (seat as string) === wanted)?.holder).toEqual(bidder)
    expect(holders(evening).toSorted()).toEqual(['computer', 'here'])
    // Both have their own page from then on.
    answer(evening, { kind: 'guns-of-august', take: true })
    expect((evening.table.play!.state as State).segment).toBe('actions')
  })

  it('takes people back to their seats when it goes back to before the bid', () => {
    for (const wanted of ['cp', 'ap'] as const) {
      const evening = opened()
      answer(answer(answer(evening, bid(wanted, 1)), accept), { kind: 'guns-of-august', take: false })
      const seat = evening.table.seats.find(({ holder }) => holder.kind === 'here')?.seat ?? null
      evening.do(host, { kind: 'open-ballot', seat, ballot: 'rollback', who: [], terms: 'opening' })
      expect((evening.table.play!.state as State).pending?.kind).toBe('bid')
      expect(holders(evening)).toEqual(['here', 'computer'])
    }
  })
})
