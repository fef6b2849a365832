// The rule of pairs: who plays a small power, who sees that, and what counts for both powers of a pair.
import { describe, expect, it } from 'vitest'
import { FIXED, MAJORS, MINORS, PAIRED } from '../../../../test/contract/paired.ts'
import { diplomacyViewSchema } from '../../../../test/contract/diplomacy-view.ts'
import {
  lastRecord,
  newGame,
  orders,
  position,
  screen,
  seat,
  turn,
} from '../../../../test/contract/played.ts'
import type { Eyes } from '../../../kernel/game.ts'
import { randomFrom } from '../../../kernel/random.ts'
import { stableHash } from '../../../kernel/stable-hash.ts'
import type { PowerId } from '../board/ids.ts'
import { randomOrders } from '../bots/random-orders.ts'
import { publicPositionOf } from '../bots/public-position.ts'
import { seatIntents } from '../bots/seat.ts'
import { diplomacy } from '../game.ts'
import { optionsSchema } from '../options/options.ts'
import { onBoard } from '../options/ways.ts'
import { standingOf } from '../scoring/standing.ts'
import { phaseName } from '../turn.ts'
import { PAIRINGS, type PairsOption, TELLINGS } from '../variants/pairs.ts'
import type { DiplomacyIntent } from '../view.ts'
import { commandedBy } from './allegiance.ts'
import type { DiplomacyState } from './state.ts'
import { viewFor } from './viewing.ts'

const gameOf = (pairs: Partial<PairsOption> = {}, seed = 'story', more: object = {}) =>
  newGame({ variant: PAIRED, pairs: { made: 'fixed', told: 'at-once', ...pairs }, ...more }, seed)
const secret = (seed?: string, more: Partial<PairsOption> = {}) =>
  gameOf({ made: 'drawn', told: 'end', ...more }, seed)

const only = (power: string): Eyes => ({ kind: 'seats', seats: [seat(power)] })
const allegiance = (state: DiplomacyState, power: string, eyes: Eyes = { kind: 'screen' }) =>
  diplomacy.view(state, eyes).powers.find((one) => one.power === power)?.allegiance
const wish = (state: DiplomacyState, power: string, minors: readonly string[]) =>
  diplomacy.apply(state, seat(power), { kind: 'wish', minors } as unknown as DiplomacyIntent)
const wished = (state: DiplomacyState, wishes: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(wishes).reduce((now, [power, minors]) => {
    const step = wish(now, power, minors)
    if (!step.ok) throw new Error(step.error.code)
    return step.value.state
  }, state)
const withPairs = (state: DiplomacyState, pairs: Readonly<Record<string, string>>) =>
  ({ ...state, pairs }) as unknown as DiplomacyState

/** The game after orders at random for every power, the same whoever plays it, with the phase closed. */
function playedOn(
  state: DiplomacyState,
  salt: string,
  look: (state: DiplomacyState) => void = () => {},
): DiplomacyState {
  let now = state
  for (const major of MAJORS) {
    const lines = commandedBy(state, seat(major)).flatMap((power) =>
      randomOrders(
        publicPositionOf(viewFor(state, power)),
        power,
        randomFrom(salt, `${power} ${phaseName(state.turn)}`),
      ),
    )
    const step = diplomacy.apply(now, seat(major), { kind: 'sheet', orders: lines })
    if (step.ok) now = step.value.state
    look(now)
  }
  return diplomacy.close(now, []).state
}

describe('seats', () => {
  it('are for great powers alone, and each orders its small one too', () => {
    const game = gameOf()
    expect(diplomacy.seats(game.options)).toEqual(expect.arrayContaining(MAJORS.map(seat)))
    expect(diplomacy.seats(game.options)).toHaveLength(MAJORS.length)
    const { sheets } = diplomacy.view(game, only('FRANCE'))
    expect(sheets.map(({ power }) => power)).toEqual(['FRANCE', 'ITALY'])
    const after = turn(game, { FRANCE: 'A PAR-BUR; A ROM-APU' })
    expect(after.units.map(({ at }) => at)).toEqual(expect.arrayContaining(['BUR', 'APU']))
    expect(() => orders(game, 'ENGLAND', 'A ROM-APU')).toThrow('order/not-yours')
  })

  it('are for all powers where the table plays without pairs', () => {
    expect(diplomacy.seats(newGame({ variant: PAIRED, pairs: null }).options)).toHaveLength(7)
    expect(newGame().options.pairs).toBeNull()
  })

  it('leave a small power alone whose great power nobody plays', () => {
    const game = gameOf({}, 'story', { passive: ['FRANCE'] })
    expect(allegiance(game, 'ITALY')).toEqual({ kind: 'unplayed' })
    expect(diplomacy.seats(game.options)).toHaveLength(MAJORS.length - 1)
  })
})

describe('options', () => {
  it('are fixed pairs on a board with small powers, and none elsewhere', () => {
    expect(newGame({ variant: PAIRED }).options.pairs).toEqual({ made: 'fixed', told: 'at-once', year: null })
    const { options } = newGame()
    expect(onBoard(options, PAIRED).pairs?.made).toBe('fixed')
    expect(onBoard(onBoard(options, PAIRED), 'standard').pairs).toBeNull()
  })

  it.each([
    [{ variant: 'standard', pairs: { made: 'drawn', told: 'end' } }],
    [{ variant: PAIRED, pairs: { made: 'drawn', told: 'year' } }],
    [{ variant: PAIRED, groups: [['ITALY', 'FRANCE']] }],
    [{ variant: PAIRED, sides: [['ITALY', 'FRANCE']] }],
  ])('refuses what the board cannot mean: %j', (raw) => {
    expect(optionsSchema.safeParse(raw).success).toBe(false)
  })
})

describe('a small power’s own', () => {
  it('are its homes and centres: it builds in no centre of its great power, and not for it', () => {
    const fall = position(
      gameOf(),
      ['FRANCE A BUR', 'ITALY A TYR'],
      { FRANCE: 'PAR', ITALY: 'ROM NAP' },
      {
        season: 'fall',
      },
    )
    const winter = turn(fall)
    expect(winter.turn.phase).toBe('adjustments')
    const sheets = diplomacy.view(winter, only('FRANCE')).sheets
    const italy = sheets.find(({ power }) => power === 'ITALY')
    expect(italy?.adjustment?.count).toBe(1)
    expect(new Set(italy?.adjustment?.builds.map(({ at }) => at))).toEqual(new Set(['ROM', 'NAP']))
    expect(sheets.find(({ power }) => power === 'FRANCE')?.adjustment).toBeNull()
    const next = turn(winter, { FRANCE: 'Build A NAP' })
    expect(next.units.filter(({ power }) => power === 'ITALY')).toHaveLength(2)
  })

  it('is its elimination; its player plays on while either stands, and shares a draw for both', () => {
    const game = position(gameOf(), ['ITALY A ROM', 'ENGLAND A LON'], { ITALY: 'ROM', ENGLAND: 'LON' })
    const status = (power: string) => screen(game).powers.find((one) => one.power === power)?.status
    expect([status('FRANCE'), status('ITALY')]).toEqual(['eliminated', 'active'])
    expect(diplomacy.alive(game)).toEqual([seat('ENGLAND'), seat('FRANCE')])
    const drawn = diplomacy.conclude(game, 'draw', []).state
    expect(diplomacy.outcome(drawn)).toMatchObject({ how: 'draw', who: [seat('ENGLAND'), seat('FRANCE')] })
    expect(drawn.ending?.winners).toEqual(expect.arrayContaining(['FRANCE', 'ITALY', 'ENGLAND', 'TURKEY']))
  })

  it('is its civil disorder: units of both stand in it where their player is away and wrote nothing', () => {
    const game = gameOf({}, 'story', { missingSheet: 'civil-disorder' })
    const after = turn(game, { FRANCE: 'A PAR-BUR' })
    expect(after.disorder).toContain('ITALY')
    expect(after.disorder).not.toContain('FRANCE')
  })
})

describe('a pair', () => {
  const centres = { FRANCE: 'PAR MAR', ITALY: 'ROM', GERMANY: 'BER MUN', ENGLAND: 'LON', RUSSIA: 'MOS' }
  const units = ['FRANCE A BUR', 'ITALY A TYR', 'GERMANY A PRU', 'ENGLAND A WAL', 'RUSSIA A LVN']

  it('wins with what both own together', () => {
    const won = turn(
      position({ ...gameOf({}, 'story', { victoryCentres: 3 }) }, units, centres, { season: 'fall' }),
    )
    expect(won.ending).toEqual({ how: 'victory', winners: ['FRANCE', 'ITALY'] })
    expect(diplomacy.outcome(won)).toEqual({ kind: 'ended', how: 'victory', who: [seat('FRANCE')] })
  })

  it('stands in the score as one', () => {
    const game = position(gameOf(), units, centres)
    const standing = standingOf(screen(game))
    expect(standing.powers).toEqual(expect.arrayContaining([...MAJORS]))
    expect(standing.powers).toHaveLength(MAJORS.length)
    expect(standing.centres).toEqual({ FRANCE: 3, GERMANY: 2, ENGLAND: 1, RUSSIA: 1 })
    const conceded = diplomacy.conclude(game, 'concession', [seat('FRANCE')]).state
    expect(standingOf(screen(conceded)).solo).toBe('FRANCE')
  })

  it('is played by a computer as one hand, both sheets at once', () => {
    const game = secret('computer')
    const major = Object.values(game.pairs!)[0]!
    const [intent] = seatIntents(diplomacy.view(game, only(major)), 'tactician', 'seed', () => false)
    const step = diplomacy.apply(game, seat(major), intent!)
    if (!step.ok) throw new Error(step.error.code)
    const powers = diplomacy
      .view(step.value.state, only(major))
      .sheets.filter(({ drafts }) => drafts.length > 0)
    expect(powers).toHaveLength(2)
  })
})

describe('pairs by wish', () => {
  const asked = (seed?: string) => gameOf({ made: 'preferred', told: 'at-once' }, seed)

  it('are asked for before the first turn, of every player', () => {
    const game = asked()
    expect(diplomacy.phase(game)).toBe('S1901W')
    expect(diplomacy.pending(game)).toHaveLength(MAJORS.length)
    expect(allegiance(game, 'ITALY')).toEqual({ kind: 'unpaired' })
    const [sheet] = diplomacy.view(game, only('RUSSIA')).sheets
    expect(sheet?.wishing).toEqual({ wishes: [], options: MINORS })
    const sure = wished(game, { RUSSIA: ['TURKEY'] })
    expect(diplomacy.pending(sure).find((one) => one.seat === seat('RUSSIA'))?.drafted).toBe(true)
    for (const eyes of [{ kind: 'screen' } as const, only('FRANCE')])
      expect(diplomacy.view(sure, eyes)).toEqual(diplomacy.view(game, eyes))
  })

  it.each([
    [['RUSSIA'], 'wish/not-a-minor'],
    [['ITALY', 'ITALY'], 'wish/twice'],
  ])('refuses %j: %s', (minors, code) => {
    const step = wish(asked(), 'FRANCE', minors)
    expect(step.ok ? null : step.error.code).toBe(code)
  })

  it('are refused in every other phase', () => {
    const step = wish(gameOf(), 'FRANCE', ['ITALY'])
    expect(step.ok ? null : step.error.code).toBe('wish/not-now')
  })

  it.each([
    ['en', 'Turkey, Italy'],
    ['ru', 'Турция, Италия'],
    ['cs', 'Turecko; Itálie'],
    ['bg', 'Турция\nИталия'],
  ])('are read as typed, %s: %s', (language, text) => {
    const step = diplomacy.apply(asked(), seat('RUSSIA'), { kind: 'write', text, language })
    if (!step.ok) throw new Error(JSON.stringify(step.error))
    const [sheet] = diplomacy.view(step.value.state, only('RUSSIA')).sheets
    expect(sheet?.wishing?.wishes).toEqual(['TURKEY', 'ITALY'])
  })

  it('go to whoever is nearest in wish, whatever the lot says', () => {
    const wishes = { ENGLAND: ['ITALY', 'TURKEY'], FRANCE: ['TURKEY'], RUSSIA: ['TURKEY', 'AUSTRIA'] }
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { pairs } = turn(wished(asked(seed), wishes))
      expect(pairs?.['ITALY' as PowerId]).toBe('ENGLAND')
      // Of two equal wishes a lot meets one; the other player's second wish is still free.
      expect(['FRANCE', 'RUSSIA']).toContain(pairs?.['TURKEY' as PowerId])
      if (pairs?.['TURKEY' as PowerId] === 'FRANCE') expect(pairs['AUSTRIA' as PowerId]).toBe('RUSSIA')
    }
  })

  it('are dealt by lot to whoever wished for nothing, one each', () => {
    const dealt = new Set<string>()
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const after = turn(asked(seed))
      expect(Object.keys(after.pairs!)).toEqual(MINORS)
      expect(new Set(Object.values(after.pairs!)).size).toBe(MINORS.length)
      dealt.add(Object.values(after.pairs!).join())
      expect(diplomacy.phase(after)).toBe('S1901M')
      expect(lastRecord(after).paired).toHaveLength(MINORS.length)
      expect(diplomacyViewSchema.parse(screen(after))).toEqual(screen(after))
    }
    expect(dealt.size).toBeGreaterThan(1)
  })

  it('are wished for by a computer', () => {
    const game = asked()
    const [intent] = seatIntents(diplomacy.view(game, only('RUSSIA')), 'tactician', 'seed', () => false)
    expect(intent).toMatchObject({ kind: 'wish', power: 'RUSSIA' })
    expect(diplomacy.apply(game, seat('RUSSIA'), intent!).ok).toBe(true)
  })
})

describe('the moment when secret pairs are told', () => {
  const of = (state: DiplomacyState) => state.pairs!['ITALY' as PowerId]!
  const said = (state: DiplomacyState, told: string) => ({ kind: 'paired', player: of(state), told })
  const quiet = { kind: 'paired', player: null, told: 'its-player' }

  it('is known to its player from the beginning, and to nobody else', () => {
    const game = secret()
    for (const major of MAJORS)
      expect(allegiance(game, 'ITALY', only(major))).toEqual(
        major === of(game) ? said(game, 'its-player') : quiet,
      )
    expect(allegiance(game, 'ITALY')).toEqual(quiet)
    expect(diplomacyViewSchema.parse(screen(game))).toEqual(screen(game))
  })

  it('is a year of the table’s choice', () => {
    let state = secret('year', { told: 'year', year: 1901 })
    while (state.turn.year === 1901) {
      expect(allegiance(state, 'ITALY')).toEqual(quiet)
      state = turn(state)
    }
    expect(allegiance(state, 'ITALY')).toEqual(said(state, 'everybody'))
    expect(lastRecord(state).paired).toHaveLength(MINORS.length)
  })

  it('is when a home of it is taken', () => {
    const fall = position(
      secret('taken', { told: 'taken' }),
      [
        'ITALY A VEN',
        'RUSSIA A ROM',
        'FRANCE A PAR',
        'GERMANY A BER',
        'TURKEY A CON',
        'AUSTRIA A VIE',
        'ENGLAND A LON',
      ],
      {},
      { season: 'fall' },
    )
    const after = turn(fall)
    expect(allegiance(after, 'ITALY')).toEqual(said(after, 'everybody'))
    expect(allegiance(after, 'TURKEY')).toEqual(quiet)
    expect(lastRecord(after).paired).toEqual([{ minor: 'ITALY', major: of(after) }])
  })

  it('is the end of the game at the latest', () => {
    const ended = diplomacy.conclude(secret(), 'draw', []).state
    expect(allegiance(ended, 'ITALY')).toEqual(said(ended, 'everybody'))
  })
})

describe('a secret pair', () => {
  const one = { AUSTRIA: 'GERMANY', ITALY: 'FRANCE', TURKEY: 'ENGLAND' }
  const other = { AUSTRIA: 'FRANCE', ITALY: 'GERMANY', TURKEY: 'ENGLAND' }

  /** All that some eyes get, and all of the game that the table shows to everybody. */
  const shown = (state: DiplomacyState, eyes: Eyes) =>
    JSON.stringify([
      diplomacy.view(state, eyes),
      state.records.map((record) => diplomacy.record(state, record.index, eyes)),
      diplomacy.phase(state),
      diplomacy.stages(state),
      diplomacy.pending(state),
      diplomacy.alive(state),
    ])

  it.each(['one', 'two', 'three', 'four'])(
    'changes no byte for anybody else while each power orders the same (%s)',
    (salt) => {
      const others: readonly Eyes[] = [{ kind: 'screen' }, only('RUSSIA'), only('ENGLAND')]
      const histories = [one, other].map((pairs) => {
        const bytes: string[] = []
        const look = (state: DiplomacyState) => bytes.push(...others.map((eyes) => shown(state, eyes)))
        let state = withPairs(secret(), pairs)
        for (let phase = 0; phase < 12; phase++) {
          state = playedOn(state, salt, look)
          look(state)
        }
        return bytes
      })
      expect(histories[0]).toEqual(histories[1])
      expect(histories[0]?.length).toBeGreaterThan(100)
    },
  )

  it('is not betrayed by orders for the small power alone, nor by an empty sheet of an absent player', () => {
    const look = (state: DiplomacyState) => shown(state, { kind: 'screen' })
    const [a, b] = [withPairs(secret(), one), withPairs(secret(), other)]
    const italians = 'A ROM-APU; F NAP-ION'
    expect(look(orders(a, 'FRANCE', italians))).toBe(look(orders(b, 'GERMANY', italians)))
    const away = ['FRANCE']
    const rest = { ENGLAND: 'F LON-NTH', GERMANY: 'A MUN H' }
    expect(look(turn(a, rest, away))).toBe(look(turn(b, rest, away)))
  })

  it('does not put its great power out of the game while others might think it is in', () => {
    const units = ['ITALY A ROM', 'AUSTRIA A VIE', 'TURKEY A CON', 'RUSSIA A MOS']
    const centres = { ITALY: 'ROM', AUSTRIA: 'VIE', TURKEY: 'CON', RUSSIA: 'MOS' }
    const state = (pairs: Readonly<Record<string, string>>) =>
      position(withPairs(secret(), pairs), units, centres)
    expect(diplomacy.alive(state(one))).toEqual(diplomacy.alive(state(other)))
    expect(diplomacy.pending(state(one))).toEqual(diplomacy.pending(state(other)))
    expect(diplomacy.alive(state(one))).toHaveLength(MAJORS.length)
  })
})

it.each(PAIRINGS.flatMap((made) => TELLINGS.map((told) => ({ made, told }))))(
  'comes to the same state again from seed and journal, through JSON: $made, $told',
  ({ made, told }) => {
    const play = () => {
      let state = gameOf({ made, told, year: 1901 }, 'again')
      for (let phase = 0; phase < 6; phase++)
        state = playedOn(JSON.parse(JSON.stringify(state)) as DiplomacyState, 'again')
      return state
    }
    const state = play()
    expect(stableHash(play())).toBe(stableHash(state))
    if (made === 'fixed') expect(state.pairs).toEqual(FIXED)
    expect(diplomacyViewSchema.parse(screen(state))).toEqual(screen(state))
  },
)
