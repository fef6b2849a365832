// Seven people with devices, a host's window, and whoever else watches: an evening of Diplomacy at a running host.
import type { DiplomacyView } from '../../../shared/games/diplomacy/view.ts'
import type { SeatId } from '../../../shared/kernel/game.ts'
import { randomFrom, type Random } from '../../../shared/kernel/random.ts'
import type { TableId } from '../../../shared/table/holder.ts'
import { anySheet, newDiplomacyTable, POWERS } from './diplomats.ts'
import { newId } from './test-client.ts'
import { visit, type Visitor } from './visitor.ts'

export interface DiplomacyEvening {
  readonly url: string
  readonly table: TableId
  readonly code: string
  readonly window: Visitor
  /** In the order of `POWERS`. */
  readonly players: readonly Visitor[]
  readonly random: Random
}

/** Somebody who comes in with a name. */
export async function comeIn(url: string, code: string, name: string, from?: string): Promise<Visitor> {
  const visitor = await visit(url, { kind: 'guest' }, from ? { from } : {})
  const answer = await visitor.ask({ type: 'join', id: newId(), code, name })
  if (answer.type === 'refused') throw new Error(`join: ${answer.refusal.code}`)
  await visitor.viewWhere(() => true)
  return visitor
}

/** Opens a table, seats seven people at it and starts the game. */
export async function beginDiplomacy(
  url: string,
  hostToken: string,
  seed: string,
  options: object = {},
  nameOf = (seat: SeatId): string => `Person ${seat}`,
): Promise<DiplomacyEvening> {
  const window = await visit(url, { kind: 'host', token: hostToken })
  const act = { kind: 'create', table: newDiplomacyTable(options) } as const
  const made = await window.ask({ type: 'lobby', id: newId(), act })
  if (made.type !== 'done' || !made.table) throw new Error(`no table: ${JSON.stringify(made)}`)
  const { code } = await window.viewWhere(({ id }) => id === made.table)
  const players: Visitor[] = []
  for (const [i, seat] of POWERS.entries()) {
    // A device each: the host meters whatever comes from one address.
    const player = await comeIn(url, code, nameOf(seat), `127.0.3.${1 + i}`)
    const { you } = await player.viewWhere(() => true)
    if (you.kind !== 'player') throw new Error('not a player')
    await window.must({ kind: 'grant-seat', player: you.player, seat })
    players.push(player)
  }
  await window.must({ kind: 'start' })
  for (const player of players) await player.viewWhere(({ status }) => status === 'playing')
  return { url, table: made.table, code, window, players, random: randomFrom(seed, 'evening') }
}

const boardOf = (visitor: Visitor): DiplomacyView => visitor.view?.gameView as DiplomacyView

/** Everybody whom the phase asks writes a sheet; resolves with the seats that are not ready yet. */
export async function writeSheets({ players, random }: DiplomacyEvening): Promise<readonly SeatId[]> {
  const waiting: SeatId[] = []
  for (const [i, seat] of POWERS.entries()) {
    const player = players[i] as Visitor
    const sheet = anySheet(boardOf(player), random)
    if (sheet) await player.must({ kind: 'intent', seat, intent: sheet })
    const mine = player.view?.seats.find((one) => one.seat === seat)
    if (mine?.awaited && !mine.ready) waiting.push(seat)
  }
  return waiting
}

/** Marks all but the last of `waiting` ready; what is returned marks the last one, and so closes the phase. */
export async function readyButOne(
  { players }: DiplomacyEvening,
  waiting: readonly SeatId[],
): Promise<() => Promise<void>> {
  const mark = (seat: SeatId) =>
    (players[POWERS.indexOf(seat)] as Visitor).must({ kind: 'ready', seat, ready: true })
  for (const seat of waiting.slice(0, -1)) await mark(seat)
  const last = waiting.at(-1)
  if (last === undefined) throw new Error('nobody is waited for')
  return () => mark(last)
}

/** Ends the reading; resolves when every player has the next phase, or with false when the game is over. */
export async function goOn({ window, players }: DiplomacyEvening): Promise<boolean> {
  const { status } = await window.viewWhere(
    ({ stage, status }) => stage.name === 'reading' || status === 'ended',
  )
  if (status === 'ended') return false
  await window.must({ kind: 'continue' })
  for (const player of players) await player.viewWhere(({ stage }) => stage.name !== 'reading')
  return true
}
