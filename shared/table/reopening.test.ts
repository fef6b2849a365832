// A game that seats ended by a vote, one of them perhaps by a mistaken touch, goes on if all of them agree.
import { expect, it } from 'vitest'
import { cardGame, type CardState } from '../../test/cards/card-game.ts'
import { allHere, Evening, here, host } from '../../test/table/evening.ts'
import { flag } from '../../test/table/skirmish.ts'
import type { Command } from './command.ts'
import type { Holder } from './holder.ts'

const [left, right] = [flag('left'), flag('right')]
const open = (
  ballot: 'concession' | 'draw' | 'rollback',
  seat: typeof left | null,
  terms: unknown = null,
): Command => ({ kind: 'open-ballot', seat, ballot, who: ballot === 'concession' ? [right] : [], terms })

function conceded(rival: Holder = here): Evening {
  const evening = new Evening({
    game: cardGame,
    seats: { left: here, right: rival },
    settings: { allotment: 'chosen' },
  }).do(host, { kind: 'start' })
  return evening.do(host, open('concession', left))
}

it('goes on at the beginning of its last phase once both have agreed', () => {
  const evening = conceded()
  expect(evening.screen).toMatchObject({ status: 'ended', reopensAt: 'CARD1', ballot: null })
  evening.do(host, open('rollback', left, evening.screen.reopensAt))
  expect(evening.screen).toMatchObject({ status: 'ended', ballot: { cast: 1, votes: [{}, {}] } })
  evening.do(host, { kind: 'vote', seat: right, vote: 'yes' })
  expect(evening.screen).toMatchObject({
    status: 'playing',
    outcome: { kind: 'going-on' },
    reopensAt: null,
    beginnings: ['CARD1'],
  })
  expect(evening.stage).toBe('turn CARD1')
})

it('stays over when one does not agree, and may be asked again', () => {
  const evening = conceded()
  for (let time = 0; time < 2; time++) {
    evening.do(host, open('rollback', null, 'CARD1')).do(host, { kind: 'vote', seat: left, vote: 'yes' })
    evening.do(host, { kind: 'vote', seat: right, vote: 'no' })
    expect(evening.screen).toMatchObject({ status: 'ended', reopensAt: 'CARD1', ballot: null })
  }
})

it('goes on at once where only computers would be asked', () => {
  const evening = conceded({ kind: 'computer', level: 'plain' })
  expect(evening.screen.status).toBe('ended')
  evening.do(host, open('rollback', left, 'CARD1'))
  expect(evening.screen.status).toBe('playing')
})

it('stays over where the rules ended it, and where the game does not go back', () => {
  const evening = new Evening({
    game: cardGame,
    seats: { left: here, right: here },
    settings: { allotment: 'chosen' },
  }).do(host, { kind: 'start' })
  const { play } = evening.table
  const state: CardState = { ...(play!.state as CardState), ended: { how: 'points', who: [left] } }
  evening.table = { ...evening.table, play: { ...play!, state, stage: { kind: 'ended' } } }
  expect(evening.screen.reopensAt).toBeNull()
  expect(evening.try(host, open('rollback', left, 'CARD1'))?.code).toBe('table/ended')

  const skirmish = new Evening({ seats: allHere }).do(host, { kind: 'start' })
  skirmish.do(host, { kind: 'open-ballot', seat: null, ballot: 'draw', who: [] }).voteAll('yes')
  expect(skirmish.screen).toMatchObject({ status: 'ended', reopensAt: null })
  expect(skirmish.try(host, open('rollback', null, 'T1M'))?.code).toBe('table/ended')
})

it('asks for nothing else once it is over', () => {
  const evening = conceded()
  for (const ballot of ['draw', 'concession'] as const)
    expect(evening.try(host, open(ballot, left))?.code).toBe('table/ended')
})
