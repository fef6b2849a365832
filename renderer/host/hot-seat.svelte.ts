// The laptop as a seat for several people: whose sheets are open on it, who may ask for theirs, and whom it goes to next.
// Somebody who plays several powers has all their sheets behind one curtain.
import type { SeatId } from '../../shared/kernel/game.ts'
import type { TableView } from '../../shared/table/view.ts'
import { handOf, peopleHere } from '../table/hands.ts'
import { whenUnattended } from './unattended.ts'

/** Without input for this long an open sheet closes itself (milliseconds). */
const IDLE_MS = 60_000
/** How long before that it says so (milliseconds). */
const WARNED_MS = 10_000

type Watched = Pick<TableView, 'ballot' | 'gamemaster' | 'hands' | 'seats' | 'stage' | 'status' | 'you'>

export interface HotSeatInput {
  readonly view: Watched
  /** The game's pages keep each side's secrets from whoever shares the screen. */
  readonly covered?: boolean
  /** Asks the host to open the sheet of a seat on this screen, or to close the open one (null). */
  readonly onlift: (seat: SeatId | null) => Promise<void>
}

/** Somebody at the laptop, with all the seats of the hand. */
export interface Sitter {
  /** The first of the seats, by which the curtain is asked for. */
  readonly seat: SeatId
  readonly seats: readonly SeatId[]
  readonly name: string | null
  /** Whether the stage waits for any of the seats. */
  readonly awaited: boolean
  /** Whether all that are waited for have said that they are ready. */
  readonly ready: boolean
}

export class HotSeat {
  /** The first seat of whoever's curtain is shown, to be pressed and held. */
  curtain: SeatId | null = $state(null)
  /** The curtain is asked for, or open, for letters: at any time, and whatever the stage. */
  mailing = $state(false)
  /** Seconds until an open sheet closes itself, once nobody is there. */
  closing: number | null = $state(null)

  readonly #input: () => HotSeatInput
  readonly #view = $derived.by(() => this.#input().view)
  /** The people at the laptop. */
  readonly here = $derived(sittersIn(this.#view))
  readonly #waiting = $derived(this.here.filter(({ awaited, ready }) => awaited && !ready))
  /** One person alone with the program has nobody to hide from. */
  readonly alone = $derived(
    peopleHere(this.#view) === 1 &&
      this.#view.gamemaster === 'none' &&
      this.#view.seats.every(({ holder }) => holder.kind !== 'player'),
  )
  /**
   * Nothing has to be hidden by a curtain: one person alone, or several before pages that hide what each side holds. A vote brings it
   * back, for everybody votes unseen.
   */
  readonly uncurtained = $derived.by(
    () =>
      this.alone ||
      (this.#input().covered === true &&
        this.here.length > 1 &&
        this.#view.gamemaster === 'none' &&
        this.#view.ballot === null),
  )
  readonly lifted = $derived(this.#view.you.kind === 'host' ? this.#view.you.lifted : null)
  /** Whose sheets are open. */
  readonly opened = $derived(
    this.here.find(({ seats }) => this.lifted !== null && seats.includes(this.lifted)),
  )
  readonly writing = $derived(this.#view.stage.drafting && this.#view.status === 'playing')
  /** People at the laptop vote at any time; while nobody writes the vote is all that is behind their curtain. */
  readonly voting = $derived(!this.writing && this.here.some((sitter) => this.#votes(sitter).length > 0))
  /** Whom the laptop goes to next, if it goes to anybody. */
  readonly due = $derived(
    this.writing
      ? this.#waiting
      : this.here.filter((sitter) => this.#votes(sitter).some(({ voted }) => !voted)),
  )
  /** The laptop goes from hand to hand, and may come back while the phase is open. */
  readonly passing = $derived(
    (this.writing || this.voting) && !this.uncurtained && this.here.some((sitter) => this.opens(sitter)),
  )

  /** Follows what `input` tells. Made while a component is. */
  constructor(input: () => HotSeatInput) {
    this.#input = input
    // With every view anew: a sheet that was refused is asked for again.
    $effect(() => {
      const seat = this.#ownSheet()
      if (seat !== null && seat !== this.lifted) void this.lift(seat)
    })
    // Nobody holds a sheet open into the next phase, nor the way to it.
    $effect(() => {
      if (this.writing || this.voting || this.mailing) return
      this.curtain = null
      if (this.lifted && !this.alone) void this.lift(null)
    })
    // Left open on the table, it closes itself.
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

  /** Whether somebody may ask for the sheets: to write them, to take a ready mark back, to vote. */
  opens(sitter: Sitter): boolean {
    if (!this.writing) return this.#votes(sitter).length > 0
    return sitter.awaited || sitter.ready || this.#view.ballot !== null
  }

  /** Opens the sheets of whoever has a seat, or closes the open ones (null). */
  async lift(seat: SeatId | null): Promise<void> {
    this.curtain = null
    if (seat === null) this.mailing = false
    await this.#input().onlift(seat)
  }

  /** Shows the curtain behind which the letters of a seat lie. */
  mail(seat: SeatId): void {
    this.mailing = true
    this.curtain = seat
  }

  /** Nobody opened the curtain that was asked for. */
  back(): void {
    this.curtain = null
    if (this.lifted === null) this.mailing = false
  }

  /** Shows the curtain of somebody who has not written yet, in no order that would tell anything. */
  pass(): void {
    const pick = this.due[Math.floor(Math.random() * this.due.length)]
    this.curtain = pick?.seat ?? null
  }

  /** Whose sheet opens without asking, where no curtain is needed; null where none has to. */
  #ownSheet(): SeatId | null {
    if (!this.uncurtained) return null
    if (this.voting) {
      if (this.opened && this.#votes(this.opened).length > 0) return null
      return this.here.find((sitter) => this.#votes(sitter).length > 0)?.seat ?? null
    }
    if (!this.writing || this.opened?.awaited) return null
    return (this.#waiting[0] ?? this.here.find(({ awaited }) => awaited))?.seat ?? null
  }

  #votes({ seats }: Sitter) {
    return this.#view.ballot?.votes.filter(({ seat }) => seats.includes(seat)) ?? []
  }
}

/** Everybody at the laptop, in the order of the first seats. */
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
