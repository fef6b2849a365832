import type { AnyGame, SeatId } from '../kernel/game.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { type Result, ok } from '../kernel/result.ts'
import { CLOCK_PRESETS } from './clock-presets.ts'
import type { Settings, SettingsChange } from './command.ts'
import type { Holder, TableId } from './holder.ts'
import { NO_MAIL } from './letters/letter.ts'
import { keptRule, NO_LETTERS } from './letters/rule.ts'
import { faultIn, refuse } from './refusals.ts'
import { handsOf, oneHolderEach } from './hands.ts'
import { isHeldBy, type Person, type Seat, type Table, TABLE_SCHEMA } from './table.ts'
import { hidesNames } from './names.ts'

/** Settings that may change while a game is played; a new clock applies from the next stage. */
const CHANGEABLE: readonly (keyof Settings)[] = [
  'name',
  'joining',
  'clock',
  'ballotSecrecy',
  // A game that is taken up again another evening has another hour to end at.
  'endAt',
  'tournament',
]

export interface NewTableArgs {
  readonly id: TableId
  /** The room code that people type. */
  readonly code: string
  /** A secret for chance that no player has seen. Left out, the game draws from the public seed. */
  readonly secret?: string | undefined
  readonly game: AnyGame
  readonly settings?: SettingsChange | undefined
  /** Holders by seat; seats left out are open. */
  readonly seats?: Readonly<Record<string, Holder>> | undefined
}

/**
 * A table without people yet. What is left out takes its default: joining is confirmed, powers are allotted at random
 * with the room code as seed, the clock is the classic one.
 */
export function newTable({
  id,
  code,
  secret = '',
  game,
  settings = {},
  seats = {},
}: NewTableArgs): Result<Table, Refusal> {
  const defaults: Settings = {
    name: code,
    joining: 'confirm',
    allotment: 'random',
    seed: code,
    clock: CLOCK_PRESETS.classic,
    ballotSecrecy: 'secret',
    gamemaster: 'none',
    press: 'spoken',
    names: 'told',
    letters: NO_LETTERS,
    endAt: null,
    tournament: null,
    options: {},
  }
  const all = checked(game, defaults, settings)
  if (!all.ok) return all
  const chairs = chairsFor(game, all.value, [])
  const stray = Object.keys(seats).find((seat) => !chairs.some((chair) => chair.seat === seat))
  if (stray !== undefined) return refuse('seat/unknown', { seat: stray })
  const somebody = Object.values(seats).find((holder) => holder.kind === 'player')
  if (somebody) return refuse('person/unknown', { player: somebody.player })
  return ok({
    schema: TABLE_SCHEMA,
    id,
    code,
    secret,
    chance: 'keyed',
    game: { id: game.id, version: game.version },
    seq: 0,
    settings: all.value,
    seats: oneHolderEach(
      handsOf(game, all.value.options),
      chairs.map(({ seat, holder }) => ({ seat, holder: seats[seat] ?? holder })),
    ),
    people: [],
    mail: NO_MAIL,
    play: null,
  })
}

/** Changes settings. The game's options, its seed and the allotment stand once it has started. */
export function configure(game: AnyGame, table: Table, change: SettingsChange): Result<Table, Refusal> {
  const fixed = Object.entries(change)
    .filter(([key, value]) => value !== undefined && !CHANGEABLE.includes(key as keyof Settings))
    .map(([key]) => key)
  if (table.play && fixed.length > 0) return refuse('settings/fixed', { settings: fixed })
  if (table.play) return ok({ ...table, settings: merged(table.settings, change) })
  const settings = checked(game, table.settings, change)
  if (!settings.ok) return settings
  const seats = chairsFor(game, settings.value, table.seats)
  return ok({ ...table, settings: settings.value, seats, people: stopAskingForLost(table, seats) })
}

/** Settings with options that the game has checked. */
function checked(game: AnyGame, settings: Settings, change: SettingsChange): Result<Settings, Refusal> {
  const options = game.optionsSchema.safeParse(
    change.options === undefined ? settings.options : change.options,
  )
  if (options.success) return ok(merged(settings, { ...change, options: options.data as unknown }))
  return refuse('settings/options', { at: faultIn(options.error) })
}

function merged(settings: Settings, change: SettingsChange): Settings {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  const wished: Settings = { ...settings, ...Object.fromEntries(given) }
  const heard = withoutVoices(wished, change)
  const next = { ...heard, letters: keptRule(heard.letters, heard, settings) }
  // A player who chose a power would be known to play it.
  return hidesNames(next) ? { ...next, allotment: 'random' } : next
}

/**
 * A player who talks is known. So talks are switched off where names are hidden, and names are shown where people
 * want to talk.
 */
function withoutVoices(settings: Settings, { press }: SettingsChange): Settings {
  if (settings.names === 'told' || settings.press !== 'spoken') return settings
  return press === 'spoken' ? { ...settings, names: 'told' } : { ...settings, press: 'silent' }
}

/** The chairs that these options need; the holder of a chair that stays keeps it. */
function chairsFor(game: AnyGame, settings: Settings, before: readonly Seat[]): Seat[] {
  const chairs = game.seats(settings.options).map((seat): Seat => ({
    seat,
    holder: before.find((old) => old.seat === seat)?.holder ?? { kind: 'open' },
  }))
  return oneHolderEach(handsOf(game, settings.options), chairs)
}

/** A request for a chair that is gone becomes a request for any chair. So does the seat of its holder. */
function stopAskingForLost(table: Table, seats: readonly Seat[]): Person[] {
  const stays = (seat: SeatId) => seats.some((chair) => chair.seat === seat)
  return table.people.map((person) => {
    const sat = table.seats.some(({ holder }) => isHeldBy(holder, person.player))
    const sits = seats.some(({ holder }) => isHeldBy(holder, person.player))
    const lostWish = person.asking !== null && person.asking !== 'any' && !stays(person.asking)
    return lostWish || (sat && !sits) ? { ...person, asking: 'any' } : person
  })
}
