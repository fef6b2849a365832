// Whoever plays the computer alone goes back to the own last round without asking anybody.
import { expect, it } from 'vitest'
import { SEATS } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { pathsOfGlory } from '../../shared/games/paths-of-glory/game.ts'
import type { Answer } from '../../shared/games/paths-of-glory/state/answer.ts'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'
import type { SeatId } from '../../shared/kernel/game.ts'
import type { Holder } from '../../shared/table/holder.ts'
import { viewTable } from '../../shared/table/view-table.ts'
import { Evening, here, host, standIn } from '../table/evening.ts'

const [CP] = SEATS
const computer: Holder = { kind: 'computer', level: 'plain' }

function opened(rival: Holder): Evening {
  const evening = new Evening({ game: pathsOfGlory, seats: { cp: here, ap: rival } })
  evening.do(host, { kind: 'configure', settings: { allotment: 'chosen' } }).do(host, { kind: 'start' })
  return answer(evening, { kind: 'guns-of-august', take: false })
}

const stateOf = ({ table }: Evening) => table.play?.state as State

/** Gives an answer for the side that is asked. */
function answer(evening: Evening, intent: Answer): Evening {
  const seat = SEATS[stateOf(evening).pending?.side ?? 0]
  return evening.do(seat === CP ? host : standIn, { kind: 'intent', seat, intent })
}

const seen = ({ game, table, now }: Evening, lifted: SeatId | null = CP) =>
  viewTable(game, table, { you: { kind: 'host', lifted }, online: new Set(), now })
const wayBack = (evening: Evening, lifted: SeatId | null = CP): string | null => seen(evening, lifted).backTo

const round = (evening: Evening) => answer(evening, { kind: 'one-operation' })
const endRound = (evening: Evening) => {
  const before = pathsOfGlory.phase(stateOf(evening))
  for (const one of [
    { kind: 'one-operation' },
    { kind: 'done' },
    { kind: 'done' },
    { kind: 'done' },
  ] as const)
    if (pathsOfGlory.phase(stateOf(evening)) === before) answer(evening, one)
  expect(pathsOfGlory.phase(stateOf(evening))).not.toBe(before)
}

it('goes back to the own last round after the computer has acted', () => {
  const evening = opened(computer)
  expect(pathsOfGlory.phase(stateOf(evening))).toBe('T1-R1-cp')
  // Nothing was done in the round itself; what came before it is left.
  expect(seen(evening)).toMatchObject({ backTo: 'opening', backDeals: true })
  endRound(evening)
  endRound(evening)
  expect(pathsOfGlory.phase(stateOf(evening))).toBe('T1-R2-cp')
  expect(seen(evening)).toMatchObject({ backTo: 'T1-R1-cp', backDeals: false })
  evening.table = structuredClone(evening.table)
  expect(wayBack(evening)).toBe('T1-R1-cp')
  round(evening)
  expect(wayBack(evening)).toBe('T1-R2-cp')
  evening.do(host, { kind: 'open-ballot', seat: CP, ballot: 'rollback', who: [], terms: 'T1-R1-cp' })
  expect(pathsOfGlory.phase(stateOf(evening))).toBe('T1-R1-cp')
})

it('offers nothing of the kind to whoever looks without a seat, or where a person would have to agree', () => {
  const alone = opened(computer)
  endRound(alone)
  expect(wayBack(alone, null)).toBeNull()
  expect(alone.screen.backTo).toBeNull()
  const evening = opened(here)
  evening.do(host, { kind: 'intent', seat: CP, intent: { kind: 'one-operation' } })
  expect(wayBack(evening)).toBeNull()
})

it('goes on after a side gave up by mistake, where the other side agrees', () => {
  const evening = opened(here)
  evening.do(host, { kind: 'open-ballot', seat: CP, ballot: 'concession', who: [SEATS[1]] })
  expect(evening.screen).toMatchObject({ status: 'ended', reopensAt: 'T1-R1-cp' })
  evening.do(host, { kind: 'open-ballot', seat: CP, ballot: 'rollback', who: [], terms: 'T1-R1-cp' })
  evening.do(host, { kind: 'vote', seat: SEATS[1], vote: 'yes' })
  expect(evening.screen).toMatchObject({ status: 'playing', reopensAt: null })
})
