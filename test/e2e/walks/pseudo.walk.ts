// The pages in a pseudo-language in which every message is marked: a text without marks is not in the messages.
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { TONGUES } from '../../../shared/games/diplomacy/notation/names/names.ts'
import { VARIANT_IDS, variantOf } from '../../../shared/games/diplomacy/variants/index.ts'
import { pseudo } from '../../../tools/messages/pseudo.ts'
import { startTableHost, type TableHost } from '../support/table-host.ts'
import { test } from '../support/test.ts'
import { walkTheLearningRoom, walkTheTable, type Walk } from '../support/tour.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const built = path.join(root, 'out/pseudo/main/headless.js')

let host: TableHost
test.beforeAll(async () => {
  test.setTimeout(300_000)
  // With this variable set, the build of an earlier run is used.
  if (!process.env['ENTENTE_PSEUDO_BUILT'])
    await promisify(execFile)('npm', ['run', '--silent', 'pseudo'], { cwd: root, shell: true })
  host = await startTableHost({ program: built })
})
test.afterAll(() => host.dispose())

/** Words that are the same in every language, or come from somewhere else than the messages. */
const named = new Set(
  [
    // Places, powers and the words of orders: a board's names and notation, not messages.
    ...[...Object.values(TONGUES), ...VARIANT_IDS.map((id) => variantOf(id).look.names)].flatMap(
      (words) => JSON.stringify(words).match(/\p{L}+/gu) ?? [],
    ),
    // The languages by their own names, the person at the table, what was typed.
    ...['English', 'Čeština', 'Ada', 'xyzzy'],
    // Addresses and dates.
    ...['http', 'localhost'],
    // Keys, as they are printed on keyboards.
    ...['Ctrl', 'Shift', 'Alt', 'Cmd', 'Esc', 'Enter', 'Space', 'Tab', 'Home', 'End', 'Backspace', 'Delete'],
    ...Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat('en', { month: 'long' }).format(new Date(2000, month)),
    ),
  ].map((word) => word.toLowerCase()),
)

/** Everything a person sees or is told by a screen reader, with where it stands. */
const textsOn = (page: Page) =>
  page.evaluate(() => {
    const found: { text: string; at: string }[] = []
    const where = (node: Element | null): string =>
      node ? `${node.localName}.${[...node.classList].join('.')}` : ''
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (!parent || parent.closest('script, style, .room, [lang]')) continue
      found.push({ text: walker.currentNode.textContent ?? '', at: where(parent) })
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        found.push({ text: element.getAttribute(name) ?? '', at: `${where(element)}[${name}]` })
    found.push({ text: document.title, at: 'title' })
    return found
  })

/** Words of a text that have no marks and are no names. */
const unmarked = (text: string, code: string) =>
  (text.replace(/https?:\S+/g, '').match(/\p{L}+/gu) ?? []).filter(
    (word) => /^[A-Za-z]{2,}$/.test(word) && !named.has(word.toLowerCase()) && word !== code,
  )

function watching(browser: Walk['browser']): { walk: Walk; plain: string[] } {
  const plain: string[] = []
  const walk: Walk = {
    host,
    browser,
    language: 'en',
    phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    laptop: { viewport: { width: 1366, height: 768 } },
    worded: pseudo,
    look: async (page, name) => {
      const code = await page
        .locator('.room')
        .first()
        .innerText({ timeout: 100 })
        .catch(() => '')
      for (const { text, at } of await textsOn(page))
        for (const word of unmarked(text, code.trim()))
          plain.push(`${name}: “${word}” in ${at}: ${text.trim()}`)
    },
  }
  return { walk, plain }
}

test('nothing at the table is said that is not a message', async ({ browser }) => {
  const { walk, plain } = watching(browser)
  await walkTheTable(walk)
  expect([...new Set(plain)]).toEqual([])
})

test('nothing in the learning room is said that is not a message', async ({ browser }) => {
  const { walk, plain } = watching(browser)
  await walkTheLearningRoom(walk)
  expect([...new Set(plain)]).toEqual([])
})
