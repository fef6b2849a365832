// In gunboat, and at a table of characters, nobody may find out who plays whom by watching when somebody touches a phone. An evening with fifty secret
// drafts and votes of one seat is, to the byte, the evening without them for every other connection.
import { expect, it } from 'vitest'
import { FakeClock } from '../../electron/host/ports/fake-clock.ts'
import { logLine } from '../../electron/host/ports/log.ts'
import type { Chance } from '../../electron/host/ports/chance.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import type { DiplomacyView } from '../../shared/games/diplomacy/view.ts'
import type { SettingsChange } from '../../shared/table/command.ts'
import { TestClient } from './support/test-client.ts'
import { newCardTable, startTestHost } from './support/test-host.ts'

const NAMES = ['Ana', 'Bo', 'Cem', 'Dora', 'Egon', 'Fay', 'Gil']
const DRAFTS = 50

/** What each connection but Ana's was sent once all sat and the vote was open, byte for byte; and the port. */
async function evening(busy: boolean, kind: SettingsChange, port = 0) {
  const random = randomFrom('the same evening')
  const chance: Chance = (bytes) => Uint8Array.from({ length: bytes }, () => random.below(256))
  // The clock stands still, so no rate limit recovers.
  const limits = { messageBurst: 1_000, messageBurstOfAddress: 10_000 }
  const at = await startTestHost({ port, chance, clock: new FakeClock(), limits })
  let acts = 0
  const id = () => `act-${++acts}`
  try {
    const setUp = await at.window()
    const create = { game: 'diplomacy', settings: { ...kind, joining: 'open' } } as const
    const table = await setUp.inLobby({ kind: 'create', table: create })
    // Two tables: the list has an order, too.
    await setUp.inLobby({ kind: 'create', table: newCardTable() })
    await setUp.inLobby({ kind: 'open', table })
    const { code } = await setUp.viewWhere((view) => view.id === table)
    const tokens: string[] = []
    for (const name of NAMES) {
      const player = await at.join(code, name)
      await player.must({ kind: 'ask-seat', seat: null })
      tokens.push(player.token ?? '')
      await player.cut()
    }
    await setUp.must({ kind: 'start' })
    await setUp.viewWhere(({ people }) => people.every(({ online }) => !online))
    const window = await at.window(table)
    const lobby = await at.window()
    const screen = await at.screen(code)
    const guest = await TestClient.connect(at.url, { kind: 'guest' })
    const players: TestClient[] = []
    const isOnline = (name: string, online = true) =>
      window.viewWhere(({ people }) => people.some((one) => one.name === name && one.online === online))
    for (const [place, token] of tokens.entries()) {
      players.push(await at.back(token))
      await isOnline(NAMES[place] ?? '')
    }
    const [ana, bo, ...rest] = players as [TestClient, TestClient, ...TestClient[]]
    const seatOf = ({ view }: TestClient) => {
      if (view?.you.kind !== 'player' || !view.you.seats[0]) throw new Error('no seat')
      return view.you.seats[0]
    }
    for (const one of players) await one.viewWhere(({ people }) => people.every(({ online }) => online))
    await bo.act({ kind: 'open-ballot', seat: seatOf(bo), ballot: 'draw', who: [] }, id())
    for (const one of [window, screen, ...players]) await one.viewWhere(({ ballot }) => ballot !== null)

    const heard = new Map<string, () => readonly string[]>()
    const listen = (name: string, { heard: all }: TestClient, from = all.length) =>
      heard.set(name, () => all.slice(from))
    for (const [name, one] of Object.entries({ window, lobby, screen, guest })) listen(name, one)
    for (const [place, one] of [bo, ...rest].entries()) listen(NAMES[place + 1] ?? '', one)

    const seat = seatOf(ana)
    const unit = (ana.view!.gameView as DiplomacyView).units.find(({ power }) => (power as string) === seat)
    const touch = async () => {
      for (let done = 0; busy && done < DRAFTS; done++) {
        const hold = { kind: 'write', text: `${unit?.type} ${unit?.at} H`, language: 'en' }
        await ana.must({ kind: 'intent', seat, intent: done % 3 === 2 ? { kind: 'undo' } : hold })
        await ana.must({ kind: 'vote', seat, vote: done % 2 === 0 ? 'no' : 'yes' })
      }
    }
    await touch()
    // A reconnecting device, of which no page has been told yet, makes no difference.
    await rest.at(-1)?.cut()
    await isOnline('Gil', false)
    const back = await at.back(tokens.at(-1) ?? '')
    listen('Gil again', back, 0)
    await touch()
    await isOnline('Gil')
    // What everybody sees afterwards does not depend on what was hidden before.
    await window.act({ kind: 'extend', seconds: 60 }, id())
    await window.inLobby({ kind: 'rename', table, name: 'Late' }, id())
    for (const one of [window, screen, back, bo, ...rest.slice(0, -1)])
      await one.viewWhere(({ name }) => name === 'Late')
    await lobby.until(() => lobby.lobby?.tables.find(({ name }) => name === 'Late'), 'the list')
    return { port: at.host.port, heard: Object.fromEntries([...heard].map(([name, all]) => [name, all()])) }
  } finally {
    await at.stop()
  }
}

it.each<[string, SettingsChange]>([
  ['gunboat', { press: 'gunboat' }],
  ['a table of characters', { names: 'until-the-end' }],
])('shows nobody else that a seat of %s is being played', async (_, kind) => {
  const still = await evening(false, kind)
  const busy = await evening(true, kind, still.port)
  expect(Object.keys(busy.heard)).toHaveLength(11)
  // The list, the big screen and all players heard of the other acts.
  expect(Object.values(still.heard).filter((messages) => messages.length > 0).length).toBeGreaterThan(8)
  expect(busy.heard).toEqual(still.heard)
})

it('the host neither logs who plays whom at a table of characters, nor saves it before the end', async () => {
  const at = await startTestHost()
  try {
    const window = await at.window()
    const settings = { names: 'until-the-end', joining: 'open' } as const
    const table = await window.inLobby({ kind: 'create', table: { game: 'diplomacy', settings } })
    const { code } = await window.viewWhere((view) => view.id === table)
    const players: TestClient[] = []
    for (const name of NAMES) {
      const player = await at.join(code, name)
      await player.must({ kind: 'ask-seat', seat: null })
      players.push(player)
    }
    await window.must({ kind: 'start' })
    const seats = await Promise.all(
      players.map(async (player) => {
        const { you } = await player.viewWhere(({ status }) => status === 'playing')
        return you.kind === 'player' ? you.seats[0] : undefined
      }),
    )
    expect(new Set(seats).size).toBe(NAMES.length)
    for (const [place, player] of players.entries())
      await player.must({ kind: 'ready', seat: seats[place]!, ready: true })
    const telling = at.log.entries
      .map(logLine)
      .filter((line) => seats.some((seat) => seat && line.includes(seat)))
    expect(telling).toEqual([])
    expect(await at.host.saveFile(table)).toMatchObject({ ok: false, error: { code: 'file/names-hidden' } })
    await window.must({ kind: 'open-ballot', seat: null, ballot: 'draw', who: [] })
    for (const [place, player] of players.entries())
      await player.must({ kind: 'vote', seat: seats[place]!, vote: 'yes' })
    await window.viewWhere(({ status }) => status === 'ended')
    expect(window.view?.seats.map(({ name }) => name).toSorted()).toEqual(NAMES)
    expect(await at.host.saveFile(table)).toMatchObject({ ok: true })
  } finally {
    await at.stop()
  }
})
