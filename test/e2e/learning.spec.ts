// The learning room in the browser: every position of every lesson.
import { expect, type Page } from '@playwright/test'
import { LANGUAGES } from '../../shared/kernel/language.ts'
import { LESSONS } from '../../shared/games/diplomacy/lessons/course.ts'
import { SECRET_POSITIONS } from '../../shared/games/diplomacy/lessons/secrets.ts'
import { START_PICTURE_IDS } from '../../shared/games/diplomacy/lessons/introduction.ts'
import { guessesOf } from '../../shared/games/diplomacy/lessons/guesses.ts'
import { replay } from '../../shared/games/diplomacy/lessons/replay.ts'
import { SAMPLE_GAME } from '../../shared/games/diplomacy/lessons/sample-game.ts'
import { openingTable } from '../../shared/games/diplomacy/lessons/sandbox.ts'
import { WRITING_TASKS } from '../../shared/games/diplomacy/lessons/writing.ts'
import { pressIn } from './support/press.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test, WALK, walkUnless } from './support/test.ts'
import { LONGEST } from './support/walked.ts'

let host: TableHost
test.beforeAll(async () => {
  host = await startTableHost()
})
test.afterAll(() => host.dispose())

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

const positions = LESSONS.reduce((sum, { diagrams }) => sum + diagrams.length, 0)

/** Opens a page of the room in a language and collects its errors. */
async function open(page: Page, language: string, at: string): Promise<string[]> {
  const wrong: string[] = []
  page.on('pageerror', ({ message }) => wrong.push(message))
  await page.addInitScript((chosen) => localStorage.setItem('PARAGLIDE_LOCALE', chosen), language)
  await page.goto(`${host.url}/#${at}`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  return wrong
}

/** Pixels by which the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))

for (const language of LANGUAGES)
  test(
    `the twelve positions of Secrets of Diplomacy in ${language}: a question, then the reasons`,
    walkUnless(language === LONGEST),
    async ({ page }) => {
      const wrong = await open(page, language, 'learn')
      await page.locator('a[href$="learn/secrets/1"]').click()
      for (const { id } of SECRET_POSITIONS) {
        const article = page.locator(`[data-lesson="secrets"][data-diagram="${id}"]`)
        await expect(article).toBeVisible()
        await expect(article.locator('.rule')).toHaveCount(0)
        await pressIn(language, article.locator('[data-answer]').first())
        expect(await article.innerText()).not.toMatch(/\{\w+\}|undefined|null|learn_/)
        expect(await overflow(page), `${id} is wider than the phone`).toBe(0)
        await expect(article.locator('[data-answer].right')).toHaveCount(1)
        const missed = await article.locator('[data-answer].wrong').count()
        expect((await article.locator('[data-why] li').count()) > 0, `${id} says why`).toBe(missed > 0)
        if (process.env['PICTURES'])
          await page.screenshot({ path: `${process.env['PICTURES']}/learn-${language}-${id}.png` })
        await pressIn(language, article.locator('[data-next]'))
      }
      await expect(page.locator('a.done[href$="learn/secrets/1"]')).toBeVisible()
      expect(wrong).toEqual([])
    },
  )

for (const language of LANGUAGES) {
  test(`every lesson in ${language}: guessed, resolved with reasons, and kept`, WALK, async ({ page }) => {
    const wrong = await open(page, language, 'learn')
    await page.locator('[data-begin]').click()
    for (const lesson of LESSONS)
      for (const diagram of lesson.diagrams) {
        const article = page.locator(`[data-lesson="${lesson.id}"][data-diagram="${diagram}"]`)
        await expect(article).toBeVisible()
        expect(await article.innerText()).not.toMatch(/\{\w+\}|undefined|learn_|rules_/)
        expect(await overflow(page), `${diagram} is wider than the phone`).toBe(0)
        await pressIn(language, article.locator('[data-answer]').first())
        // A guess shows the same in every language; only words and widths differ.
        if (language === LONGEST) {
          await expect(article.locator('[data-answer].right')).toHaveCount(1)
          await expect(article.locator('.verdict')).not.toBeEmpty()
          const wrong = await article.locator('[data-answer].wrong').count()
          expect((await article.locator('[data-why] li').count()) > 0, `${diagram} says why`).toBe(wrong > 0)
          await expect(article.locator('.truth')).toBeVisible()
        }
        await pressIn(language, article.locator('[data-next]'))
      }

    for (let task = 0; task < WRITING_TASKS.length; task++) {
      await pressIn(language, page.locator('[data-show]'))
      await pressIn(language, page.locator('form [data-next]'))
    }
    await expect(page.locator('.writing .task[role="status"]')).toBeVisible()

    await page.goto(`${host.url}/#learn`)
    const kept = await page.evaluate(() => localStorage.getItem('entente.learned'))
    expect((JSON.parse(kept ?? '[]') as string[]).length).toBe(positions + 1)
    expect(wrong).toEqual([])
  })

  test(`the sample game, the rules and free play in ${language}`, WALK, async ({ page }) => {
    const wrong = await open(page, language, 'learn/sample')
    const records = replay(openingTable(), SAMPLE_GAME)
    for (const [i, { phase }] of SAMPLE_GAME.entries()) {
      for (const { right } of guessesOf(records[i]!)) {
        const ask = page.locator(`[data-phase="${phase}"]`)
        expect(await ask.innerText()).not.toMatch(/\{\w+\}|undefined|learn_/)
        expect(await overflow(page), `${phase} is wider than the phone`).toBe(0)
        await pressIn(language, ask.locator(`[data-answer="${right}"]`))
        await expect(ask.locator('.right')).toHaveCount(1)
        await pressIn(language, ask.locator('[data-next]'))
      }
      await expect(page.locator('.score')).toHaveText(/(\d+)\D+\1/)
      await expect(page.locator(`[data-phase="${phase}"] .reading`)).toBeVisible()
      await page.locator('[data-next]').click()
    }
    await page.locator('[data-alone]').click()
    await page.locator('[data-resolve]').click()
    await page.locator('[data-on]').click()
    await expect(page.locator('.drafting')).toBeVisible()

    await page.goto(`${host.url}/#rules/13`)
    await expect(page.locator('[data-entry="13"].named')).toBeInViewport()
    await page.locator('input[type="search"]').fill('1982')
    await expect(page.locator('[data-entry="edition-1982"]')).toBeVisible()
    await expect(page.locator('[data-entry]')).toHaveCount(1)
    expect(wrong).toEqual([])
  })
}

test('a beginner goes from the first page through five pictures to the lessons', async ({ page }) => {
  const wrong: string[] = []
  page.on('pageerror', ({ message }) => wrong.push(message))
  await page.goto(host.url)
  await page.locator('[data-start]').click()
  for (const picture of START_PICTURE_IDS) {
    const article = page.locator(`[data-picture="${picture}"]`)
    await expect(article.locator('.sentence')).not.toBeEmpty()
    await expect(article).toHaveAttribute('data-step', '1', { timeout: 8_000 })
    await article.locator('.steps button').nth(-2).click()
    await expect(article.locator('.caption')).not.toBeEmpty()
    expect(await overflow(page), picture).toBe(0)
    await article.locator('[data-next]').click()
  }
  await expect(page.locator('[data-begin]')).toBeVisible()
  await expect(page.locator('.go [data-start]')).toHaveCount(0)
  expect(wrong).toEqual([])
})

test('the five pictures are skipped with one touch, on the laptop as well', async ({ page }) => {
  await page.goto(host.hostUrl)
  await page.locator('[data-start]').click()
  await page.getByRole('dialog').getByRole('link', { name: 'Diplomacy' }).click()
  await page.locator('[data-skip]').click()
  await expect(page.locator('.go [data-start]')).toBeVisible()
})

for (const language of LANGUAGES)
  test(`the five pictures in ${language}`, walkUnless(language === LONGEST), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const wrong = await open(page, language, 'learn/start')
    for (const picture of START_PICTURE_IDS) {
      const article = page.locator(`[data-picture="${picture}"]`)
      await article.waitFor()
      const heights = new Set<number>()
      for (const step of await article.locator('.steps button[aria-label]:not(.again)').all()) {
        await pressIn(language, step)
        expect(await article.innerText()).not.toMatch(/\{\w+\}|undefined|learn_/)
        await expect(article.locator('.caption')).not.toBeEmpty()
        heights.add((await article.locator('.board-room').boundingBox())?.height ?? 0)
      }
      expect(heights.size, `${picture}: the board keeps its height`).toBe(1)
      await article.locator('[data-next]').click()
    }
    expect(wrong).toEqual([])
  })

test('the sample game asks before it shows, says why, and may be watched without guessing', async ({
  page,
}) => {
  await open(page, 'en', 'learn/sample')
  await expect(page.locator('.reading')).toHaveCount(0)
  await page.locator('[data-next]').waitFor({ state: 'detached' })
  await page.locator('[data-answer="fails"]').click()
  await expect(page.locator('[data-why]')).toContainText('A Rome moves to Venice')
  await page.locator('[data-next]').click()
  await page.locator('[data-show]').click()
  await expect(page.locator('.reading')).toBeVisible()
  await expect(page.locator('.score')).toHaveText('Guessed right: 0 of 1')
})

test('hints lie over the board, are read one by one, disappear with the orders and can be closed', async ({
  page,
}) => {
  await open(page, 'en', 'learn/alone')
  const advice = page.getByTestId('advice')
  await expect(advice).toContainText('Serbia is there for the taking')
  const board = page.locator('.board').first()
  const height = (await board.boundingBox())!.height
  await advice.locator('[data-more]').click()
  await expect(advice).toContainText('Greece can be yours by fall')
  // While a unit is selected, hints leave the whole board free.
  await page.keyboard.type('bud')
  await expect(advice).toBeHidden()
  await page.keyboard.type(' ser')
  await expect(advice).toBeVisible()
  await expect(advice).toContainText('/2')
  await advice.locator('[data-hide]').click()
  await expect(advice).toHaveCount(0)
  expect((await board.boundingBox())!.height).toBe(height)
})

for (const at of [1, 2])
  test(`on the smallest phone position ${at} of rule 9 shows the support it asks about, clear of counters and names`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await open(page, 'en', `learn/rule-9/${at}`)
    await expect(page.locator('.board .support .shaft')).toHaveCount(1)
    await expect(page.locator('.board .move:not(.ghost) .shaft')).toHaveCount(1)
    const under = await page
      .locator('.board')
      .first()
      .evaluate((board) => {
        // The inner half of a box, which no line of an order may cross.
        const inner = (node: Element) => {
          const { left, top, width, height } = node.getBoundingClientRect()
          return {
            of: node.textContent,
            x: left + width / 2,
            y: top + height / 2,
            dx: width / 4,
            dy: height / 4,
          }
        }
        const units = [...board.querySelectorAll('[data-unit]')].map((unit) => ({
          ...inner(unit),
          of: unit.getAttribute('data-unit'),
        }))
        const names = [...board.querySelectorAll('[data-province] text')]
          .filter((text) => /[a-z]/.test(text.textContent))
          .map(inner)
        return [...board.querySelectorAll<SVGPathElement>('[data-arrow] .shaft, [data-arrow] .rest')].flatMap(
          (line) => {
            const matrix = line.getScreenCTM()!
            const steps = Array.from({ length: 101 }, (_, i) => (line.getTotalLength() * i) / 100)
            const points = steps.map((far) => line.getPointAtLength(far).matrixTransform(matrix))
            return [...units, ...names]
              .filter(({ x, y, dx, dy }) =>
                points.some((point) => Math.abs(point.x - x) < dx && Math.abs(point.y - y) < dy),
              )
              .map(({ of }) => of)
          },
        )
      })
    expect(under).toEqual([])
  })

test('a wrong answer says why it fails, and the rule comes after the question', async ({ page }) => {
  await open(page, 'en', 'learn/rule-13/1')
  const article = page.locator('[data-lesson="rule-13"]')
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('Attacked while supporting')
  await expect(article.getByText('Support is cut if')).toHaveCount(0)
  await article.locator('[data-answer]').filter({ hasText: 'Dislodged' }).first().click()
  await expect(article.locator('.verdict')).toContainText('Not quite.')
  await expect(article.locator('[data-why]')).toContainText('without this order: A Bohemia - Silesia')
  await expect(article.locator('[data-why]')).toContainText('bounced: strength 1')
  await expect(article.getByText('Support is cut if').first()).toBeVisible()
})

test('beside a laptop’s board nothing that is said lies on anything else', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await open(page, 'en', 'learn/rule-3/2')
  const article = page.locator('[data-lesson="rule-3"]')
  await article.locator('[data-answer]').filter({ hasText: 'Carried out' }).first().click()
  await expect(article.locator('[data-why] li').first()).toBeVisible()
  const overlaps = await article.locator('.talk > *').evaluateAll((rows) =>
    rows.flatMap((row, i) => {
      const next = rows[i + 1]?.getBoundingClientRect().top ?? Infinity
      const inside = [...row.querySelectorAll('*')].map((each) => each.getBoundingClientRect().bottom)
      return Math.max(...inside) > next + 1 ? [row.textContent] : []
    }),
  )
  expect(overlaps).toEqual([])
})

test('a position to try keeps the orders of its lesson, one of which may be changed', async ({ page }) => {
  await open(page, 'en', 'learn/rule-13/1/try')
  await expect(page.locator('.drafting')).toBeVisible()
  await expect(page.locator('.board [data-arrow]')).not.toHaveCount(0)
  await page.locator('[data-resolve]').click()
  await expect(page.locator('[data-fate="failed"]').first()).toContainText('A Prussia - Warsaw')
})

test('free play and a position to try write names, in the sheet and on the map', async ({ page }) => {
  await open(page, 'en', 'learn/rule-13/1/try')
  await expect(page.locator('.drafting')).toBeVisible()
  await page.locator('.handle').click()
  await expect(page.locator('[data-row] .text').first()).toHaveText(/^[AF] [A-Z][a-z]+/)
  await expect(page.locator('[data-row] .text').filter({ hasText: /\b[A-Z]{3}\b/ })).toHaveCount(0)
  const letters = page.locator('.board text')
  await expect(letters.filter({ hasText: /^Silesia$/ })).toHaveCount(1)

  await page.goto(`${host.url}/#learn/alone`)
  await page.locator('.handle').click()
  await expect(page.locator('[data-row] .text').first()).toHaveText('A Vienna')
  await expect(letters.filter({ hasText: /^Vienna$/ })).toHaveCount(1)
  // Who knows the codes may have them.
  await page.goto(`${host.url}/#learn/practice`)
  await page.getByRole('checkbox', { name: /I am new here/ }).uncheck()
  await page.goto(`${host.url}/#learn/alone`)
  await page.locator('.handle').click()
  await expect(page.locator('[data-row] .text').first()).toHaveText('A VIE')
})

test('practice in one hand takes its last phase back', async ({ page }) => {
  await open(page, 'en', 'learn/alone')
  const back = page.getByRole('button', { name: 'Take the last phase back' })
  await expect(back).toBeDisabled()
  await page.keyboard.type('bud ser')
  await page.locator('[data-resolve]').click()
  await page.locator('[data-on]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Fall\s1901/)
  await back.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Spring\s1901/)
  await page.locator('.handle').click()
  await expect(page.locator('[data-row="BUD"]')).toContainText('Serbia')
  await expect(back).toBeDisabled()
})

test('a solo game starts from the laptop, and the computer plays the others', async ({ page }) => {
  await page.goto(host.hostUrl)
  await page.getByRole('link', { name: 'Lessons: Diplomacy' }).click()
  await page.goto(`${host.hostUrl}/learn/practice`)
  await page.locator('[data-play]').click()
  await expect(page.locator('.room')).toHaveCount(0)
  await expect(page.locator('[data-play]')).toHaveCount(0)
  expect(new URL(page.url()).hash).toBe('#host')
  await expect(page.getByText('Writing orders')).toBeVisible()
})

test('a phone that plays fetches nothing of the learning room', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(host.url)
  await expect(page.locator('form')).toBeVisible()
  await expect(page.locator('a[href="#learn/start"]')).toBeVisible()
  expect(fetched.filter((url) => /Learning|learning/.test(url))).toEqual([])
})
