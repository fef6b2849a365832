// Letters of any game's table: who gets what and when, and what a letter reveals to others.
import { describe, expect, it } from 'vitest'
import { allHere, Evening, host, player, who } from '../../../test/table/evening.ts'
import { flag } from '../../../test/table/skirmish.ts'
import { cardGame } from '../../../test/cards/card-game.ts'
import type { SeatId } from '../../kernel/game.ts'
import { CLOCK_PRESETS } from '../clock-presets.ts'
import type { Command, SettingsChange } from '../command.ts'
import { nextBell, lettersFor, viewTable, type Viewer } from '../view-table.ts'
import { readTable } from '../table.ts'
import type { LetterBox, LetterView } from './view.ts'
import { letterRuleSchema, NO_LETTERS, type LetterRule } from './rule.ts'
import { seenText, sealedMail } from './letter.ts'

const [red, green, blue] = ['red', 'green', 'blue'].map(flag) as [SeatId, SeatId, SeatId]
const BOTH: LetterRule = { ...NO_LETTERS, rule: 'both' }
const clock = { kind: 'clock' } as const

const letter = (seat: SeatId, to: SeatId, text: string, head?: object): Command => ({
  kind: 'letter',
  seat,
  to,
  head: { from: { seat }, to: { seat: to }, ...head },
  text,
})
const news = (seat: SeatId | null, text: string, more: object = {}): Command => ({
  kind: 'broadcast',
  seat,
  headline: '',
  author: { words: '' },
  text,
  ...more,
})

const table = (rule: Partial<LetterRule> = {}, settings: SettingsChange = {}) =>
  new Evening({
    seats: allHere,
    settings: { allotment: 'chosen', letters: { ...BOTH, ...rule }, ...settings },
  })
    .do(player('gil'), { kind: 'join', player: who('gil'), name: 'Gil' })
    .do(host, { kind: 'start' })
const desk = (rule: Partial<LetterRule> = {}) => table({ hands: 'desk', ...rule }, { gamemaster: 'sealed' })

const at = (seat: SeatId): Viewer => ({ kind: 'host', lifted: seat })
const laptop: Viewer = { kind: 'host', lifted: null }
const read = (evening: Evening, you: Viewer, box: LetterBox, after = 0) =>
  lettersFor(evening.game, evening.table, you, box, after)
const folder = (evening: Evening, seat: SeatId): readonly LetterView[] =>
  read(evening, at(seat), { kind: 'folder', seat })?.letters ?? []
const came = (evening: Evening, seat: SeatId) =>
  folder(evening, seat).flatMap(({ way, text }) => (way === 'in' ? [text] : []))
const printed = (evening: Evening) =>
  (read(evening, { kind: 'screen' }, { kind: 'printed' })?.letters ?? []).map(({ text }) => text)
const viewOf = (evening: Evening, you: Viewer) =>
  viewTable(evening.game, evening.table, { you, online: new Set(), now: evening.now })

describe('a letter', () => {
  it('lies in two folders, and shows its reader the letterhead and the text alone', () => {
    const forged = { from: { seat: green }, to: { words: 'The Tsar' } }
    const evening = table().do(host, letter(red, blue, 'Burn this', forged))
    expect(folder(evening, blue)).toEqual([
      {
        number: 1,
        kind: 'letter',
        from: { seat: green },
        to: { words: 'The Tsar' },
        headline: '',
        text: 'Burn this',
        phase: 'T1M',
        at: evening.now,
        way: 'in',
      },
    ])
    expect(folder(evening, red)).toMatchObject([{ way: 'out', sentTo: blue, text: 'Burn this' }])
    expect(folder(evening, green)).toEqual([])
  })

  it('is in no view, and changes only those of its two seats', () => {
    const before = table()
    const eyes: Viewer[] = [laptop, { kind: 'screen' }, at(green), { kind: 'player', player: who('gil') }]
    const seen = eyes.map((you) => viewOf(before, you))
    const after = table().do(host, letter(red, blue, 'Secret'))
    expect(eyes.map((you) => viewOf(after, you))).toEqual(seen)
    for (const seat of [red, blue]) {
      expect(JSON.stringify(viewOf(after, at(seat)))).not.toContain('Secret')
      expect(viewOf(after, at(seat)).letters?.folders[0]?.count).toBe(1)
    }
    expect(after.news).toEqual(before.news)
  })

  it('is refused to a reader who asks for another box', () => {
    const evening = table().do(host, letter(red, blue, 'Secret'))
    const boxes: LetterBox[] = [{ kind: 'folder', seat: blue }, { kind: 'desk' }, { kind: 'all' }]
    for (const you of [
      laptop,
      at(green),
      { kind: 'screen' },
      { kind: 'player', player: who('gil') },
    ] as Viewer[])
      for (const box of boxes) expect(read(evening, you, box)).toBeNull()
    expect(read(evening, { kind: 'screen' }, { kind: 'printed' })).toEqual({ letters: [], count: 0 })
  })

  it('keeps its lines and loses invisible characters', () => {
    expect(seenText('  Dear\u202e  Anna,\r\n\r\n\n\n\n\nyes\u200b \u0000no ')).toBe('Dear Anna,\n\n\nyes no')
  })

  it('goes to the next player of the seat, and to a player on a break', () => {
    const evening = table()
      .do(host, { kind: 'grant-seat', player: who('gil'), seat: blue })
      .do(player('gil'), { kind: 'take-break', seat: blue, level: 'plain' })
      .do(host, letter(red, blue, 'Are you back?'))
      .do(player('gil'), { kind: 'come-back', seat: blue })
    const box = { kind: 'folder', seat: blue } as const
    expect(read(evening, { kind: 'player', player: who('gil') }, box)?.letters).toHaveLength(1)
  })

  it('is sent in pieces of about a view', () => {
    const evening = table()
    for (let n = 0; n < 20; n++) evening.do(host, letter(red, blue, `${n} `.padEnd(3999, 'x')))
    const box = { kind: 'folder', seat: blue } as const
    const first = read(evening, at(blue), box)
    expect(first?.count).toBe(20)
    expect(first?.letters.length).toBeLessThan(10)
    const next = read(evening, at(blue), box, first?.letters.length)
    expect(next?.letters[0]?.number).toBe((first?.letters.length ?? 0) + 1)
  })
})

describe('a broadcast', () => {
  it('is public, with a headline and an author that need not be true', () => {
    const evening = table().do(host, news(red, 'War!', { headline: 'Extra', author: { seat: green } }))
    const [one] = read(evening, { kind: 'screen' }, { kind: 'printed' })?.letters ?? []
    expect(one).toMatchObject({ kind: 'broadcast', headline: 'Extra', from: { seat: green }, text: 'War!' })
    expect(one).not.toHaveProperty('truth')
    expect(JSON.stringify(one)).not.toContain('red')
    expect(viewOf(evening, { kind: 'screen' }).letters?.printed).toBe(1)
  })

  it('comes from a guest where the table allows it, and from a gamemaster', () => {
    const evening = table({ guests: true }, { gamemaster: 'sealed' })
      .do(player('gil'), news(null, 'Seen from the tribune'))
      .do(host, news(null, 'Tea is served'))
    expect(printed(evening)).toEqual(['Seen from the tribune', 'Tea is served'])
  })
})

describe('the post', () => {
  it('takes waiting letters every few minutes', () => {
    const evening = table({ post: { kind: 'every', minutes: 10 } }, { clock: CLOCK_PRESETS.none })
    evening.now = 60 * 60_000 + 1
    evening.do(host, letter(red, blue, 'By the post'))
    expect(came(evening, blue)).toEqual([])
    expect(folder(evening, red)).toHaveLength(1)
    expect(nextBell(evening.table)).toBe(70 * 60_000)
    evening.now = 70 * 60_000
    evening.do(clock, { kind: 'bell' })
    expect(came(evening, blue)).toEqual(['By the post'])
    expect(evening.try(clock, { kind: 'bell' })?.code).toBe('clock/no-bell')
  })

  it('goes when a stage ends, with the turn its letters were written in', () => {
    const evening = table({ post: { kind: 'bell' } })
      .do(host, letter(red, blue, 'In time'))
      .do(host, news(red, 'Late'))
    expect([came(evening, blue), printed(evening)]).toEqual([[], []])
    evening.do(host, { kind: 'close-now' })
    expect([came(evening, blue), printed(evening)]).toEqual([['In time'], ['Late']])
    expect(folder(evening, blue)[0]?.phase).toBe('T1M')
  })

  it('stops in a pause', () => {
    const evening = table({ post: { kind: 'every', minutes: 10 } })
      .do(host, letter(red, blue, 'Held up'))
      .do(host, { kind: 'pause' })
    expect(nextBell(evening.table)).toBeNull()
    evening.wait(900).do(host, { kind: 'resume' })
    expect(came(evening, blue)).toEqual(['Held up'])
  })
})

describe('the desk', () => {
  it('delivers, holds back and misdelivers', () => {
    const evening = desk()
    for (const text of ['one', 'two', 'three']) evening.do(host, letter(red, blue, text))
    expect(came(evening, blue)).toEqual([])
    expect(viewOf(evening, laptop).letters?.desk?.waiting).toBe(3)
    evening
      .do(host, { kind: 'desk', letter: 1, deliver: true, to: null })
      .do(host, { kind: 'desk', letter: 2, deliver: false, to: null })
      .do(host, { kind: 'desk', letter: 3, deliver: true, to: green })
    expect([came(evening, blue), came(evening, green)]).toEqual([['one'], ['three']])
    // A held letter is kept, and a copy may go to another seat.
    evening
      .do(host, { kind: 'desk', letter: 2, deliver: true, to: null })
      .do(host, { kind: 'desk', letter: 1, deliver: true, to: green })
    expect([came(evening, blue), came(evening, green)]).toEqual([
      ['one', 'two'],
      ['three', 'one'],
    ])
    expect(viewOf(evening, laptop).letters?.desk?.waiting).toBe(0)
  })

  it('is closed while a player at the laptop has the curtain open, and shows a writer nothing', () => {
    const evening = desk().do(host, letter(red, blue, 'Wait'))
    expect(read(evening, laptop, { kind: 'desk' })?.letters[0]?.truth).toMatchObject({
      to: blue,
      place: 'waiting',
    })
    expect(read(evening, at(green), { kind: 'desk' })).toBeNull()
    expect(viewOf(evening, at(green)).letters?.desk).toBeNull()
    const before = [folder(evening, red), viewOf(evening, at(red))]
    evening.do(host, { kind: 'desk', letter: 1, deliver: true, to: green })
    expect([folder(evening, red), viewOf(evening, at(red))]).toEqual(before)
  })

  it('gets broadcasts too', () => {
    const evening = desk().do(host, news(red, 'Lies'))
    expect(printed(evening)).toEqual([])
    expect(printed(evening.do(host, { kind: 'desk', letter: 1, deliver: true, to: null }))).toEqual(['Lies'])
  })

  it('delivers with the post where there is one', () => {
    const evening = desk({ post: { kind: 'bell' } })
      .do(host, letter(red, blue, 'Slow'))
      .do(host, { kind: 'desk', letter: 1, deliver: true, to: null })
    expect(came(evening, blue)).toEqual([])
    expect(came(evening.do(host, { kind: 'close-now' }), blue)).toEqual(['Slow'])
  })
})

describe('when letters are taken', () => {
  const silentWriting = () => table().do(host, { kind: 'close-now' })
  const CASES = [
    ['while people talk', () => table(), null],
    ['not while they write', silentWriting, 'letter/not-now'],
    ['not while results are read', () => silentWriting().do(host, { kind: 'close-now' }), 'letter/not-now'],
    [
      'at any time where the table says so',
      () => table({ when: 'always' }).do(host, { kind: 'close-now' }),
      null,
    ],
    ['at a silent table in place of the talks', () => table({}, { press: 'silent' }), null],
  ] as const
  it.each(CASES)('%s', (_when, evening, refusal) => {
    const set = evening()
    expect(viewOf(set, at(red)).letters?.now).toBe(refusal === null)
    expect(set.try(host, letter(red, blue, 'Hello'))?.code ?? null).toBe(refusal)
  })

  it('in a game of turns', () => {
    const cards = new Evening({
      game: cardGame,
      seats: { left: { kind: 'here' }, right: { kind: 'here' } },
      settings: { allotment: 'chosen', letters: BOTH },
    }).do(host, { kind: 'start' })
    cards.do(host, letter('left' as SeatId, 'right' as SeatId, 'Fold'))
    expect(came(cards, 'right' as SeatId)).toEqual(['Fold'])
  })
})

describe('the rule as a table can keep it', () => {
  const kept = (rule: LetterRule, settings: SettingsChange) =>
    new Evening({ settings: { letters: rule, ...settings } }).table.settings.letters
  it('gunboat has broadcasts at most, and they come with the post', () => {
    expect(kept(BOTH, { press: 'gunboat' })).toMatchObject({ rule: 'broadcasts', post: { kind: 'bell' } })
    expect(kept({ ...BOTH, rule: 'letters' }, { press: 'gunboat' }).rule).toBe('none')
  })
  it('the post that was forced goes when its reason goes, and one that was chosen stays', () => {
    const hidden = (rule: LetterRule) =>
      new Evening({
        settings: { letters: rule, names: 'until-the-end', press: 'silent', gamemaster: 'sealed' },
      })
    const change = (evening: Evening, settings: SettingsChange) =>
      evening.do(host, { kind: 'configure', settings }).table.settings.letters
    const forced = hidden(BOTH)
    const { letters } = forced.table.settings
    expect(letters.post).toEqual({ kind: 'every', minutes: 5 })
    expect(change(forced, { letters: { ...letters, rule: 'letters' } }).post).toEqual(letters.post)
    expect(change(forced, { letters: { ...letters, hands: 'desk' } }).post).toEqual({ kind: 'at-once' })
    const back = change(forced, { letters: { ...letters, hands: 'direct', post: { kind: 'at-once' } } })
    expect(back.post).toEqual(letters.post)
    expect(change(forced, { names: 'told' }).post).toEqual({ kind: 'at-once' })
    const own = { kind: 'every', minutes: 20 } as const
    const chosen = hidden({ ...BOTH, post: own })
    expect(change(chosen, { letters: { ...BOTH, post: own, hands: 'desk' } }).post).toEqual(own)
  })
  it('a desk has a gamemaster', () => {
    expect(kept({ ...BOTH, hands: 'desk' }, {}).hands).toBe('direct')
    expect(kept({ ...BOTH, hands: 'desk' }, { gamemaster: 'open' }).hands).toBe('desk')
  })
  it('stands once the game has started, and is read back', () => {
    expect(letterRuleSchema.parse(BOTH)).toEqual(BOTH)
    const change = { kind: 'configure', settings: { letters: NO_LETTERS } } as const
    expect(table().try(host, change)?.code).toBe('settings/fixed')
  })
})

describe('once the game is over', () => {
  const over = () =>
    table()
      .do(host, letter(red, blue, 'The whole truth', { from: { seat: green } }))
      .do(host, { kind: 'open-ballot', seat: null, ballot: 'draw', who: [] })
      .voteAll('yes')
  const openLetters: Extract<Command, { kind: 'open-ballot' }> = {
    kind: 'open-ballot',
    seat: null,
    ballot: 'open-letters',
    who: [],
  }

  it('no letters are taken', () => {
    expect(over().try(host, letter(red, blue, 'PS'))?.code).toBe('table/ended')
  })

  it('all may agree that everybody may read everything, the true writers included', () => {
    const evening = over().do(host, openLetters)
    expect(viewOf(evening, { kind: 'screen' }).ballot).toMatchObject({ kind: 'open-letters', cast: 0 })
    expect(read(evening, { kind: 'screen' }, { kind: 'all' })).toBeNull()
    evening.voteAll('yes')
    expect(read(evening, { kind: 'screen' }, { kind: 'all' })?.letters).toMatchObject([
      { text: 'The whole truth', from: { seat: green }, truth: { by: { seat: red }, to: blue, got: [blue] } },
    ])
    expect(viewOf(evening, { kind: 'screen' }).letters?.open).toBe(true)
  })

  it('one no keeps them closed', () => {
    const evening = over()
      .do(host, { ...openLetters, seat: red })
      .do(host, { kind: 'vote', seat: blue, vote: 'no' })
      .do(host, { kind: 'vote', seat: green, vote: 'yes' })
    expect(evening.screen.lastBallot).toMatchObject({ kind: 'open-letters', passed: false })
    expect(read(evening, { kind: 'screen' }, { kind: 'all' })).toBeNull()
  })

  it('a gamemaster cannot take the end back once letters were opened', () => {
    const evening = table({}, { gamemaster: 'sealed' })
      .do(host, { kind: 'open-ballot', seat: null, ballot: 'draw', who: [] })
      .voteAll('yes')
      .do(host, openLetters)
      .voteAll('yes')
    const takeBack = { kind: 'rule', reason: 'No', ruling: { kind: 'take-back' } } as const
    expect(evening.try(host, takeBack)?.code).toBe('ruling/nothing-to-take-back')
  })
})

it('letters are part of a table that is read back, and an old table has none', () => {
  const { game, table: kept } = table().do(host, letter(red, blue, 'Kept'))
  const json = JSON.parse(JSON.stringify(kept)) as object
  expect(readTable(game, json)).toEqual({ ok: true, value: kept })
  const { mail: _, ...old } = json as { mail: unknown }
  expect(readTable(game, old)).toMatchObject({ ok: true, value: { mail: { letters: [] } } })
})

it('a table that is saved for another host leaves out what not everybody has read', () => {
  const { table: kept } = table()
    .do(host, letter(red, blue, 'Sealed', { from: { words: 'Forged' } }))
    .do(host, news(red, 'Printed'))
  const carried = sealedMail(kept.mail)
  expect(JSON.stringify(carried)).not.toMatch(/Sealed|Forged/)
  expect(carried.letters.map(({ text }) => text)).toEqual(['…', 'Printed'])
  expect(sealedMail({ ...kept.mail, open: true })).toEqual({ ...kept.mail, open: true })
})
