// Evenings of a table at which anybody sends anything in any order: most of it is accepted.
import fc from 'fast-check'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { CLOCK_PRESETS, CLOCK_PRESET_NAMES } from '../../shared/table/clock-presets.ts'
import {
  type Actor,
  BALLOT_KINDS,
  BALLOT_SECRECY,
  type Command,
  JOINING,
} from '../../shared/table/command.ts'
import type { Clock, TurnClock } from '../../shared/table/clock.ts'
import type { Holder } from '../../shared/table/holder.ts'
import { LETTER_HANDS, LETTER_RULES, LETTER_TIMES, type LetterRule } from '../../shared/table/letters/rule.ts'
import { cardGame } from '../cards/card-game.ts'
import { FIRST_CARD } from '../cards/deck.ts'
import { clock as bell, Evening, host, player, standIn, who } from './evening.ts'
import { flag, skirmish } from './skirmish.ts'

export const PEOPLE = ['anna', 'boris', 'cyril']

export interface Setup {
  readonly game: AnyGame
  readonly seats: readonly string[]
  /** Something a seat may write, sensible or not. */
  readonly intent: fc.Arbitrary<unknown>
}
export const SETUPS: readonly Setup[] = [
  {
    game: skirmish,
    seats: ['red', 'green', 'blue'],
    intent: fc.record({
      write: fc.oneof(
        { weight: 3, arbitrary: fc.constant('sealed') },
        { weight: 2, arbitrary: fc.constantFrom('retreat', 'adjust', 'die') },
        fc.constant(null),
        fc.constant(7),
      ),
    }),
  },
  {
    game: cardGame,
    seats: ['left', 'right'],
    intent: fc.oneof(
      fc.record({ kind: fc.constant('play'), card: fc.integer({ min: FIRST_CARD, max: FIRST_CARD + 7 }) }),
      fc.constantFrom({ kind: 'roll' }, { kind: 'raise' }),
    ),
  },
]

interface Move {
  readonly command: Command
  /** The actor; null: any that may. */
  readonly actor: Actor | null
  /** Seconds that pass before. */
  readonly wait: number
}

/** Whoever may most likely do it, so that most of an evening is accepted. */
function likely({ table }: Evening, command: Command, someone: string): Actor {
  switch (command.kind) {
    case 'bell':
      return bell
    case 'join':
      return { kind: 'player', player: command.player }
    case 'ask-seat':
    case 'rename':
      return player(someone)
    case 'intent':
    case 'undo':
    case 'letter':
    case 'ready':
    case 'vote': {
      const holder = table.seats.find(({ seat }) => seat === command.seat)?.holder
      if (holder?.kind === 'player') return { kind: 'player', player: holder.player }
      return holder?.kind === 'computer' ? standIn : host
    }
    default:
      return host
  }
}

function moves({ seats, intent }: Setup): fc.Arbitrary<Move[]> {
  const seat = fc.constantFrom(...seats.map(flag))
  const person = fc.constantFrom(...PEOPLE)
  const holder: fc.Arbitrary<Holder> = fc.oneof(
    fc.constantFrom<Holder>({ kind: 'open' }, { kind: 'absent' }, { kind: 'computer', level: 'random' }),
    { weight: 2, arbitrary: fc.constant<Holder>({ kind: 'here' }) },
    { weight: 2, arbitrary: person.map((name): Holder => ({ kind: 'player', player: who(name) })) },
  )
  const settings = fc.record(
    {
      name: fc.constant('Evening'),
      joining: fc.constantFrom(...JOINING),
      clock: clocks,
      ballotSecrecy: fc.constantFrom(...BALLOT_SECRECY),
    },
    { requiredKeys: [] },
  )
  const command = fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('intent'), seat, intent }) },
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('ready'), seat, ready: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo'), seat }) },
    {
      weight: 6,
      arbitrary: fc.constantFrom<Command>({ kind: 'bell' }, { kind: 'close-now' }, { kind: 'continue' }),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom<Command>({ kind: 'pause' }, { kind: 'resume' }, { kind: 'start' }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('seat'), seat, holder }) },
    fc.record({ kind: fc.constant('configure'), settings }),
    fc.record({ kind: fc.constant('grant-seat'), seat, player: person.map(who) }),
    fc.record({ kind: fc.constant('leave-seat'), seat }),
    fc.record({ kind: fc.constant('ask-seat'), seat: fc.option(seat) }),
    fc.record({ kind: fc.constantFrom('deny-seat', 'dismiss'), player: person.map(who) }),
    fc.record({ kind: fc.constant('join'), player: person.map(who), name: person }),
    fc.record({ kind: fc.constant('rename'), name: person }),
    fc.record({ kind: fc.constant('extend'), seconds: fc.integer({ min: 5, max: 600 }) }),
    fc.record({
      kind: fc.constant('open-ballot'),
      seat: fc.option(seat),
      ballot: fc.constantFrom(...BALLOT_KINDS),
      who: fc.oneof(
        fc.constant([]),
        seat.map((one) => [one]),
      ),
      terms: fc.constantFrom<unknown>(
        'CARD1',
        'DIE1',
        'CARD2',
        { kind: 'peace' },
        { kind: 'bid', side: 0, points: 2 },
        { kind: 'bid', side: 1, points: 3 },
        undefined,
      ),
    }),
    fc.record({ kind: fc.constant('vote'), seat, vote: fc.constantFrom('yes', 'no') }),
    fc.constant({ kind: 'withdraw-ballot' }),
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('letter'),
        seat,
        to: seat,
        head: fc.record({
          from: seat.map((one) => ({ seat: one })),
          to: fc.constant({ words: 'Whom it concerns' }),
        }),
        text: fc.constant('sealed'),
      }),
    },
    fc.record({
      kind: fc.constant('broadcast'),
      seat: fc.option(seat),
      headline: fc.constant(''),
      author: fc.constant({ words: '' }),
      text: fc.constant('Extra'),
    }),
    fc.record({
      kind: fc.constant('desk'),
      letter: fc.integer({ min: 1, max: 4 }),
      deliver: fc.boolean(),
      to: fc.option(seat),
    }),
    fc.record({
      kind: fc.constant('rule'),
      reason: fc.constant('As was agreed'),
      ruling: fc.oneof(
        { weight: 2, arbitrary: fc.constant({ kind: 'take-back' }) },
        fc.record({ kind: fc.constantFrom('paper', 'correct'), seat, intent }),
        fc.record({
          kind: fc.constant('amend'),
          change: fc.record({ turn: fc.integer({ min: 0, max: 12 }) }),
        }),
      ),
    }),
  ) as fc.Arbitrary<Command>
  const anybody: fc.Arbitrary<Actor> = fc.oneof(
    fc.constantFrom(host, bell, standIn),
    person.map((name) => player(name)),
  )
  const actor = fc.option(anybody, { freq: 4 })
  const wait = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2000 }))
  return fc.array(fc.record({ command, actor, wait }), { maxLength: 80, size: 'max' })
}

const clocks = fc
  .record({
    preset: fc.constantFrom(...CLOCK_PRESET_NAMES),
    turns: fc.constantFrom<TurnClock | null>(
      null,
      { total: 60, bonus: 5, warning: 30, whenOut: 'told' },
      { total: 60, bonus: 0, warning: 0, whenOut: 'played' },
    ),
  })
  .map(({ preset, turns }): Clock => ({ ...CLOCK_PRESETS[preset], turns }))

const letterRules = fc.record({
  rule: fc.constantFrom(...LETTER_RULES),
  hands: fc.constantFrom(...LETTER_HANDS),
  post: fc.constantFrom<LetterRule['post']>(
    { kind: 'at-once' },
    { kind: 'bell' },
    { kind: 'every', minutes: 1 },
  ),
  when: fc.constantFrom(...LETTER_TIMES),
  guests: fc.boolean(),
})

const holders = fc.constantFrom<Holder>(
  { kind: 'here' },
  { kind: 'here' },
  { kind: 'player', player: who('anna') },
  { kind: 'player', player: who('boris') },
  { kind: 'computer', level: 'random' },
  { kind: 'absent' },
  { kind: 'open' },
)

/** Sealed content has a mark that nothing else in the evening has. */
function withMark(command: Command, mark: number): Command {
  return JSON.parse(JSON.stringify(command).replace('"sealed"', `"sealed-${mark}"`)) as Command
}

const chances = (setup: Setup) =>
  fc.record({
    chairs: fc.tuple(...setup.seats.map(() => holders)),
    clock: clocks,
    gamemaster: fc.constantFrom('none' as const, 'sealed' as const),
    letters: letterRules,
    line: moves(setup),
  })

type Chances = ReturnType<typeof chances> extends fc.Arbitrary<infer T> ? T : never
/** Told of the evening after every command, and of the command where it was done. */
type Look = (evening: Evening, done: Command | null) => void

function play(
  { game, seats }: Setup,
  { chairs, clock, gamemaster, letters, line }: Chances,
  look: Look = () => {},
): Evening {
  const evening = new Evening({ game, settings: { clock, gamemaster, letters } })
  for (const name of PEOPLE) evening.do(player(name), { kind: 'join', player: who(name), name })
  seats.forEach((seat, place) => evening.seat(seat, chairs[place] ?? { kind: 'here' }))
  evening.try(host, { kind: 'start' })
  look(evening, null)
  line.forEach(({ command, actor, wait }, place) => {
    evening.wait(wait)
    const marked = withMark(command, place)
    const refused = evening.try(actor ?? likely(evening, command, 'anna'), marked)
    look(evening, refused ? null : command)
  })
  return evening
}

const RUNS = { numRuns: 50 }

/** Evenings of random commands, checked after each command. */
export const evenings = (setup: Setup, look: Look): void =>
  fc.assert(
    fc.property(chances(setup), (drawn) => void play(setup, drawn, look)),
    RUNS,
  )

/** Evenings of random commands, checked at the end. */
export const wholeEvenings = (setup: Setup, look: (evening: Evening) => Promise<void>): Promise<void> =>
  fc.assert(
    fc.asyncProperty(chances(setup), (drawn) => look(play(setup, drawn))),
    RUNS,
  )
