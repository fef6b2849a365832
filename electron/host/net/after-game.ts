// What comes after a game that is over: the table its people may join next, and the one its televisions show.
import type { NextTable } from '../../../shared/protocol/messages.ts'
import type { TableId } from '../../../shared/table/holder.ts'
import { statusOf } from '../../../shared/table/table.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Tables } from '../tables/tables.ts'
import type { Room } from './room.ts'

export interface AfterGameOptions {
  readonly tables: Tables
  readonly rooms: () => Iterable<Room>
  readonly roomOf: (live: LiveTable) => Room
}

const isOver = ({ record }: LiveTable): boolean => statusOf(record.table) === 'ended'
/** A sandbox is for its host alone. */
const isForAll = ({ record }: LiveTable): boolean => record.table.settings.gamemaster !== 'sandbox'

export class AfterGame {
  private readonly options: AfterGameOptions
  /** Tables that were not started when the list last changed: of the others none is started now. */
  private unstarted: ReadonlySet<TableId> = new Set()
  private told: NextTable | null = null
  /** For each table that was over then, the game that began last. */
  private readonly begun = new Map<TableId, TableId>()

  constructor(options: AfterGameOptions) {
    this.options = options
    options.tables.onChange(() => this.listChanged())
    this.listChanged()
  }

  /** The table that people whose game is over may join: of those not started yet, the one that changed last. */
  get next(): NextTable | null {
    return this.told
  }

  /**
   * The table for a television that comes with the code of this one: the game that began after it, since the television may
   * have been off then. It stays here while a window of the host shows this table: the host opened it from there.
   */
  shownFor(live: LiveTable): LiveTable {
    const begun = this.begun.get(live.id)
    const next = this.options.tables.active().find(({ id }) => id === begun)
    return next && isOver(live) && !this.options.roomOf(live).isWatchedByHost ? next : live
  }

  private listChanged(): void {
    const active = this.options.tables.active()
    const open = active.filter(isForAll)
    const started = open.filter(
      ({ id, record }) => this.unstarted.has(id) && statusOf(record.table) === 'playing',
    )
    const setting = open.filter(({ record }) => statusOf(record.table) === 'setting')
    this.unstarted = new Set(setting.map(({ id }) => id))
    for (const live of started) {
      for (const over of active.filter(isOver)) this.begun.set(over.id, live.id)
      for (const room of this.options.rooms()) if (isOver(room.live)) room.showNext(this.options.roomOf(live))
    }
    this.tell(setting)
  }

  private tell(setting: readonly LiveTable[]): void {
    const [last] = setting
      .filter(({ record }) => record.table.settings.joining !== 'locked')
      .toSorted((a, b) => b.record.noted.at - a.record.noted.at)
    const { table } = last?.record ?? {}
    const next = table ? { code: table.code, name: table.settings.name } : null
    if (JSON.stringify(next) === JSON.stringify(this.told)) return
    this.told = next
    for (const room of this.options.rooms()) if (isOver(room.live)) room.refresh()
  }
}
