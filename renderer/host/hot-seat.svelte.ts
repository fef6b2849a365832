// The laptop as a seat for several players: whose sheets are open on it, who may ask for theirs, and who is next. A
// player of several powers has all their sheets behind one curtain.
import type { SeatId } from '../../shared/kernel/game.ts'
import type { TableView } from '../../shared/table/view.ts'
import { isSecretVote } from '../../shared/table/vote-secrecy.ts'
import { handOf, peopleHere } from '../table/hands.ts'
import { whenUnattended } from './unattended.ts'

/** Without input for this long an open sheet closes itself (milliseconds). */
const IDLE_MS = 60_000
/** How long before that it shows a countdown (milliseconds). */
const WARNED_MS = 10_000

type Watched = Pick<TableView, 'ballot' | 'gamemaster' | 'hands' | 'seats' | 'stage' | 'status' | 'you'>

export interface HotSeatInput {
  readonly view: Watched
  /** The game's pages hide each side's secrets from other players at the screen. */
  readonly covered?: boolean
  /** Somebody who is the only one to play at this screen is the only one to look at it. */
  readonly ownScreen?: boolean
  /** Asks the host to open the sheet of a seat on this screen, or to close the open one (null). */
  readonly onlift: (seat: SeatId | null) => Promise<void>
}

/** A player at the laptop, with all the seats of the hand. */
export interface Sitter {
  /** The first of the seats, which names the curtain. */
  readonly seat: SeatId
  readonly seats: readonly SeatId[]
  readonly name: string | null
  /** Whether the stage waits for any of the seats. */
  readonly awaited: boolean
  /** Whether all seats waited for are ready. */
  readonly ready: boolean
}

export class HotSeat {
  /** The first seat of the player whose curtain is shown, to be pressed and held. */
  curtain: SeatId | null = $state(null)
  /** The curtain is asked for, or open, for letters: at any time, and in any stage. */
  mailing = $state(false)
  /** Seconds until an open sheet closes itself, once there is no input. */
  closing: number | null = $state(null)

  readonly #input: () => HotSeatInput
  readonly #view = $derived.by(() => this.#input().view)
  /** The players at the laptop. */
  readonly here = $derived(sittersIn(this.#view))
  readonly #waiting = $derived(this.here.filter(({ awaited, ready }) => awaited && !ready))
  /** One person plays at the laptop, which is nobody's desk. */
  readonly lone = $derived(peopleHere(this.#view) === 1 && this.#view.gamemaster === 'none')
  /** A player alone with computers. */
  readonly alone = $derived(this.lone && this.#view.seats.every(({ holder }) => holder.kind !== 'player'))
  /** Nobody else looks at this screen: the sheets of its player stay open, also while others are asked. */
  readonly sole = $derived.by(() => this.alone || (this.lone && this.#input().ownScreen === true))
  /**
   * No curtain is needed: one player looks at this screen, or several have pages that hide what each side holds. A
   * secret vote of these still needs it.
   */
  readonly uncurtained = $derived.by(
    () =>
      this.sole ||
      (this.#input().covered === true &&
        this.here.length > 1 &&
        this.#view.gamemaster === 'none' &&
        !this.#isSecretVote),
  )
  readonly lifted = $derived(this.#view.you.kind === 'host' ? this.#view.you.lifted : null)
  /** The player whose sheets are open. */
  readonly opened = $derived(
    this.here.find(({ seats }) => this.lifted !== null && seats.includes(this.lifted)),
  )
  readonly #isSecretVote = $derived.by(() => {
    const { ballot } = this.#view
    return ballot !== null && isSecretVote(ballot.secrecy, ballot.votes.length)
  })
  /** The seats that vote on this page, where no curtain is needed. */
  readonly voters = $derived.by(() => {
    if (!this.uncurtained) return []
    return this.sole ? (this.opened?.seats ?? []) : this.here.flatMap(({ seats }) => seats)
  })
  readonly writing = $derived(this.#view.stage.drafting && this.#view.status === 'playing')
  /**
   * Players at the laptop vote at any time; while no orders are written the vote is all that is behind their curtain.
   */
  readonly voting = $derived(!this.writing && this.here.some((sitter) => this.#votes(sitter).length > 0))
  readonly #unheard = $derived(this.here.filter((sitter) => this.#votes(sitter).some(({ voted }) => !voted)))
  /** The players the laptop goes to next, if any: whoever has not voted before whoever has not written. */
  readonly due = $derived(this.writing && this.#unheard.length === 0 ? this.#waiting : this.#unheard)
  /** The laptop goes from player to player, and may come back while the phase is open. */
  readonly passing = $derived(
    (this.writing || this.voting) && !this.uncurtained && this.here.some((sitter) => this.opens(sitter)),
  )

  /** Follows `input`. Made while a component is set up. */
  constructor(input: () => HotSeatInput) {
    this.#input = input
    // At every new view: a refused sheet is asked for again.
    $effect(() => {
      const seat = this.#ownSheet()
      if (seat !== null && seat !== this.lifted) void this.lift(seat)
    })
    // A sheet, or a request for one, does not stay open into the next phase.
    $effect(() => {
      if (this.writing || this.voting || this.mailing) return
      this.curtain = null
      if (this.lifted && !this.sole) void this.lift(null)
    })
    // Without input it closes itself.
    const open = $derived(this.lifted !== null && !this.uncurtained)
    $effect(() =>
      open
        ? whenUnattended(() => void this.lift(null), IDLE_MS, {
            forMs: WARNED_MS,
            tell: (seconds) => (this.closing = seconds),
          })
        : undefined,
    )
  }

  /** Whether a player may ask for the sheets: to write them, to take a ready mark back, to vote. */
  opens(sitter: Sitter): boolean {
    if (!this.writing) return this.#votes(sitter).length > 0
    return sitter.awaited || sitter.ready || this.#view.ballot !== null
  }

  /** Opens the sheets of a seat's player, or closes the open ones (null). */
  async lift(seat: SeatId | null): Promise<void> {
    this.curtain = null
    if (seat === null) this.mailing = false
    await this.#input().onlift(seat)
  }

  /** Shows the letters of a seat, or the curtain behind which they lie. */
  mail(seat: SeatId): void {
    this.mailing = true
    if (!this.sole) this.curtain = seat
    else if (this.lifted === null) void this.lift(seat)
  }

  /** Puts the letters away, and with them the sheets where a curtain is needed. */
  async closeMail(): Promise<void> {
    this.mailing = false
    if (!this.sole) await this.lift(null)
  }

  /** Withdraws the curtain that was asked for and not opened. */
  back(): void {
    this.curtain = null
    if (this.lifted === null) this.mailing = false
  }

  /** Shows the curtain of a player who has not written yet, in an order that reveals nothing. */
  pass(): void {
    const pick = this.due[Math.floor(Math.random() * this.due.length)]
    this.curtain = pick?.seat ?? null
  }

  /** The player whose sheet opens automatically, where no curtain is needed; null where there is none. */
  #ownSheet(): SeatId | null {
    if (!this.uncurtained) return null
    if (this.voting) {
      if (this.opened && this.#votes(this.opened).length > 0) return null
      return this.here.find((sitter) => this.#votes(sitter).length > 0)?.seat ?? null
    }
    if (!this.writing || this.opened?.awaited) return null
    const asked = this.#waiting[0] ?? this.here.find(({ awaited }) => awaited)
    return (asked ?? (this.sole ? this.here[0] : undefined))?.seat ?? null
  }

  #votes({ seats }: Sitter) {
    return this.#view.ballot?.votes.filter(({ seat }) => seats.includes(seat)) ?? []
  }
}

/** All players at the laptop, in the order of their first seats. */
function sittersIn(view: Pick<TableView, 'hands' | 'seats'>): readonly Sitter[] {
  const here = view.seats.filter(({ holder }) => holder.kind === 'here')
  return here.flatMap(({ seat, name }) => {
    const hand = handOf(view, seat)
    const own = here.filter((one) => hand.includes(one.seat))
    if (own[0]?.seat !== seat) return []
    const awaited = own.filter((one) => one.awaited)
    return [
      {
        seat,
        seats: own.map((one) => one.seat),
        name,
        awaited: awaited.length > 0,
        ready: own.some(({ ready }) => ready) && awaited.every(({ ready }) => ready),
      },
    ]
  })
}
