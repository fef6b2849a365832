import { describe, expect, it } from 'vitest'
import { allHere, clock, Evening, host, player, standIn, who } from '../../test/table/evening.ts'
import { flag, skirmish } from '../../test/table/skirmish.ts'
import { cardGame, type CardState } from '../../test/cards/card-game.ts'
import type { Refusal } from '../kernel/refusal.ts'
import type { Actor, Command, SettingsChange } from './command.ts'
import type { Written } from './letters/letter.ts'
import { NO_LETTERS } from './letters/rule.ts'
import { reduce } from './reduce.ts'
import { TABLE_REFUSALS, type TableRefusal } from './refusals.ts'
import { MOST_PEOPLE } from './seats.ts'
import { newTable } from './settings.ts'
import { readTable } from './table.ts'

const red = flag('red')
const green = flag('green')
const anna = player('anna')
const share: Extract<Command, { kind: 'open-ballot' }> = {
  kind: 'open-ballot',
  seat: null,
  ballot: 'draw',
  who: [],
}

const letter: Extract<Command, { kind: 'letter' }> = {
  kind: 'letter',
  seat: red,
  to: green,
  head: { from: { seat: red }, to: { seat: green } },
  text: 'Dear neighbour',
}
const broadcast: Extract<Command, { kind: 'broadcast' }> = {
  kind: 'broadcast',
  seat: red,
  headline: '',
  author: { words: '' },
  text: 'Peace in our time',
}

const setting = () => new Evening({ seats: { red: { kind: 'here' } } })
const joined = () => setting().do(anna, { kind: 'join', player: who('anna'), name: 'Anna' })
const started = () =>
  new Evening({ seats: allHere, settings: { allotment: 'chosen' } })
    .do(anna, { kind: 'join', player: who('anna'), name: 'Anna' })
    .do(host, { kind: 'start' })
const gamemaster = { settings: { gamemaster: 'sealed' } } as const
const ruled = () => new Evening({ ...gamemaster, seats: allHere }).do(host, { kind: 'start' })
const ended = () => started().do(host, share).voteAll('yes')

/** The card game while the left side has the turn. */
function rolling(): Evening {
  for (let seed = 1; ; seed++) {
    const settings = { allotment: 'chosen', seed: `${seed}` } as const
    const seats = { left: { kind: 'here' }, right: { kind: 'here' } } as const
    const evening = new Evening({ game: cardGame, settings, seats })
    evening.do(host, { kind: 'start' }).do(host, { kind: 'close-now' }).do(host, { kind: 'continue' })
    if ((evening.table.play!.state as CardState).roller === 0) return evening
  }
}

/** A command that provokes each refusal, and the refusal's data. */
const CASES: readonly (readonly [TableRefusal, () => Evening, Actor, Command, Refusal['data']?])[] = [
  ['table/not-allowed', setting, standIn, { kind: 'start' }, { actor: 'stand-in', command: 'start' }],
  ['table/not-allowed', joined, anna, { kind: 'pause' }, { actor: 'player', command: 'pause' }],
  ['table/not-allowed', joined, anna, { kind: 'deny-seat', player: who('boris') }],
  ['table/not-allowed', joined, anna, { kind: 'join', player: who('boris'), name: 'Boris' }],
  ['table/not-allowed', started, host, { kind: 'bell' }, { actor: 'host', command: 'bell' }],
  ['table/not-allowed', started, anna, share, { actor: 'player', command: 'open-ballot' }],
  ['table/started', started, host, { kind: 'start' }],
  ['table/not-playing', setting, host, { kind: 'pause' }],
  ['table/ended', ended, host, { kind: 'close-now' }],
  ['table/ended', ended, host, { kind: 'seat', seat: red, holder: { kind: 'absent' } }],
  ['table/nobody-seated', () => new Evening(), host, { kind: 'start' }],
  [
    'table/locked',
    () => setting().do(host, { kind: 'configure', settings: { joining: 'locked' } }),
    anna,
    { kind: 'join', player: who('anna'), name: 'Anna' },
  ],
  [
    'table/full',
    () => crowd(MOST_PEOPLE),
    anna,
    { kind: 'join', player: who('anna'), name: 'Anna' },
    { most: 250 },
  ],
  [
    'settings/fixed',
    started,
    host,
    { kind: 'configure', settings: { seed: 'x', name: 'y' } },
    { settings: ['seed'] },
  ],
  [
    'settings/options',
    setting,
    host,
    { kind: 'configure', settings: { options: { seats: 99 } } },
    { at: 'seats' },
  ],
  ['seat/unknown', setting, host, { kind: 'leave-seat', seat: flag('pink') }, { seat: 'pink' }],
  ['seat/unknown', joined, anna, { kind: 'ask-seat', seat: flag('pink') }, { seat: 'pink' }],
  ['seat/unknown', started, anna, { kind: 'ready', seat: flag('pink'), ready: true }, { seat: 'pink' }],
  ['seat/not-yours', started, anna, { kind: 'intent', seat: red, intent: { write: 'x' } }, { seat: 'red' }],
  ['seat/not-yours', started, standIn, { kind: 'ready', seat: red, ready: true }, { seat: 'red' }],
  ['seat/not-yours', started, anna, { kind: 'leave-seat', seat: red }, { seat: 'red' }],
  [
    'seat/not-yours',
    () => started().do(host, { kind: 'grant-seat', player: who('anna'), seat: red }),
    host,
    { kind: 'intent', seat: red, intent: { write: 'x' } },
    { seat: 'red' },
  ],
  ['seat/taken', started, anna, { kind: 'ask-seat', seat: red }, { seat: 'red' }],
  [
    'seat/already-yours',
    () => joined().do(host, { kind: 'grant-seat', player: who('anna'), seat: green }),
    anna,
    { kind: 'ask-seat', seat: green },
    { seat: 'green' },
  ],
  [
    'seat/not-secret',
    () => new Evening({ settings: { press: 'gunboat' }, seats: allHere }),
    host,
    { kind: 'start' },
    { seat: 'red' },
  ],
  ['seat/not-kept', joined, anna, { kind: 'come-back', seat: red }, { seat: 'red' }],
  ['seat/eliminated', () => withoutRed(), host, { ...share, seat: red }, { seat: 'red' }],
  [
    'seat/eliminated',
    () => withoutRed(),
    host,
    { ...share, ballot: 'concession', who: [red] },
    { seat: 'red' },
  ],
  ['seat/not-awaited', () => withoutRed(), host, { kind: 'ready', seat: red, ready: true }, { seat: 'red' }],
  ['seat/in-turn', rolling, host, { kind: 'ready', seat: flag('left'), ready: true }, { seat: 'left' }],
  ['person/unknown', setting, anna, { kind: 'ask-seat', seat: null }, { player: 'anna' }],
  ['person/unknown', setting, host, { kind: 'dismiss', player: who('anna') }, { player: 'anna' }],
  ['person/unknown', setting, host, { kind: 'deny-seat', player: who('anna') }, { player: 'anna' }],
  [
    'person/unknown',
    setting,
    host,
    { kind: 'grant-seat', player: who('anna'), seat: green },
    { player: 'anna' },
  ],
  [
    'person/already-here',
    joined,
    anna,
    { kind: 'join', player: who('anna'), name: 'Hanna' },
    { player: 'anna' },
  ],
  [
    'person/name-taken',
    joined,
    player('boris'),
    { kind: 'join', player: who('boris'), name: ' ANNA ' },
    { name: ' ANNA ' },
  ],
  [
    'person/name-taken',
    () => joined().do(player('boris'), { kind: 'join', player: who('boris'), name: 'Boris' }),
    anna,
    { kind: 'rename', name: 'boris' },
    { name: 'boris' },
  ],
  ['person/asks-nothing', joined, host, { kind: 'deny-seat', player: who('anna') }, { player: 'anna' }],
  ['intent/malformed', started, host, { kind: 'intent', seat: red, intent: { write: 7 } }, { at: 'write' }],
  [
    'stage/no-drafting',
    () => started().do(host, { kind: 'close-now' }).do(host, { kind: 'close-now' }),
    host,
    { kind: 'intent', seat: red, intent: { write: 'x' } },
    { stage: 'reading' },
  ],
  ['stage/not-reading', started, host, { kind: 'continue' }],
  ['clock/no-bell', started, clock, { kind: 'bell' }],
  [
    'clock/no-bell',
    () => started().do(host, { kind: 'close-now' }).do(host, { kind: 'close-now' }),
    host,
    { kind: 'extend', seconds: 60 },
  ],
  ['ballot/open-already', () => started().do(host, share), host, share],
  ['ballot/none', started, host, { kind: 'vote', seat: red, vote: 'yes' }],
  ['ballot/none', started, host, { kind: 'withdraw-ballot' }],
  [
    'ballot/draw-is-shared',
    started,
    host,
    { ...share, who: [red, green] },
    { who: ['red', 'green', 'blue'] },
  ],
  ['ballot/one-winner', started, host, { ...share, ballot: 'concession', who: [red, green] }],
  ['ballot/one-winner', started, host, { ...share, ballot: 'concession', who: [] }],
  [
    'ballot/nobody-to-ask',
    () => started().seat('green', { kind: 'absent' }).seat('blue', { kind: 'computer', level: 'random' }),
    host,
    { ...share, ballot: 'concession', who: [red] },
  ],
  [
    'ballot/no-vote',
    () => started().do(host, { ...share, ballot: 'concession', who: [red] }),
    host,
    { kind: 'vote', seat: red, vote: 'no' },
    { seat: 'red' },
  ],
  [
    'ruling/no-gamemaster',
    started,
    host,
    { kind: 'rule', reason: 'Late', ruling: { kind: 'amend', change: { turn: 4 } } },
  ],
  [
    'ruling/not-on-paper',
    () => ruled().seat('red', { kind: 'computer', level: 'random' }),
    host,
    { kind: 'rule', reason: 'x', ruling: { kind: 'paper', seat: red, intent: { write: 'x' }, whole: true } },
    { seat: 'red' },
  ],
  [
    'ruling/malformed',
    ruled,
    host,
    { kind: 'rule', reason: 'x', ruling: { kind: 'amend', change: {} } },
    { at: 'turn' },
  ],
  [
    'ruling/nothing-to-take-back',
    ruled,
    host,
    { kind: 'rule', reason: 'Late', ruling: { kind: 'take-back' } },
  ],
  [
    'ruling/not-offered',
    () =>
      new Evening({ ...gamemaster, game: cardGame, seats: { left: { kind: 'here' } } }).do(host, {
        kind: 'start',
      }),
    host,
    { kind: 'rule', reason: 'x', ruling: { kind: 'amend', change: {} } },
  ],
  [
    'ballot/no-talks',
    () => started().do(host, { kind: 'close-now' }),
    host,
    { kind: 'open-ballot', seat: null, ballot: 'end-talks', who: [] },
  ],
  ['undo/nothing', started, host, { kind: 'undo', seat: flag('green') }],
  [
    'ballot/no-such-phase',
    started,
    host,
    { kind: 'open-ballot', seat: null, ballot: 'rollback', who: [], terms: 'T9M' },
  ],
  [
    'ballot/not-offered',
    started,
    host,
    { kind: 'open-ballot', seat: null, ballot: 'agreement', who: [], terms: {} },
  ],
  ['ballot/not-over', lettered, host, { ...share, ballot: 'open-letters' }],
  ['letter/none', ended, host, { ...share, ballot: 'open-letters' }],
  ['letter/open-already', opened, host, { ...share, ballot: 'open-letters' }],
  ['letter/none', started, host, letter],
  ['letter/no-broadcasts', started, host, broadcast],
  ['letter/no-guests', lettered, anna, { ...broadcast, seat: null }],
  ['letter/no-guests', guestSeated, anna, { ...broadcast, seat: null }],
  ['table/not-allowed', lettered, host, { ...broadcast, seat: null }],
  ['seat/not-yours', lettered, anna, letter, { seat: 'red' }],
  ['letter/not-now', () => lettered().do(host, { kind: 'close-now' }), host, letter],
  ['letter/empty', lettered, host, { ...letter, text: '' }],
  ['letter/too-long', lettered, host, { ...letter, text: 'x'.repeat(5000) }, { most: 4000, length: 5000 }],
  ['letter/too-many', () => written(60, 1), host, letter, { most: 60 }],
  ['letter/full', () => full(), host, letter],
  ['letter/nobody-there', lettered, host, { ...letter, to: flag('pink') }, { seat: 'pink' }],
  ['letter/nobody-there', () => lettered().seat('green', { kind: 'open' }), host, letter, { seat: 'green' }],
  [
    'letter/nobody-there',
    () => lettered().seat('green', { kind: 'computer', level: 'random' }),
    host,
    letter,
    { seat: 'green' },
  ],
  ['letter/to-oneself', lettered, host, { ...letter, to: red }],
  ['letter/no-desk', lettered, host, { kind: 'desk', letter: 1, deliver: true, to: null }],
  ['letter/unknown', onDesk, host, { kind: 'desk', letter: 2, deliver: true, to: null }, { number: 2 }],
  ['seat/unknown', onDesk, host, { kind: 'desk', letter: 1, deliver: true, to: flag('pink') }],
  [
    'letter/delivered',
    () => onDesk().do(host, { kind: 'desk', letter: 1, deliver: true, to: null }),
    host,
    { kind: 'desk', letter: 1, deliver: true, to: green },
    { seat: 'green' },
  ],
  ['ballot/not-yours', () => started().do(host, share), anna, { kind: 'withdraw-ballot' }],
]

function lettered(settings: SettingsChange = {}): Evening {
  const letters = { ...NO_LETTERS, rule: 'both', ...settings.letters } as const
  return new Evening({ seats: allHere, settings: { allotment: 'chosen', ...settings, letters } })
    .do(anna, { kind: 'join', player: who('anna'), name: 'Anna' })
    .do(host, { kind: 'start' })
}

function guestSeated(): Evening {
  return lettered({ letters: { ...NO_LETTERS, rule: 'both', guests: true } }).do(host, {
    kind: 'grant-seat',
    player: who('anna'),
    seat: red,
  })
}

function onDesk(): Evening {
  const letters = { ...NO_LETTERS, rule: 'both', hands: 'desk' } as const
  return lettered({ gamemaster: 'sealed', letters }).do(host, letter)
}

function opened(): Evening {
  return lettered()
    .do(host, share)
    .voteAll('yes')
    .do(host, { ...share, ballot: 'open-letters' })
    .voteAll('yes')
}

function written(letters: number, length: number): Evening {
  const evening = lettered()
  for (let n = 0; n < letters; n++) evening.do(host, { ...letter, text: 'x'.repeat(length) })
  return evening
}

/** As many letters as a table keeps, written in earlier phases. */
function full(): Evening {
  const evening = written(1, 4000)
  const { mail } = evening.table
  const letters = Array.from({ length: 375 }, () => ({ ...mail.letters[0], phase: 'T0M' }) as Written)
  evening.table = { ...evening.table, mail: { ...mail, letters } }
  return evening
}

function withoutRed(): Evening {
  return started()
    .write('red', 'die')
    .do(host, { kind: 'close-now' })
    .do(host, { kind: 'close-now' })
    .do(host, { kind: 'continue' })
}

function crowd(people: number): Evening {
  const evening = setting()
  for (let n = 0; n < people; n++) {
    evening.do(player(`p${n}`), { kind: 'join', player: who(`p${n}`), name: `Person ${n}` })
  }
  return evening
}

describe('refusals', () => {
  it.each(CASES.map((row) => [row[0], row] as const))('%s', (code, [, evening, actor, command, data]) => {
    const refused = evening().try(actor, command)
    expect(refused?.code).toBe(code)
    if (data) expect(refused?.data).toEqual(data)
  })

  it('refuses another game, another version, and what is no table', () => {
    const { table } = setting()
    const newer = { ...skirmish, version: 2 }
    const start = { kind: 'start' } as const
    expect(reduce(newer, table, host, start, 0)).toMatchObject({ error: { code: 'table/other-game' } })
    expect(readTable(newer, table)).toMatchObject({ error: { code: 'table/other-game' } })
    expect(readTable(skirmish, { ...table, schema: 9 })).toMatchObject({
      error: { code: 'table/unreadable', data: { at: 'schema' } },
    })
  })

  it('refuses a new table with seats or people that do not exist', () => {
    const args = { id: setting().table.id, code: 'ROOM', game: skirmish }
    const nobody = { kind: 'player', player: who('anna') } as const
    expect(newTable({ ...args, seats: { pink: { kind: 'here' } } })).toMatchObject({
      error: { code: 'seat/unknown' },
    })
    expect(newTable({ ...args, seats: { red: nobody } })).toMatchObject({ error: { code: 'person/unknown' } })
    expect(newTable({ ...args, settings: { options: 7 } })).toMatchObject({
      error: { code: 'settings/options' },
    })
  })

  it('has a case for every code', () => {
    const elsewhere: TableRefusal[] = ['table/other-game', 'table/unreadable']
    const covered = new Set([...CASES.map(([code]) => code), ...elsewhere])
    expect(TABLE_REFUSALS.filter((code) => !covered.has(code))).toEqual([])
  })
})
