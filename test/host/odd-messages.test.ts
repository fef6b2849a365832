// What a faulty page may send: messages nested thousands deep, of the greatest length, or of the wrong shape. Each
// gets an answer, no other page waits for it, and only what the game could read is kept.
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readLines } from '../../electron/host/storage/line.ts'
import { unpackEntry } from '../../electron/host/storage/entry.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import type { SeatId } from '../../shared/kernel/game.ts'
import type { TableId } from '../../shared/table/holder.ts'
import words from '../../resources/messages/en/refusals.json' with { type: 'json' }
import { FIRST_CARD } from '../cards/deck.ts'
import { POWERS } from './support/diplomats.ts'
import { newId, type TestClient } from './support/test-client.ts'
import {
  handOf,
  LEFT,
  playerOf,
  startCardEvening,
  startTestHost,
  type TestHost,
} from './support/test-host.ts'

const MESSAGES = 1_000
/** This test sends more in a second than any page, so that it is quick. */
const UNMETERED = {
  messagesPerSecond: 5_000,
  messageBurst: 5_000,
  messagesPerSecondAndAddress: 5_000,
  messageBurstOfAddress: 5_000,
  arrivalsPerSecond: 500,
  arrivalBurst: 500,
  longBytesPerSecond: 1e9,
  longBytesAtOnce: 1e9,
  longBytesPerSecondAndAddress: 1e9,
  longBytesAtOnceOfAddress: 1e9,
}
const random = randomFrom('odd messages')

const nested = (depth: number): string => `${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`
const long = (length: number): string => JSON.stringify('x'.repeat(length))

/** Something a page would not send, in JSON: an intent, or something in its place. */
function odd(card: number): string {
  const legal = `"kind":"play","card":${card}`
  const manners = [
    () => `{${legal},"junk":${nested(1 + random.below(2_000))}}`,
    () => `{${legal},"junk":${nested(2_075)}}`,
    () => `{${legal},"junk":${long(30_000)}}`,
    () => `{${legal},"__proto__":{"card":1},"constructor":{"prototype":{}}}`,
    () => `{"kind":${nested(random.below(40))}}`,
    () =>
      `{"kind":"play","card":${['1e999', '-0', '1.5', `"${FIRST_CARD}"`, `[${FIRST_CARD}]`, 'null', '9007199254740993'][random.below(7)]}}`,
    () => ['null', '[]', '0', '""', 'true', '{}', long(30_000), nested(2_000)][random.below(8)] ?? '',
    () => `{"kind":"\\ud800","card":"\\u0000\\u202e"}`,
  ]
  return manners[random.below(manners.length)]?.() ?? ''
}

/** The commands of a table's journal, as they stand in the file. */
async function journalled(at: TestHost, table: TableId): Promise<string[]> {
  const data = await readFile(`${at.dataDir}/tables/${table}/journal.ndjson`)
  return readLines(data)
    .slice(1)
    .map(({ value }) => JSON.stringify(unpackEntry(value)?.command))
}

const sentenceOf = (code: string): string | undefined =>
  (words as Record<string, string>)[`refusal_${code.replace(/[/-]/g, '_')}`]

let at: TestHost
beforeEach(async () => {
  at = await startTestHost({ limits: UNMETERED })
})
afterEach(() => at.stop())

describe('messages that no page sends', () => {
  it('are all answered, delay no other page, and leave nothing behind', async () => {
    const evening = await startCardEvening(at)
    const { table, right } = evening
    const [card = 0] = handOf(evening.left)
    let { left } = evening
    const key = left.token ?? ''

    let over = false
    let longest = 0
    const others = async () => {
      while (!over) {
        const start = performance.now()
        await right.ask({ type: 'record', id: newId(), index: 99 })
        longest = Math.max(longest, performance.now() - start)
        await sleep(5)
      }
    }
    const waiting = others()
    const codes = new Map<string, number>()
    for (let sent = 0; sent < MESSAGES; sent++) {
      const id = newId()
      left.socket.send(
        `{"type":"act","id":"${id}","command":{"kind":"intent","seat":"left","intent":${odd(card)}}}`,
      )
      const answer = await left.until(
        () => left.messages.find((one) => 'id' in one && one.id === id) ?? left.goodbye,
        'an answer',
      )
      const refusal = 'code' in answer ? answer : answer.type === 'refused' ? answer.refusal : undefined
      const code = refusal?.code ?? 'done'
      codes.set(code, (codes.get(code) ?? 0) + 1)
      // The card game of the tests has no words of its own.
      if (refusal && !code.startsWith('card-game/')) expect(sentenceOf(code)).toBeDefined()
      // The connection was closed for too many wrong messages; a page that is reloaded comes back.
      if (left.goodbye) left = await at.back(key)
    }
    over = true
    await waiting
    expect([...codes.keys()].sort()).toEqual([
      'card-game/not-in-hand',
      'done',
      'intent/malformed',
      'protocol/malformed',
    ])
    expect(longest).toBeLessThan(250)

    const kept = await journalled(at, table)
    const own = kept.filter((command) => command.includes('"intent"'))
    expect(own.length).toBeGreaterThan(100)
    expect(new Set(own)).toEqual(
      new Set([JSON.stringify({ kind: 'intent', seat: LEFT, intent: { kind: 'play', card } })]),
    )
    expect(at.log.entries).toEqual([])
    const saved = await at.host.saveFile(table)
    expect(saved.ok && (await at.host.openFile(saved.value.text))).toMatchObject({ ok: true })
    await at.stop('keep')
    at = await startTestHost({ dataDir: at.dataDir })
    const back = await at.back(key)
    expect((await back.viewWhere(({ id }) => id === table)).gameView).toMatchObject({
      own: [{ sealed: card }],
    })
    expect(await at.host.saveFile(table)).toMatchObject({ ok: true })
  })

  it('leave in a ruling and in the options only what the game understood', async () => {
    const window = await at.window()
    const table = await window.inLobby({
      kind: 'create',
      table: { game: 'diplomacy', settings: { gamemaster: 'open', allotment: 'chosen' } },
    })
    await window.viewWhere(({ id }) => id === table)
    const junk = { junk: { of: ['any', 'kind'] } }
    await window.must({ kind: 'configure', settings: { options: { victoryCentres: 12, ...junk } } })
    for (const seat of POWERS) await window.must({ kind: 'seat', seat, holder: { kind: 'here' } })
    await window.must({ kind: 'start' })
    const england = 'ENGLAND' as SeatId
    const draft = { kind: 'draft', at: 'LON', order: null, ...junk }
    await window.must({
      kind: 'rule',
      reason: 'Paper',
      ruling: { kind: 'correct', seat: england, intent: draft },
    })
    await window.must({ kind: 'rule', reason: 'Set right', ruling: { kind: 'amend', change: junk } })
    const kept = (await journalled(at, table)).join('\n')
    expect(kept).toContain('"victoryCentres":12')
    expect(kept).toContain('"at":"LON"')
    expect(kept).not.toContain('junk')
  })
})

describe('a flood of long sheets', () => {
  const england = 'ENGLAND' as SeatId
  const unit = { type: 'F', at: 'LON' }
  const orders = Array.from({ length: 120 }, () => ({ kind: 'support-move', unit, target: unit, to: 'NTH' }))

  async function sitDown(): Promise<{ table: TableId; player: TestClient; other: TestClient }> {
    const window = await at.window()
    const table = await window.inLobby({
      kind: 'create',
      table: { game: 'diplomacy', settings: { allotment: 'chosen' } },
    })
    const { code } = await window.viewWhere(({ id }) => id === table)
    const [player, other] = [await at.join(code, 'Ada'), await at.join(code, 'Bo')]
    await window.must({ kind: 'grant-seat', player: playerOf(player), seat: england })
    await window.must({ kind: 'grant-seat', player: playerOf(other), seat: 'FRANCE' as SeatId })
    await window.must({ kind: 'start' })
    return { table, player, other }
  }

  it('is refused once the seat has written enough, and takes nothing from the others', async () => {
    const { table, player, other } = await sitDown()
    const sheet = { kind: 'intent', seat: england, intent: { kind: 'sheet', orders } } as const
    let refusal: Awaited<ReturnType<TestClient['act']>>
    for (let sent = 0; sent < 40 && !refusal; sent++) refusal = await player.act(sheet)
    expect(refusal).toMatchObject({ code: 'limits/too-much' })
    expect(Number(refusal?.data?.['seconds'])).toBeGreaterThan(0)
    expect((await readFile(`${at.dataDir}/tables/${table}/journal.ndjson`)).length).toBeLessThan(300_000)
    // What is short still fits, and the other seat has its own.
    const text = { kind: 'write', text: 'F LON - NTH', language: 'en' }
    const france = 'FRANCE' as SeatId
    const paris = { kind: 'write', text: 'A PAR - BUR', language: 'en' }
    expect(await other.act({ kind: 'intent', seat: france, intent: paris })).toBeUndefined()
    expect(await player.act({ kind: 'intent', seat: england, intent: text })).toBeUndefined()
  })
})
