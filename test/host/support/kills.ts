// Plays at tables of a real host process, kills it at any instant, starts it again, and looks whether everything that
// was acknowledged is there, once, and nothing that nobody asked for.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { numberedName, numbersIn } from '../../../electron/host/storage/numbered.ts'
import { recover } from '../../../electron/host/storage/recover.ts'
import type { Entry } from '../../../electron/host/storage/entry.ts'
import { SEATS } from '../../../shared/games/paths-of-glory/facts/nations.ts'
import { pathsOfGlory } from '../../../shared/games/paths-of-glory/game.ts'
import type { Answer } from '../../../shared/games/paths-of-glory/state/answer.ts'
import type { PogView } from '../../../shared/games/paths-of-glory/view.ts'
import type { AnyGame, SeatId } from '../../../shared/kernel/game.ts'
import { randomFrom, type Random } from '../../../shared/kernel/random.ts'
import { stableJson } from '../../../shared/kernel/stable-hash.ts'
import type { NewTable, ServerMessage } from '../../../shared/protocol/messages.ts'
import type { TableCommand } from '../../../shared/table/command.ts'
import type { TableId } from '../../../shared/table/holder.ts'
import { replay } from '../../../electron/host/tables/reopen.ts'
import type { Table } from '../../../shared/table/table.ts'
import type { TableView } from '../../../shared/table/view.ts'
import { viewTable } from '../../../shared/table/view-table.ts'
import { cardGame } from '../../cards/card-game.ts'
import { FIRST_CARD } from '../../cards/deck.ts'
import { diedFirst, withFolder, withProgram, type HostFolder, type HostProcess } from './host-process.ts'
import { newId, TestClient } from './test-client.ts'
import { LEFT, newCardTable, playerOf, RIGHT } from './test-host.ts'

/** A game for two that is killed, with what its people may send. */
export interface Doomed {
  readonly game: AnyGame
  readonly table: NewTable
  /** Seats with the names of those who sit there. */
  readonly seats: readonly (readonly [name: string, seat: SeatId])[]
  /** What somebody in a seat may send now, sensible or not. */
  readonly acts: (view: TableView, seat: SeatId, random: Random) => readonly TableCommand[]
  /** Acts of the host that would end the game early are left out. */
  readonly closes: boolean
  /** How far the game has come, as anybody sees it. */
  readonly progress: (view: TableView) => number
}

const CARDS: Doomed = {
  game: cardGame,
  table: newCardTable({ allotment: 'chosen', options: { cards: 10 } }),
  seats: [
    ['Lena', LEFT],
    ['Rolf', RIGHT],
  ],
  acts: (_, seat, random) => [
    { kind: 'intent', seat, intent: { kind: 'play', card: FIRST_CARD + random.below(20) } },
    { kind: 'intent', seat, intent: { kind: 'roll' } },
    { kind: 'ready', seat, ready: random.below(2) === 0 },
  ],
  closes: true,
  progress: ({ closings }) => closings,
}

/** Two people at a war: each sends what it is offered, and takes some of it back. */
const WAR: Doomed = {
  game: pathsOfGlory,
  table: { game: pathsOfGlory.id, settings: { allotment: 'chosen' } },
  seats: [
    ['Lena', SEATS[0]],
    ['Rolf', SEATS[1]],
  ],
  acts(view, seat, random) {
    const board = view.gameView as PogView | null
    const answers = board?.own.find((own) => own.seat === seat)?.decision?.answers ?? []
    const answer = answers[random.below(Math.max(1, answers.length))]
    const intent = (one: Answer): TableCommand => ({ kind: 'intent', seat, intent: one })
    if (!answer) return [intent({ kind: 'done' })]
    return [...Array.from({ length: 6 }, () => intent(answer)), { kind: 'undo', seat }]
  },
  closes: false,
  progress: ({ gameView }) => (gameView as PogView | null)?.closed ?? 0,
}

export const DOOMED = { cards: CARDS, war: WAR } as const

export interface Survival {
  readonly kills: number
  /** How many of them tore a write. */
  readonly torn: number
  readonly acknowledged: number
  /**
   * Commands that were done but never answered: they were repeated after the restart, which answered that they were
   * done.
   */
  readonly repeated: number
}

interface Sent {
  readonly id: string
  readonly command: TableCommand
  readonly by: string
  state: 'open' | 'done' | 'refused'
}

/** A player who acts as fast as answers come, and repeats what was never answered. */
class Actor {
  readonly name: string
  client: TestClient | undefined
  readonly sent: Sent[] = []
  private readonly random: Random
  private readonly doomed: Doomed
  /** The host's window has none. */
  private readonly seat: SeatId | null

  constructor(name: string, seat: SeatId | null, doomed: Doomed, random: Random) {
    this.name = name
    this.seat = seat
    this.doomed = doomed
    this.random = random
  }

  /** Sends without a wait for answers, which are read as they come. */
  act(command: TableCommand): void {
    const sent: Sent = { id: newId(), command, by: this.name, state: 'open' }
    this.sent.push(sent)
    this.client?.send({ type: 'act', id: sent.id, command })
  }

  hear(message: ServerMessage): void {
    if (message.type !== 'done' && message.type !== 'refused') return
    const sent = this.sent.find(({ id }) => id === message.id)
    if (sent) sent.state = message.type
  }

  comeBack(client: TestClient): void {
    this.client = client
    client.socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as ServerMessage))
    for (const { id, command, state } of this.sent)
      if (state === 'open') client.send({ type: 'act', id, command })
  }

  randomAct(): void {
    const view = this.client?.view
    if (!view) return
    const ends: readonly TableCommand[] = this.doomed.closes
      ? [{ kind: 'close-now' }, { kind: 'continue' }]
      : []
    const acts: readonly TableCommand[] =
      this.seat === null
        ? [
            { kind: 'configure', settings: { name: `evening ${this.sent.length}` } },
            { kind: view.stage.paused ? 'resume' : 'pause' },
            { kind: 'extend', seconds: 5 + this.random.below(60) },
            ...ends,
          ]
        : [
            { kind: 'rename', name: `${this.name} ${this.sent.length}` },
            ...this.doomed.acts(view, this.seat, this.random),
          ]
    const act = acts[this.random.below(acts.length)]
    if (act) this.act(act)
  }
}

function fail(what: string, facts: unknown): never {
  throw new Error(`${what}: ${JSON.stringify(facts).slice(0, 1000)}`)
}

/** The bytes of a table's newest journal. */
async function readJournal(folder: string): Promise<Uint8Array> {
  const family = { stem: 'journal', ending: 'ndjson' }
  const [newest = 0] = numbersIn(await readdir(folder), family)
  return readFile(path.join(folder, numberedName(family, newest)))
}

/** What the journal on the disk says, with nobody writing. */
async function journalOf(dataDir: string, table: TableId) {
  const found = await recover(await readJournal(path.join(dataDir, 'tables', table)), [])
  if (!found.ok) return fail('the journal cannot be read', found.error)
  if (found.value.damage?.code === 'journal/damaged')
    return fail('the journal is damaged', found.value.damage)
  return found.value
}

/** Compares the journal with what people sent and were answered. */
function checkJournal(entries: readonly Entry[], actors: readonly Actor[]): void {
  const written = new Map<string, Entry>()
  for (const entry of entries) {
    if (entry.id === undefined) {
      if (entry.command.kind !== 'pause' && entry.command.kind !== 'bell') fail('nobody sent this', entry)
    } else if (written.has(entry.id)) fail('done twice', entry)
    else written.set(entry.id, entry)
  }
  const known = new Set(actors.flatMap(({ sent }) => sent.map(({ id }) => id)))
  const set = [...written.values()].filter(({ id }) => !known.has(id ?? ''))
  // Joining and seating came before the game, from the same test.
  const strange = set.filter(({ command }) => !['join', 'grant-seat', 'start'].includes(command.kind))
  if (strange.length > 0) fail('nobody sent these', strange)
  for (const { sent } of actors) {
    for (const { id, state, command } of sent) {
      const entry = written.get(id)
      if (state === 'done' && !entry) fail('acknowledged and lost', command)
      if (state === 'refused' && entry) fail('refused and done', command)
      if (entry && stableJson(entry.command) !== stableJson(command))
        fail('another command', { entry, command })
    }
    const order = sent.flatMap(({ id, state }) => (state === 'done' ? [written.get(id)?.seq ?? 0] : []))
    if (order.some((seq, i) => i > 0 && seq < (order[i - 1] ?? 0))) fail('out of order', order)
  }
}

/** Kills a host so many times and throws when one acknowledged command was lost or one came from nowhere. */
export const surviveKills = (
  kills: number,
  seed: string,
  doomed: Doomed = DOOMED.cards,
  tell: (text: string) => void = () => {},
): Promise<Survival> =>
  withProgram((program) => withFolder(program, (folder) => killIn(folder, kills, seed, doomed, tell)))

/** A host gives fewer answers than this between its start and its end. */
const MOST_ANSWERS = 150

async function killIn(
  { dataDir, start }: HostFolder,
  kills: number,
  seed: string,
  doomed: Doomed,
  tell: (text: string) => void,
): Promise<Survival> {
  const random = randomFrom(seed, 'kills')
  // A stream of its own: how often the other one is asked depends on the machine.
  const instants = randomFrom(seed, 'instants')
  let torn = 0
  let acknowledged = 0
  let repeated = 0
  let evening: Awaited<ReturnType<typeof beginEvening>> | undefined

  for (let kill = 0; kill < kills;) {
    const tears = instants.below(2) === 0
    const host = start(tears && evening ? `${seed} ${kill}` : undefined)
    const died = await diedFirst(host)
    if (died) {
      // Killed by its own disk while it opened the tables.
      if (died.signal !== 'SIGKILL') fail('it did not start', died)
      kill += 1
      torn += 1
      continue
    }
    try {
      if (evening) await evening.resume(host)
      else evening = await beginEvening(host, doomed, random)
    } catch (error) {
      // Its disk may have failed meanwhile: the connection closes before the end of the process is reported.
      await Promise.race([host.gone, sleep(1_000)])
      if (!tears || host.child.signalCode === null) throw error
    }
    if (!evening) throw new Error('no evening')
    // Counted in answers and not in time: a busy machine would be killed before it has done anything.
    const enough = answersIn(evening) + instants.below(MOST_ANSWERS)
    while (answersIn(evening) < enough && host.child.exitCode === null && host.child.signalCode === null) {
      for (const actor of evening.actors) for (let i = random.below(3); i > 0; i--) actor.randomAct()
      await sleep(random.below(8))
    }
    if (host.child.signalCode !== null) torn += 1
    host.child.kill('SIGKILL')
    await host.gone
    for (const { client } of evening.actors) await client?.closed()
    kill += 1
    const { entries, header } = await journalOf(dataDir, evening.table)
    checkJournal(entries, evening.actors)
    const ended = await evening.check(header.genesis, entries)
    const sent = evening.actors.flatMap((actor) => actor.sent)
    repeated += sent.filter(
      ({ id, state }) => state === 'open' && entries.some((one) => one.id === id),
    ).length
    if (!ended && kill < kills) continue
    acknowledged += acknowledgedIn(evening)
    evening = undefined
    tell(`${kill} kills, ${torn} of them torn writes, ${acknowledged} commands acknowledged`)
  }
  // The last kill may have come while the host opened its tables.
  if (evening) acknowledged += acknowledgedIn(evening)
  return { kills, torn, acknowledged, repeated }
}

const answersIn = ({ actors }: { readonly actors: readonly Actor[] }): number =>
  actors.flatMap(({ sent }) => sent).filter(({ state }) => state !== 'open').length

const acknowledgedIn = ({ actors }: { readonly actors: readonly Actor[] }): number =>
  actors.flatMap(({ sent }) => sent).filter(({ state }) => state === 'done').length

async function beginEvening(host: HostProcess, doomed: Doomed, random: Random) {
  const { game, seats } = doomed
  const actors = [
    new Actor('window', null, doomed, random),
    ...seats.map(([, seat]) => new Actor(seat, seat, doomed, random)),
  ]
  const asHost = (at: HostProcess) => TestClient.connect(at.url, { kind: 'host', token: at.hostToken })
  const window = await asHost(host)
  const table = await window.inLobby({ kind: 'create', table: doomed.table })
  const { code } = await window.viewWhere((view) => view.id === table)
  const clients = [window]
  for (const [name, seat] of seats) {
    const client = await TestClient.connect(host.url, { kind: 'guest' })
    await client.ask({ type: 'join', id: newId(), code, name })
    await client.viewWhere((view) => view.id === table)
    await window.must({ kind: 'grant-seat', player: playerOf(client), seat })
    clients.push(client)
  }
  await window.must({ kind: 'start' })
  const tokens = clients.map(({ token }) => token ?? '')
  for (const [i, actor] of actors.entries()) {
    const client = clients[i]
    if (client) actor.comeBack(client)
  }
  return {
    table,
    actors,
    async resume(again: HostProcess) {
      for (const [i, actor] of actors.entries()) {
        const client =
          actor.name === 'window'
            ? await TestClient.connect(again.url, { kind: 'host', token: again.hostToken }, { table })
            : await TestClient.connect(again.url, { kind: 'player', token: tokens[i] ?? '' })
        if (client.goodbye) fail('not let in again', client.goodbye)
        const view = await client.viewWhere((one) => one.id === table)
        // The first client to come back sees the table as it was left; repeated acts may then move it on.
        if (i === 0 && view.status === 'playing' && !view.stage.paused) fail('not paused', view.stage)
        actor.comeBack(client)
      }
    },
    /** Checks that the journal is consistent and that no client saw more than it holds. True when the game is over. */
    async check(genesis: unknown, entries: readonly Entry[]) {
      const header = { game: game.id, created: 0, genesis } as never
      const shown = (at: Table) => viewTable(game, at, { you: { kind: 'screen' }, online: new Set(), now: 0 })
      // The end of a turn may be taken back, and a client that the kill cut off may not know of that.
      let most = 0
      const replayed = await replay(game, { header, entries }, ({ table: now }) => {
        most = Math.max(most, doomed.progress(shown(now)))
        return true
      })
      if (!replayed.ok || replayed.value.stopped !== undefined) return fail('cannot be replayed', replayed)
      for (const { client } of actors) {
        const seen = client?.view && doomed.progress(client.view)
        if (seen !== undefined && seen > most) fail('somebody saw more', { seen, most })
      }
      return shown(replayed.value.record.table).status === 'ended'
    },
  }
}
