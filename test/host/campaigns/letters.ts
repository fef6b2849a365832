// npm run campaign:letters [-- TURNS]: an evening of Diplomacy on seven phones and a television in a real browser. Everybody
// writes letters by hand, true and forged, and broadcasts; the host is frozen while some of them are sent. Every byte that comes
// to a page, and every file of the host, is searched for the marks of letters that are not for it; each letter arrives once.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { SeatId } from '../../../shared/kernel/game.ts'
import { NO_CLOCK } from '../support/diplomats.ts'
import { launchBrowser } from '../../../tools/setup/browser.mjs'
import { startTableHost } from '../../e2e/support/table-host.ts'
import { filesOf } from '../support/ears.ts'
import { newId, TestClient } from '../support/test-client.ts'
import { playerOf } from '../support/test-host.ts'

const turns = Number(process.argv[2] ?? 3)
const NAMES = ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey'] as const
const seatOf = (name: string) => name.toUpperCase() as SeatId
/** The host is frozen for so long while a letter is sent (ms). */
const FROZEN_MS = 6_000

interface Phone {
  readonly name: string
  readonly page: Page
  /** All that came over its connection. */
  readonly heard: string[]
}

interface Mark {
  readonly text: string
  readonly from: string
  readonly to: string
  /** A forged letter, filed under the other name. */
  readonly forged: boolean
}

const host = await startTableHost()
const token = host.hostUrl.split('#host=')[1] ?? ''
const window = await TestClient.connect(host.url, { kind: 'host', token })
const table = await window.inLobby({
  kind: 'create',
  table: {
    game: 'diplomacy',
    settings: {
      allotment: 'chosen',
      joining: 'open',
      clock: NO_CLOCK,
      letters: { rule: 'both', hands: 'direct', post: { kind: 'at-once' }, when: 'talks', guests: false },
    },
  },
})
const { code } = await window.viewWhere(({ id }) => id === table)
const browser = await launchBrowser()
const marks: Mark[] = []

async function open(address: string, phone: boolean): Promise<Phone> {
  const size = phone ? { width: 390, height: 844 } : { width: 1920, height: 1080 }
  const context = await browser.newContext({
    viewport: size,
    hasTouch: phone,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const heard: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void heard.push(String(payload))),
  )
  await page.goto(address)
  return { name: phone ? '' : 'screen', page, heard }
}

const screen = await open(`${host.url}/#screen=${code}`, false)
const phones: Phone[] = []
for (const name of NAMES) {
  const joined = await TestClient.connect(host.url, { kind: 'guest' })
  await joined.ask({ type: 'join', id: newId(), code, name: `${name} player` })
  await joined.viewWhere(() => true)
  await window.must({ kind: 'grant-seat', player: playerOf(joined), seat: seatOf(name) })
  // The page comes with the key, as one that was here before.
  const phone = await open(`${host.url}/healthz`, true)
  await phone.page.evaluate(
    ([room, key]) => localStorage.setItem('entente.keys', JSON.stringify([{ code: room, token: key }])),
    [code, joined.token ?? ''],
  )
  joined.socket.terminate()
  await phone.page.goto(`${host.url}/#${code}`)
  phones.push({ ...phone, name })
}
await window.must({ kind: 'start' })

const box = (page: Page) => page.getByRole('textbox', { name: 'Your letter…' })
async function openThread({ page }: Phone, name: string): Promise<void> {
  if ((await page.getByRole('region', { name: 'Letters' }).count()) === 0)
    await page.getByRole('button', { name: /^Letters/ }).click()
  const back = page.getByRole('button', { name: 'All letters' })
  if (await back.isVisible()) await back.click()
  // A preview may name anybody.
  await page.locator('.entry', { has: page.locator('strong', { hasText: new RegExp(`^${name}$`) }) }).click()
}

/** Everybody writes to somebody by hand; every third letter is forged. */
async function write(turn: number): Promise<void> {
  for (const [place, phone] of phones.entries()) {
    const to = NAMES[(place + 1 + (turn % 6)) % 7] ?? ''
    const text = `turn${turn}seat${place}mark${Math.random().toString(36).slice(2, 8)}`
    const forged = place % 3 === 0
    marks.push({ text, from: phone.name, to, forged })
    await openThread(phone, to)
    if (forged) {
      await phone.page.getByText('Letterhead').click()
      const other = NAMES.find((name) => name !== phone.name && name !== to) ?? ''
      await phone.page.getByLabel('From', { exact: true }).selectOption(other)
    }
    await box(phone.page).fill(`Dear ${to},\n${text}`)
    // One a turn is sent while nobody answers.
    const cut = place === turn % 7
    if (cut) host.freeze()
    await phone.page.getByRole('button', { name: 'Send' }).click()
    if (cut) {
      await sleep(FROZEN_MS)
      host.thaw()
    }
    await phone.page.getByTestId('letters').getByText(text).waitFor({ timeout: 60_000 })
  }
  const [editor] = phones
  if (!editor) return
  await openThread(editor, 'The newspaper')
  await editor.page.getByRole('textbox', { name: 'Your broadcast…' }).fill(`Issue ${turn}: peace`)
  await editor.page.getByRole('button', { name: 'Print it' }).click()
  await screen.page.getByText(`Issue ${turn}: peace`).first().waitFor({ timeout: 60_000 })
}

const leaks: string[] = []
const search = (where: string, text: string, known: (mark: Mark) => boolean) => {
  for (const mark of marks)
    if (!known(mark) && text.includes(mark.text)) leaks.push(`${where} holds ${mark.text}`)
}

for (let turn = 0; turn < turns; turn++) {
  await write(turn)
  for (const command of [{ kind: 'close-now' }, { kind: 'continue' }] as const) await window.must(command)
  await window.viewWhere(({ stage }) => stage.name === 'negotiation')
}
// Everybody opens every thread they have.
for (const phone of phones)
  for (const { from, to, text, forged } of marks)
    if (to === phone.name && !forged) {
      await openThread(phone, from)
      const lying = phone.page.getByTestId('letters').getByText(text)
      await lying.first().waitFor({ timeout: 30_000 })
      if ((await lying.count()) !== 1) leaks.push(`${phone.name} has ${text} ${await lying.count()} times`)
    }
for (const { name, heard } of phones)
  search(name, heard.join('\n'), ({ from, to }) => from === name || to === name)
search('the television', screen.heard.join('\n'), () => false)
search('the window', window.heard.join('\n'), () => false)
for (const { name, text } of await filesOf(host.data)) search(name, text, () => false)
const saved = await fetch(`${host.url}/tables/${table}/file`, {
  headers: { authorization: `Bearer ${token}` },
})
const opened = (await saved.text()).replace(/"sealed":"([\w-]+)"/g, (_, sealed: string) =>
  Buffer.from(sealed, 'base64url').toString(),
)
search('the saved table', opened, () => false)

console.log(`${marks.length} letters on ${phones.length} phones in ${turns} turns; leaks: ${leaks.length}`)
for (const leak of leaks) console.log(leak)
window.socket.terminate()
await browser.close()
await host.dispose()
process.exit(leaks.length > 0 ? 1 : 0)
