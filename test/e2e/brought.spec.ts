// A board that somebody brings: dropped on the first page, chosen for a table, and played for a year on a phone, a laptop
// and a television, to print.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { filesOf, PICTURE, PLAIN, zipOf } from '../brought/packs.ts'
import { typeOrders } from './support/curtain.ts'
import { touchLetters } from './support/finger.ts'
import { openFirstPage, openScreen } from './support/host-page.ts'
import { choose, newTable } from './support/new-table.ts'
import { sayReady, sayReadyIfAsked } from './support/say-ready.ts'
import { goOnTo } from './support/go-on.ts'
import { printed } from './support/printed.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test, WALK } from './support/test.ts'

let host: TableHost
test.beforeAll(async () => {
  host = await startTableHost()
})
test.afterAll(() => host.dispose())

const folder = path.resolve(import.meta.dirname, '../../resources/boards')
const boardFile = (name: string) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') })

/** Drops files on the window, as a user does from a folder. */
const drop = (page: Page, files: readonly { readonly name: string; readonly text: string | number[] }[]) =>
  page.evaluate((dropped) => {
    const dataTransfer = new DataTransfer()
    for (const { name, text } of dropped)
      dataTransfer.items.add(new File([typeof text === 'string' ? text : Uint8Array.from(text)], name))
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true, bubbles: true }))
  }, files)

const look = async (page: Page, name: string): Promise<void> => {
  const to = process.env['BROUGHT_PICTURES']
  if (to) await page.screenshot({ path: path.join(to, `${name}.png`) })
}

test('a year on a board of one’s own, from dropping its files to print', async ({ browser }) => {
  test.setTimeout(240_000)
  const laptop = await openFirstPage(browser, host.hostUrl)
  await laptop.getByRole('button', { name: 'Add a board' }).waitFor()
  const [definition, drawing] = [boardFile('three-isles.json'), boardFile('three-isles.svg')]
  const dialog = laptop.getByRole('dialog')

  await drop(laptop, [{ ...definition, text: definition.text.replace('"A MOO"', '"A EAS"') }, drawing])
  await expect(dialog).toContainText('The unit A EAS cannot stand in Eastern Sea (EAS).')
  await look(laptop, 'faulty')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await drop(laptop, [definition, drawing])
  await expect(dialog).toContainText('Three Isles')
  await look(laptop, 'taken')
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await newTable(laptop)
  await choose(laptop, 'Which board?', 'Three Isles')
  await laptop.getByText('Chosen', { exact: true }).click()
  await expect(laptop.getByLabel('Who sits at North')).toBeVisible()
  await laptop.getByText('No clock', { exact: true }).click()
  await laptop.getByText('Open to all').click()
  await laptop.getByLabel('Who sits at South').selectOption('open')
  await laptop.getByLabel('Who sits at North').selectOption('computer:tactician')
  await look(laptop, 'set-up')
  const code = (await laptop.locator('.room').innerText()).trim()

  const phone = await (
    await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'ru-RU',
      reducedMotion: 'reduce',
    })
  ).newPage()
  await phone.goto(`${host.url}/#${code}`)
  await phone.getByLabel('Ваше имя').fill('Anna')
  await phone.keyboard.press('Enter')
  await phone.getByRole('button', { name: 'Юг', exact: true }).tap()
  const television = await openScreen(browser, host.url, code)
  await laptop.getByRole('button', { name: 'Start the game' }).click()

  await phone.locator('.drafting').waitFor()
  await look(phone, 'phone-writing')
  await look(television, 'television-writing')
  await touchLetters(phone, 'MOO')
  await touchLetters(phone, 'BAY')
  const lines = phone.locator('[data-row] .text')
  await expect(lines.filter({ hasText: 'MOO' })).toHaveCount(1)
  const handle = phone.locator('.handle')
  if ((await handle.getAttribute('aria-expanded')) === 'false') await handle.tap()
  const line = phone.locator('.drafting textarea, .drafting input[type="text"]').first()
  await line.fill('F BAY/EC - EAS; A MOO - BAY')
  await line.press('Enter')
  await expect(lines.filter({ hasText: 'EAS' })).toHaveCount(1)
  await look(phone, 'phone-written')
  await sayReady(phone)
  await goOnTo(laptop, 'Fall 1', () => Promise.resolve())
  await look(laptop, 'laptop-fall')
  await look(television, 'television-fall')
  await look(phone, 'phone-fall')
  await sayReady(phone)
  // Whether the year has a winter depends on the computer's moves.
  await goOnTo(laptop, 'Spring 2', () => sayReadyIfAsked(phone))

  const paper = await printed(laptop, 'Fall 1')
  await expect(paper).toContainText('South')
  await laptop.getByLabel('Table of abbreviations').click()
  await expect(paper.locator('tr', { hasText: 'Western Sea' })).toContainText('WES')
  await look(laptop, 'print')
})

test('three people play Escalation on a board of one’s own with two powers', async ({ browser }) => {
  const laptop = await openFirstPage(browser, host.hostUrl)
  await laptop.getByRole('button', { name: 'Add a board' }).waitFor()
  await drop(laptop, [boardFile('three-isles.json'), boardFile('three-isles.svg')])
  const dialog = laptop.getByRole('dialog')
  await expect(dialog).toContainText('Three Isles')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await newTable(laptop)
  await choose(laptop, 'Which board?', 'Three Isles')
  await choose(laptop, 'How many people play?', '3')

  await laptop.getByLabel('Units each places').fill('1')
  await laptop.getByLabel('Units each places').press('Enter')
  await laptop.getByText('Chosen', { exact: true }).click()
  await laptop.getByText('No clock', { exact: true }).first().click()
  const seats = laptop.getByLabel(/^Who sits at/)
  await expect(seats).toHaveCount(3)
  for (const seat of await seats.all()) await seat.selectOption('computer:tactician')
  await laptop.getByLabel('Who sits at South').selectOption('here')
  await look(laptop, 'escalation-set-up')
  await laptop.getByRole('button', { name: 'Start the game' }).click()
  const units = laptop.locator('.board [data-unit]')
  await laptop.getByText(/^Touch a free space/).waitFor()
  // Three provinces, of which the two others can hold no more than two.
  for (const place of ['MOO', 'BAY', 'HIL']) {
    if ((await laptop.locator(`.board [data-unit*=" ${place}"]`).count()) > 0) continue
    await typeOrders(laptop, `A ${place}`)
    break
  }
  await expect(units).toHaveCount(3)
  await look(laptop, 'escalation-placed')
  await laptop.locator('.drafting').waitFor()
})

test(
  'a pack whose drawing is one picture is played on it, and nothing else of the file comes to a page',
  WALK,
  async ({ browser }) => {
    const laptop = await (
      await browser.newContext({
        viewport: { width: 1366, height: 768 },
        locale: 'en-GB',
        reducedMotion: 'reduce',
      })
    ).newPage()
    const asked: string[] = []
    laptop.on('request', (request) => void asked.push(request.url()))
    laptop.on('dialog', () => void asked.push('a script ran'))
    await laptop.goto(host.hostUrl)
    await laptop.getByRole('button', { name: 'Add a board' }).waitFor()
    const hostile =
      '<script>alert(1)</script><image width="600" height="300" href="http://elsewhere.test/a.png" onload="alert(1)"/>' +
      '<style>@import "http://elsewhere.test/a.css"; .water { fill: lightsteelblue }</style>'
    const svg = PICTURE.svg.replace('<g id="art"', `${hostile}<g id="art"`)
    const files = filesOf({ ...PICTURE, svg }).map(({ name, data }) => ({
      name,
      text: new TextDecoder().decode(data),
    }))
    await drop(laptop, files)
    const dialog = laptop.getByRole('dialog')
    await expect(dialog).toContainText(
      'Without a shape of its own, touched by where its unit stands: West Land',
    )
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await newTable(laptop)
    await choose(laptop, 'Which board?', 'Two Seas')
    await laptop.getByText('Chosen', { exact: true }).click()
    for (const side of ['Red', 'Blue']) await laptop.getByLabel(`Who sits at ${side}`).selectOption('here')
    await laptop.getByText('No clock', { exact: true }).click()
    await laptop.getByRole('button', { name: 'Start the game' }).click()
    const picture = laptop.locator('svg.layer image')
    await expect(picture).toHaveAttribute('href', /^data:image\/svg\+xml,/)
    await expect(laptop.locator('svg.layer:has(> image.picture)')).toBeVisible()
    const address = (await picture.getAttribute('href')) ?? ''
    const drawn = await laptop.evaluate(async (href) => {
      const image = new Image()
      image.src = href
      await image.decode()
      return image.naturalWidth
    }, address)
    expect(drawn).toBeGreaterThan(0)
    await look(laptop, 'picture')

    // While a table is played on it, the board is not removed, and a sentence says so; a board without a table is.
    await laptop.getByRole('button', { name: 'All tables' }).click()
    const added = laptop.locator('details', { hasText: 'Boards added here' })
    await added.locator('summary').click()
    const remove = async (name: string | RegExp) => {
      await added.getByRole('button', { name }).click()
      await laptop.getByRole('button', { name: 'Remove it now' }).click()
    }
    await remove('Remove the board: Two Seas')
    await expect(laptop.getByText('This board stays, for it is needed by: Table of')).toBeVisible()
    const renamed = filesOf({
      ...PICTURE,
      svg,
      variants: PICTURE.variants.replace(/(VARIANT name=)"Two Seas"/, '$1"Two Lakes"'),
    })
    await drop(laptop, renamed.map(({ name, data }) => ({ name, text: new TextDecoder().decode(data) }))) // oxfmt-ignore
    await expect(dialog).toContainText('Two Lakes')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await remove('Remove the board: Two Lakes')
    await expect(added.getByText('Two Lakes')).toHaveCount(0)
    await expect(added.getByText('Two Seas')).toBeVisible()
    await look(laptop, 'added')
    expect(asked.filter((url) => !url.startsWith(host.url) && !url.startsWith('data:'))).toEqual([])
  },
)

test('a year on a pack for jDip, from dropping its zip to print', async ({ browser }) => {
  test.setTimeout(180_000)
  const page = await openFirstPage(browser, host.hostUrl)
  await page.getByRole('button', { name: 'Add a board' }).waitFor()
  const variants = PLAIN.variants
    .replace('"Two Seas" version', '"Isthmus War" version')
    .replace('WINNING_SUPPLY_CENTERS value="2"', 'WINNING_SUPPLY_CENTERS value="3"')
    .replace('GAME_LENGTH value="0"', 'GAME_LENGTH value="10"')
  const { name, data } = zipOf(filesOf({ ...PLAIN, variants }, 'isthmus/'))
  await drop(page, [{ name, text: [...data] }])
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Isthmus War')
  await expect(dialog).toContainText('1509 (years: 10)')
  await look(page, 'pack-taken')
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await newTable(page)
  await choose(page, 'Which board?', 'Isthmus War')
  await page.getByText('Chosen', { exact: true }).click()
  await page.getByText('No clock', { exact: true }).click()
  await page.getByText('End, draws, scoring, hints').click()
  await expect(page.getByLabel('Last year')).toHaveValue('1509')
  await page.getByLabel('Who sits at Red').selectOption('here')
  // Nobody moves for Blue, so that Red takes the isthmus and builds.
  await page.getByLabel('Who sits at Blue').selectOption('absent')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.drafting').waitFor()
  await expect(page.getByRole('heading', { name: 'Spring 1500', exact: true })).toBeVisible()
  const written = async (order: string) => {
    await typeOrders(page, order)
    await expect(page.locator('[data-row] .text', { hasText: order })).toBeVisible()
    await page.keyboard.press('Escape')
    await sayReady(page)
  }
  const endStage = () => sayReadyIfAsked(page)
  await written('A WES - ISL')
  await goOnTo(page, 'Fall 1500', endStage)
  await look(page, 'pack-fall')
  await goOnTo(page, 'Winter 1500', endStage)
  await written('A WES B')
  await goOnTo(page, 'Spring 1501', endStage)
  const paper = await printed(page, 'Winter 1500')
  await expect(paper.locator('li', { hasText: 'A WES B' })).toHaveCount(1)
  await page.getByLabel('Table of abbreviations').click()
  await expect(paper.locator('tr', { hasText: 'Isthmus' })).toContainText('ISL')
  await look(page, 'pack-print')
})
