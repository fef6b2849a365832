// The laptop as a seat for several people: whose sheet is open on it, who may ask for one, and whom it goes to next.
import type { SeatId } from '../../shared/kernel/game.ts'
import type { SeatView, TableView } from '../../shared/table/view.ts'
import { peopleHere } from '../table/hands.ts'
import { whenUnattended } from './unattended.ts'

/** Without input for this long an open sheet closes itself (milliseconds). */
const IDLE_MS = 60_000
/** How long before that it says so (milliseconds). */
const WARNED_MS = 10_000

type Watched = Pick<TableView, 'ballot' | 'gamemaster' | 'hands' | 'seats' | 'stage' | 'status' | 'you'>

export interface HotSeatInput {
  readonly view: Watched
  /** Asks the host to open the sheet of a seat on this screen, or to close the open one (null). */
  readonly onlift: (seat: SeatId | null) => Promise<void>
}

export class HotSeat {
  /** The seat whose curtain is shown, to be pressed and held. */
  curtain: SeatId | null = $state(null)
  /** Seconds until an open sheet closes itself, once nobody is there. */
  closing: number | null = $state(null)

  readonly #input: () => HotSeatInput
  readonly #view = $derived.by(() => this.#input().view)
  /** The seats of the people at the laptop. */
  readonly here = $derived(this.#view.seats.filter(({ holder }) => holder.kind === 'here'))
  readonly #waiting = $derived(this.here.filter(({ awaited, ready }) => awaited && !ready))
  /** One person alone with the program has nobody to hide from. */
  readonly alone = $derived(
    peopleHere(this.#view) === 1 &&
      this.#view.gamemaster === 'none' &&
      this.#view.seats.every(({ holder }) => holder.kind !== 'player'),
  )
  readonly lifted = $derived(this.#view.you.kind === 'host' ? this.#view.you.lifted : null)
  readonly liftedSeat = $derived(this.#view.seats.find(({ seat }) => seat === this.lifted))
  readonly writing = $derived(this.#view.stage.drafting && this.#view.status === 'playing')
  /** People at the laptop vote at any time; while nobody writes the vote is all that is behind their curtain. */
  readonly voting = $derived(
    this.#view.status === 'playing' &&
      !this.writing &&
      this.here.some(({ seat }) => this.#vote(seat) !== undefined),
  )
  /** Whom the laptop goes to next, if it goes to anybody. */
  readonly due = $derived(
    this.writing ? this.#waiting : this.here.filter(({ seat }) => this.#vote(seat)?.voted === false),
  )
  /** The laptop goes from hand to hand, and may come back while the phase is open. */
  readonly passing = $derived(
    (this.writing || this.voting) && !this.alone && this.here.some((seat) => this.opens(seat)),
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
      if (this.writing || this.voting) return
      this.curtain = null
      if (this.lifted && !this.alone) void this.lift(null)
    })
    // Left open on the table, it closes itself.
    const open = $derived(this.lifted !== null && !this.alone)
    $effect(() =>
      open
        ? whenUnattended(() => void this.lift(null), IDLE_MS, {
            forMs: WARNED_MS,
            tell: (seconds) => (this.closing = seconds),
          })
        : undefined,
    )
  }

  /** Whether somebody may ask for a sheet: to write it, to take its ready mark back, to vote. */
  opens({ seat, awaited, ready }: SeatView): boolean {
    return this.writing ? awaited || ready || this.#view.ballot !== null : this.#vote(seat) !== undefined
  }

  /** Opens the sheet of a seat, or closes the open one (null). */
  async lift(seat: SeatId | null): Promise<void> {
    this.curtain = null
    await this.#input().onlift(seat)
  }

  /** Shows the curtain of somebody who has not written yet, in no order that would tell anything. */
  pass(): void {
    const pick = this.due[Math.floor(Math.random() * this.due.length)]
    this.curtain = pick?.seat ?? null
  }

  /** Whose sheet opens without asking for whoever is alone; null where none has to. */
  #ownSheet(): SeatId | null {
    if (!this.alone) return null
    if (this.voting) {
      if (this.lifted && this.#vote(this.lifted)) return null
      return this.here.find(({ seat }) => this.#vote(seat) !== undefined)?.seat ?? null
    }
    if (!this.writing || this.here.some(({ seat, awaited }) => seat === this.lifted && awaited)) return null
    return (this.#waiting[0] ?? this.here.find(({ awaited }) => awaited))?.seat ?? null
  }

  #vote(seat: SeatId) {
    return this.#view.ballot?.votes.find((own) => own.seat === seat)
  }
}
