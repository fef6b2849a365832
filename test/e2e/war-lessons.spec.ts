// The lessons of the war: from the first page through a whole lesson to its end, on a phone in every language, and on a
// television.
import { expect, type Page } from '@playwright/test'
import { LANGUAGES } from '../../shared/kernel/language.ts'
import { LESSONS } from '../../shared/games/paths-of-glory/lessons/course.ts'
import { basics } from '../../shared/games/paths-of-glory/lessons/basics.ts'
import { tannenberg } from '../../shared/games/paths-of-glory/lessons/tannenberg.ts'
import { findings } from './support/axe.ts'
import { openFirstPage } from './support/host-page.ts'
import { newTable } from './support/new-table.ts'
import { opened } from './support/opened.ts'
import { pressIn } from './support/press.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test, WALK } from './support/test.ts'
import { startAtLaptop } from './support/war.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as const
const SCREENS = {
  phone: PHONE,
  laptop: { viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' },
  television: { viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' },
} as const

let host: TableHost
test.beforeAll(async () => {
  host = await startTableHost()
})
test.afterAll(() => host.dispose())

const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['PICTURES']
  if (folder) await page.screenshot({ path: `${folder}/war-${name}.png` })
}

test('a lesson from the first page to its end, with keys alone', async ({ browser }) => {
  const page = await openFirstPage(browser, host.hostUrl)
  await page.getByRole('link', { name: 'Paths of Glory' }).click()
  await expect(page.getByRole('heading', { name: 'The war in lessons' })).toBeVisible()
  await page.getByRole('link', { name: 'Begin' }).click()
  // Before any battle it is told what is on the table, with what a page speaks of.
  const card = page.locator('[data-card]')
  for (const { id, shows } of basics.pages) {
    await expect(page.locator(`[data-lesson="basics"][data-page="${id}"]`)).toBeVisible()
    if (shows === 'aim') await expect(page.getByText('14 victory points (VP) or more')).toBeVisible()
    if (shows === 'card')
      await expect(card).toContainText(/Operations.*4.*Redeployment.*4.*Replacements.*Event/s)
    if (shows === 'key') await expect(page.locator('[data-sign="supply"]')).toContainText('Supply source')
    if (shows === undefined) await page.keyboard.press('2')
    await page.keyboard.press('ArrowRight')
  }
  for (const { id, question } of tannenberg.pages) {
    const article = page.locator(`[data-lesson="tannenberg"][data-page="${id}"]`)
    await expect(article).toBeVisible()
    // Nothing is told before the guess.
    await expect(article.locator('.truth')).toHaveCount(0)
    await expect(article.locator('[data-next]')).toHaveCount(0)
    const right = (question?.options.findIndex(({ mistake }) => mistake === null) ?? 0) + 1
    await page.keyboard.press(String(right))
    await expect(article.getByText('Right.')).toBeVisible()
    await expect(article.locator('.truth')).toBeVisible()
    await page.keyboard.press('ArrowRight')
  }
  // The next lesson follows; a step back returns to the last page of this one.
  await expect(page.locator('[data-lesson="cambrai"][data-page="cost"]')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('[data-lesson="tannenberg"][data-page="advance"]')).toBeVisible()
  // What was done is kept, and the contents lead on from there.
  await page.getByRole('link', { name: 'Lessons' }).click()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Go on: Cambrai: against a trench' })).toBeVisible()
  // One touch leads into a game, whose aim is told by itself, once.
  await page.getByRole('button', { name: 'A first game against the computer' }).click()
  const aim = page.getByRole('dialog', { name: 'The aim, and how it is played' })
  await expect(aim).toContainText('Your side wins with 14 victory points (VP) or more')
  await aim.getByRole('button', { name: 'To the game' }).click()
  await expect(page.locator('.strip.own')).toBeVisible()
  await page.reload()
  await expect(page.locator('.strip.own')).toBeVisible()
  await expect(aim).toBeHidden()
})

test('the set-up page of the war leads to its lessons, and those of the other game too', async ({
  browser,
}) => {
  const page = await openFirstPage(browser, host.hostUrl)
  await newTable(page, 'Paths of Glory')
  await page.getByRole('link', { name: 'Lessons' }).click()
  await expect(page.getByRole('heading', { name: 'The war in lessons' })).toBeVisible()
  await page.getByRole('link', { name: 'Another game: Diplomacy' }).click()
  await expect(page.getByRole('heading', { name: 'Learn to play' })).toBeVisible()
  await page.getByRole('link', { name: 'Another game: Paths of Glory' }).click()
  await page.getByRole('link', { name: 'To the table' }).click()
  await expect(page.locator('.room')).toBeVisible()
})

test('at a table of the war the commands lead to its lessons and open its rules', async ({ browser }) => {
  const { page } = await startAtLaptop(browser, host.hostUrl, {
    'Central Powers': 'here',
    'Allied Powers': 'here',
  })
  const give = async (words: string) => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Find a command' })).toBeFocused()
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
  }
  await give('Rules of')
  await expect(page.getByRole('dialog').getByText(/^12\.7/)).toBeVisible()
  await page.keyboard.press('Escape')
  await give('Learn the')
  await expect(page).toHaveURL(/learn\/paths-of-glory$/)
})

test('whoever joins finds the lessons of the war', async ({ browser }) => {
  const page = await opened(browser, { ...PHONE, locale: 'en-GB' })
  await page.goto(host.url)
  await page.locator('a[href="#learn/paths-of-glory"]').click()
  await expect(page.locator('[data-begin]')).toBeVisible()
})

test('a wrong guess says why, and opens its rule', async ({ browser }) => {
  const page = await opened(browser, { ...SCREENS.laptop, locale: 'en-GB' })
  await page.goto(`${host.url}/#learn/paths-of-glory/tannenberg/1`)
  await page.getByRole('button', { name: 'Column 7, corps table' }).click()
  await expect(page.getByText('One army among them is enough for the army table.')).toBeVisible()
  await page.getByRole('button', { name: 'Open rule 12.2.8' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Rules' }).getByRole('heading', { name: '12.2 A battle' }),
  ).toBeVisible()
})

for (const language of LANGUAGES)
  test(`every page of the lessons fits a phone in ${language}`, WALK, async ({ browser }) => {
    test.setTimeout(240_000)
    const page = await opened(browser, PHONE)
    await page.addInitScript((chosen) => localStorage.setItem('PARAGLIDE_LOCALE', chosen), language)
    await page.goto(`${host.url}/#learn/paths-of-glory`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.locator('[data-begin]').waitFor()
    await picture(page, `contents-${language}`)
    await page.locator('[data-begin]').click()
    for (const lesson of LESSONS)
      for (const { id, question } of lesson.pages) {
        const article = page.locator(`[data-lesson="${lesson.id}"][data-page="${id}"]`)
        await expect(article).toBeVisible()
        expect(await article.innerText()).not.toMatch(/\{\w+\}|undefined|null|lesson_|log_/)
        expect(await overflow(page), `${id} is wider than the phone`).toBe(0)
        if (question) {
          await picture(page, `${language}-${lesson.id}-${id}-asked`)
          await pressIn(language, article.locator('[data-answer]').first())
          await expect(article.locator('[data-answer].right')).toHaveCount(1)
          expect(await overflow(page), `${id} is wider than the phone`).toBe(0)
        }
        await picture(page, `${language}-${lesson.id}-${id}`)
        await pressIn(language, article.locator('[data-next]'))
      }
    await expect(page.locator('main[data-page="contents"] .done')).toHaveCount(LESSONS.length)
  })

for (const [name, screen] of Object.entries(SCREENS))
  test(`axe finds nothing in the lessons on a ${name}`, WALK, async ({ browser }) => {
    const page = await opened(browser, { ...screen, locale: 'en-GB' })
    const found: string[] = []
    await page.goto(`${host.url}/#learn/paths-of-glory`)
    await page.locator('[data-begin]').waitFor()
    found.push(...(await findings(page, 'contents')))
    await picture(page, `${name}-contents`)
    await page.goto(`${host.url}/#learn/paths-of-glory/guns/3`)
    await page.locator('[data-answer]').first().waitFor()
    found.push(...(await findings(page, 'asked')))
    await picture(page, `${name}-asked`)
    await page.locator('[data-answer]').first().click()
    await page.locator('summary').click()
    found.push(...(await findings(page, 'answered')))
    await picture(page, `${name}-answered`)
    expect(found).toEqual([])
  })
