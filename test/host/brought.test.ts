// A board that somebody brings: read, kept, served, played on, and carried with a saved table to another host.
import { readFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import type { ReadFiles } from '../../electron/host/brought/reading.ts'
import { writeSavedGame } from '../../shared/games/diplomacy/exchange/write-saved-game.ts'
import { BRINGERS } from '../../shared/games/bringers.ts'
import type { DiplomacyOptions } from '../../shared/games/diplomacy/options/options.ts'
import type { DiplomacyView } from '../../shared/games/diplomacy/view.ts'
import { ok } from '../../shared/kernel/result.ts'
import type { BroughtAnswer } from '../../shared/protocol/brought.ts'
import { newGame, screen, turn } from '../contract/played.ts'
import { startTestHost, type TestHost } from './support/test-host.ts'

const hosts: TestHost[] = []
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.stop()
})

const readFiles: ReadFiles = (files) =>
  Promise.resolve(ok({ game: 'diplomacy', read: BRINGERS['diplomacy']!(files) ?? [] }))
async function start(options: Parameters<typeof startTestHost>[0] = {}): Promise<TestHost> {
  const host = await startTestHost({ readFiles, ...options })
  hosts.push(host)
  return host
}

const NAMES = ['three-isles.json', 'three-isles.svg']
const fileOf = (name: string) => readFileSync(new URL(`../../resources/boards/${name}`, import.meta.url))

async function bring({ url, host }: TestHost, names: readonly string[] = NAMES, token = host.hostToken) {
  const files = names.map((name) => ({ name: `isles/${name}`, data: fileOf(name).toString('base64') }))
  return fetch(`${url}brought`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ files }),
  })
}

async function broughtTo(at: TestHost): Promise<string> {
  const { answers } = (await (await bring(at)).json()) as { answers: BroughtAnswer[] }
  const [answer] = answers
  if (answer?.kind !== 'taken') throw new Error(JSON.stringify(answers))
  return answer.entry.id
}

async function tableOn(at: TestHost, variant: string) {
  const window = await at.window()
  const settings = { options: { variant } as DiplomacyOptions }
  const seats = { NORTH: { kind: 'here' }, SOUTH: { kind: 'computer', level: 'tactician' } } as const
  const table = await window.inLobby({ kind: 'create', table: { game: 'diplomacy', settings, seats } })
  await window.must({ kind: 'start' })
  return table
}

it('is offered, served whole to anybody, and still there after a restart, with its tables', async () => {
  const at = await start()
  const id = await broughtTo(at)
  const window = await at.window()
  const { brought } = await window.until(() => window.lobby, 'the list')
  expect(brought).toMatchObject([{ game: 'diplomacy', id, title: { en: 'Three Isles', ru: 'Три острова' } }])
  const served = await fetch(`${at.url}brought/diplomacy/${id}.json`)
  expect(served.headers.get('cache-control')).toContain('immutable')
  expect(await served.json()).toMatchObject({ definition: { id: 'three-isles' }, map: { format: 'entente-map' } })

  const table = await tableOn(at, id)
  await at.stop('keep')
  hosts.pop()
  const again = await start({ dataDir: at.dataDir })
  expect((await fetch(`${again.url}brought/diplomacy/${id}.json`)).status).toBe(200)
  const back = await again.window(table)
  const view = (await back.viewWhere((seen) => seen.id === table)).gameView as DiplomacyView
  expect(view).toMatchObject({ variant: id, turn: { year: 1 } })
  expect(view.units.map(({ power, type, at: place }) => `${power} ${type} ${place}`)).toContain('SOUTH F BAY/EC')
}) // oxfmt-ignore

it('travels with a saved table to a host that has none such', async () => {
  const at = await start()
  const id = await broughtTo(at)
  const saved = await at.host.saveFile(await tableOn(at, id))
  if (!saved.ok) throw new Error(saved.error.code)
  const other = await start()
  const opened = await other.host.openFile(saved.value.text)
  if (!opened.ok) throw new Error(JSON.stringify(opened.error))
  expect((await fetch(`${other.url}brought/diplomacy/${id}.json`)).status).toBe(200)
  expect((await fetch(`${other.url}brought/diplomacy/${id.slice(0, -1)}.json`)).status).toBe(404)
})

it('is known by its id in a game that leaves for other programs and comes back', async () => {
  const at = await start()
  const id = await broughtTo(at)
  const opening = newGame({ variant: id })
  const played = turn(turn(opening, { NORTH: 'F FJO - WES', SOUTH: 'F BAY/EC - EAS' }))
  const text = JSON.stringify(writeSavedGame('isles', screen(played), played.records, played.options))
  expect(text).toContain('F BAY/EC - EAS')
  const opened = await at.host.openFile(text)
  if (!opened.ok) throw new Error(JSON.stringify(opened.error))
  const window = await at.window(opened.value)
  const view = (await window.viewWhere((seen) => seen.id === opened.value)).gameView as DiplomacyView
  const { units, turn: now } = played
  expect(view).toMatchObject({ variant: id, units, turn: now })
  // A table is played on it.
  const act = { kind: 'remove-brought', game: 'diplomacy', brought: id } as const
  expect((await window.ask({ type: 'lobby', id: 'gone', act })).type).toBe('refused')

  const elsewhere = text.replaceAll(id, 'nowhere-0123456789ab')
  expect(await at.host.openFile(elsewhere)).toMatchObject({
    ok: false,
    error: { code: 'import/unknown-map', data: { map: 'nowhere-0123456789ab' } },
  })
})

it('is removed when no table is played on it, and not before', async () => {
  const at = await start()
  const id = await broughtTo(at)
  const table = await tableOn(at, id)
  const window = await at.window()
  const act = { kind: 'remove-brought', game: 'diplomacy', brought: id } as const
  const refused = await window.ask({ type: 'lobby', id: 'first', act })
  expect(refused).toMatchObject({ type: 'refused', refusal: { code: 'brought/in-use' } })
  // A table in the archive is still a table.
  await window.inLobby({ kind: 'archive', table, archived: true })
  expect((await window.ask({ type: 'lobby', id: 'second', act })).type).toBe('refused')
  expect((await fetch(`${at.url}brought/diplomacy/${id}.json`)).status).toBe(200)

  await at.stop()
  hosts.pop()
  const other = await start()
  const alone = await broughtTo(other)
  const list = await other.window()
  const removal = { ...act, brought: alone } as const
  expect((await list.ask({ type: 'lobby', id: 'third', act: removal })).type).toBe('done')
  await list.until(() => list.lobby?.brought.length === 0 || undefined, 'an empty shelf')
  expect((await fetch(`${other.url}brought/diplomacy/${alone}.json`)).status).toBe(404)
  const again = await list.ask({ type: 'lobby', id: 'fourth', act: removal })
  expect(again).toMatchObject({ refusal: { code: 'brought/unknown' } })
  const settings = { options: { variant: alone } as DiplomacyOptions }
  const create = { kind: 'create', table: { game: 'diplomacy', settings, seats: {} } } as const
  expect((await list.ask({ type: 'lobby', id: 'fifth', act: create })).type).toBe('refused')
  expect(await broughtTo(other)).toBe(alone)
})

it('is refused with all that is wrong, and to whoever is not the host', async () => {
  const at = await start()
  const lacking = await bring(at, ['three-isles.json'])
  expect(await lacking.json()).toEqual({
    answers: [
      {
        kind: 'faulty',
        game: 'diplomacy',
        faults: [{ code: 'drawing-not-found', of: ['three-isles.svg'] }],
      },
    ],
  })
  expect((await bring(at, NAMES, 'no-key-of-this-host')).status).toBe(403)
  const window = await at.window()
  expect((await window.until(() => window.lobby, 'the list')).brought).toEqual([])
})
