// What a page tells of the log, and how long: news stays until the next event, also when its phase is over.
import { untrack } from 'svelte'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { haveFallen } from '../dice/fresh.ts'
import type { Part } from '../log/fought.ts'
import { latestOf } from '../log/latest.ts'
import type { RecordOf } from '../log/phase-logs.ts'
import { isAgreed } from '../words/end-text.ts'

/** A phase with its log. */
export interface Kept {
  readonly phase: string
  readonly log: readonly LogEntry[]
}

interface Given {
  readonly view: PogView
  /** Closed phases. */
  readonly record: RecordOf
  /** What happened since the own last round, where that is told. */
  readonly since: readonly LogEntry[]
}

/** The battle's own panel says who attacks, and what the dice did, as long as it is fought. */
const IN_BATTLE: readonly LogEntry['kind'][] = ['attacked', 'fired']
/** Whoever is asked for an action reads of both mandates below, the own one first. */
const BELOW: readonly LogEntry['kind'][] = ['mandate']
const NOTHING: Kept = { phase: '', log: [] }

/** To be made while a component is set up. */
export class News {
  private readonly given: () => Given
  private readonly view: PogView = $derived.by(() => this.given().view)
  private readonly since: readonly LogEntry[] = $derived.by(() => this.given().since)
  private readonly record: RecordOf = $derived.by(() => this.given().record)
  private readonly untold = $derived.by(() =>
    this.view.battle ? IN_BATTLE : this.view.own.some(({ decision }) => decision) ? BELOW : [],
  )
  private readonly told = $derived.by(() => this.view.log.filter(({ kind }) => !this.untold.includes(kind)))
  private last = $state.raw(NOTHING)
  /** Whether the last battle is told: not while the next attack is prepared, nor once the turn has ended. */
  private readonly tellsBattle = $derived.by(
    () =>
      this.view.asked?.kind !== 'attackers' &&
      this.kept.log.some(({ kind }) => kind === 'attacked') &&
      this.kept.log.every(({ kind }) => kind !== 'turn-ends'),
  )
  /** The log without entries that are seen elsewhere on the page. */
  readonly source: Kept = $derived.by(() =>
    this.told.length > 0 ? { phase: this.view.phase, log: this.told } : this.kept,
  )
  /**
   * The part of the log that is told; null where all that happened since the own last round is told, or the last lines. The
   * side that acts fights all the battles of its action. Where the game is over, the end of its last turn is told.
   */
  readonly part: Part = $derived.by(() => {
    if (this.since.length > 0) return null
    if (this.view.winners && this.kept.log.length > 0) return 'end'
    if (!this.tellsBattle) return null
    return this.view.own.some(({ seat }) => seat === this.view.side) ? 'fights' : 'defends'
  })
  /** Its first lines. What happened before sides agreed on the end did not lead to it. */
  readonly lines = $derived.by(() =>
    isAgreed(this.view) || (this.since.length === 0 && !this.part)
      ? []
      : latestOf(this.part ? this.kept.log : this.since, this.part),
  )
  /** Entries that the first lines tell. */
  readonly first: readonly LogEntry[] = $derived.by(() => this.lines.flatMap(({ told }) => told))

  constructor(given: () => Given) {
    this.given = given
    let closedBefore = untrack(() => this.view.closed)
    $effect.pre(() => {
      const { view } = this
      if (this.told.length > 0) this.last = { phase: view.phase, log: view.log }
      // After going back, and after the first act of a phase was taken back, what it told has not happened.
      else if (
        view.closed < closedBefore ||
        (view.log.length === 0 && untrack(() => this.last.phase) === view.phase)
      )
        this.last = NOTHING
      closedBefore = view.closed
    })
    // Dice that lay on the table when the page came do not roll.
    untrack(() => haveFallen(this.view.phase, this.view.log))
    const closed = $derived(this.view.closed)
    // A side may end its action with its first answer; then no view with the log of that action was sent.
    $effect(() => {
      let isOld = false
      if (closed > 0 && untrack(() => this.told.length === 0))
        void this.record(closed - 1).then((log) => {
          if (!isOld && this.told.length === 0 && log && log.entries.length > 0)
            this.last = { phase: log.phase, log: log.entries }
        })
      return () => (isOld = true)
    })
  }

  /** The last log with something to tell; it stays until there is a newer one. */
  get kept(): Kept {
    return this.last
  }
}
