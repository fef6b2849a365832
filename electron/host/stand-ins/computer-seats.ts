// The computers' seats of one table. Whenever the table waits for one, its stand-in is asked for a sheet; the sheet
// is handed in and marked ready.
import type { SeatId } from '../../../shared/kernel/game.ts'
import type { Command } from '../../../shared/table/command.ts'
import type { ComputerLevel } from '../../../shared/kernel/computer.ts'
import { handOf } from '../../../shared/table/hands.ts'
import { awaitedSeats, decisions, stageNow } from '../../../shared/table/stages.ts'
import { holderOf } from '../../../shared/table/table.ts'
import type { Chance } from '../ports/chance.ts'
import type { Log } from '../ports/log.ts'
import type { Shelf } from '../brought/shelf.ts'
import type { StandIns, StandInTask } from '../ports/stand-ins.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { PhaseTime } from './phase-time.ts'

export interface ComputerSeatsOptions {
  readonly live: LiveTable
  readonly standIns: StandIns
  readonly shelf: Shelf
  readonly chance: Chance
  readonly log: Log
  /** Whether the table is played at: an archived table waits, and so do its computers. */
  readonly isOpen: () => boolean
}

interface Due {
  readonly seat: SeatId
  readonly level: ComputerLevel
  /** The seat in its stage: a result for one stage is of no use in another. */
  readonly turn: string
  readonly stage: string
  /** Seats the stage waits for, this one among them. */
  readonly seats: number
  /** Decisions one after the other until the turn is over: there is no sheet and no ready mark. */
  readonly inTurn: boolean
}

/** The result of a seat's turn: the table may refuse what the stand-in wrote. */
type Played = 'done' | 'refused' | 'closed'

export class ComputerSeats {
  private readonly options: ComputerSeatsOptions
  private readonly time = new PhaseTime()
  private playing = false
  private seeds: { readonly stage: string; readonly byHand: Map<SeatId, string> } = {
    stage: '',
    byHand: new Map(),
  }

  constructor(options: ComputerSeatsOptions) {
    this.options = options
  }

  /** Plays from now on, as long as the table exists. */
  attend(): void {
    this.options.live.onChange(() => this.look())
    this.look()
  }

  private look(): void {
    if (!this.playing) void this.playAll()
  }

  /** Plays seat after seat. One whose orders the table refuses is tried again with the table's next change. */
  private async playAll(): Promise<void> {
    this.playing = true
    const refused = new Set<string>()
    try {
      for (let due = this.due(refused); due; due = this.due(refused)) {
        const played = await this.playSeat(due)
        // The host is closing: a seat must not be ready without orders when the host opens again.
        if (played === 'closed') return
        if (played !== 'refused') continue
        refused.add(due.turn)
        // Refused orders are not computed again.
        this.seeds = { stage: '', byHand: new Map() }
      }
    } catch (cause) {
      const { log, live } = this.options
      log({ level: 'incident', event: 'stand-in/crashed', table: live.id, cause })
    } finally {
      this.playing = false
    }
  }

  /** The first computer's seat that the table waits for, except some. */
  private due(refused: ReadonlySet<string> = new Set()): Due | undefined {
    const { live, isOpen } = this.options
    const { table } = live.record
    const { play } = table
    const now = stageNow(live.game, table)
    if (!isOpen() || !play || !now?.stage.drafting) return undefined
    const stage = [play.closings, play.rulings.length, now.index, live.game.phase(play.state)].join('/')
    const open = decisions(live.game, play)
    const due = awaitedSeats(live.game, table).flatMap((seat) => {
      const holder = holderOf(table, seat)
      if (holder?.kind !== 'computer' || play.ready.includes(seat)) return []
      const turn = `${stage}/${seat}/${holder.level}`
      const inTurn = open.some((one) => one.seat === seat && one.manner === 'in-turn')
      return refused.has(turn) ? [] : [{ seat, level: holder.level, turn, stage, inTurn }]
    })
    return due[0] && { ...due[0], seats: due.length }
  }

  private async playSeat(due: Due): Promise<Played> {
    const { live, standIns } = this.options
    const { seat, level } = due
    const { state } = live.record.table.play!
    const thought = await standIns.play({
      game: live.game.id,
      level,
      seat,
      view: live.game.view(state, { kind: 'seats', seats: [seat] }) as unknown,
      seed: this.seedOf(due),
      budgetMs: this.time.share(due.stage, due.seats, live.now()),
      ...this.broughtAlong(),
    })
    if (!thought) return 'closed'
    // The table may have gone on meanwhile, or the seat may have another holder.
    const stillDue = () => this.due()?.turn === due.turn
    for (const intent of thought.intents)
      if (stillDue() && !(await this.send(seat, { kind: 'intent', seat, intent }))) return 'refused'
    if (due.inTurn) {
      // Each decision of a turn is a task of its own.
      this.seeds = { stage: '', byHand: new Map() }
      return thought.intents.length > 0 ? 'done' : 'refused'
    }
    // A tactician always writes its quick sheet; a strategist's quick sheet is worse than players expect of it.
    if (thought.madeUp && level === 'strategist' && stillDue())
      await this.send(seat, { kind: 'made-up', seat })
    return !stillDue() || (await this.send(seat, { kind: 'ready', seat, ready: true })) ? 'done' : 'refused'
  }

  /** What its thread must know before it reads a view of this table. */
  private broughtAlong(): Pick<StandInTask, 'brought'> {
    const { live, shelf } = this.options
    const id = live.game.brought?.named(live.record.table.settings.options) ?? null
    const thing = id === null ? undefined : shelf.get(live.game.id, id)
    return id !== null && thing ? { brought: { id, kept: thing.kept } } : {}
  }

  /**
   * No player may know this seed: with the public seed people could compute a computer's orders. Seats of one hand
   * think with the same seed, so that each writes its part of one plan.
   */
  private seedOf({ seat, stage }: Due): string {
    const { live, chance } = this.options
    if (this.seeds.stage !== stage) this.seeds = { stage, byHand: new Map() }
    const [hand = seat] = handOf(live.game, live.record.table.settings.options, seat)
    const seed = this.seeds.byHand.get(hand) ?? Buffer.from(chance(8)).toString('hex')
    this.seeds.byHand.set(hand, seed)
    return seed
  }

  private async send(seat: SeatId, command: Command): Promise<boolean> {
    const { live, log } = this.options
    const answer = await live.submit({ actor: { kind: 'stand-in' }, command })
    if (answer.kind === 'refused')
      log({ level: 'warn', event: answer.refusal.code, table: live.id, data: { seat } })
    return answer.kind === 'done'
  }
}
