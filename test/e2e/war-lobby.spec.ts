// A war for two with phones, from the table that begins with both sides at the laptop: each phone asks for its side, and the
// host only says yes.
import { expect, type Browser, type Page } from '@playwright/test'
import { allChoices, choose } from './support/new-table.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test } from './support/test.ts'
import { answerAt, askedAt, LAPTOP, openSide, PHONE, startOnTwoDevices } from './support/war.ts'

let host: TableHost
test.beforeAll(async () => {
  host = await startTableHost()
})
test.afterAll(() => host.dispose())

/** A new table of the first page's offer for people in one room: both sides at the laptop, seats confirmed by the host. */
async function atTheTable(browser: Browser) {
  const laptop = await openSide(browser, LAPTOP)
  await laptop.page.goto(host.hostUrl)
  await laptop.page.getByRole('button', { name: /^Paths of Glory At the table/ }).click()
  await expect(laptop.page.getByLabel('Who sits at Central Powers')).toHaveValue('here')
  await expect(laptop.page.getByLabel('Who sits at Allied Powers')).toHaveValue('here')
  return laptop
}

async function joins(browser: Browser, code: string, name: string) {
  const phone = await openSide(browser, PHONE)
  await phone.page.goto(`${host.url}/#${code}`)
  await phone.page.getByLabel('Your name').fill(name)
  await phone.page.getByRole('button', { name: 'Join' }).tap()
  return phone
}

const ask = (page: Page, side: string) => page.getByRole('button', { name: side, exact: true }).tap()

test('phones ask for sides that are at the laptop by default, and play them once the host says yes', async ({
  browser,
}) => {
  const laptop = await atTheTable(browser)
  const { code } = laptop.eyes.view()
  const ivan = await joins(browser, code, 'Ivan')
  const maria = await joins(browser, code, 'Maria')

  await test.step('a phone says what it asked for, and may ask for another side', async () => {
    await ask(ivan.page, 'Central Powers')
    await ask(maria.page, 'Central Powers')
    await expect(maria.page.getByText('You asked for: Central Powers')).toBeVisible()
    await maria.page.getByRole('button', { name: 'Withdraw the request' }).tap()
    await ask(maria.page, 'Central Powers')
    await ask(maria.page, 'Allied Powers')
    await expect(maria.page.getByText('You asked for: Allied Powers')).toBeVisible()
  })

  await test.step('both requests have their answers in sight, and a yes gives the side', async () => {
    const gives = ['Ivan', 'Maria'].map((name) => laptop.page.getByRole('button', { name: `Seat: ${name}` }))
    await allChoices(laptop.page)
    const WINDOWS = [LAPTOP.viewport, { width: 900, height: 700 }, { width: 390, height: 844 }]
    for (const [window, end] of WINDOWS.flatMap((one) => [0, 1].map((at) => [one, at] as const))) {
      await laptop.page.setViewportSize(window)
      const to = await laptop.page.evaluate((share) => {
        scrollTo(0, share * document.documentElement.scrollHeight)
        return scrollY
      }, end)
      expect(to > 100, 'the page is longer than its window').toBe(end === 1)
      const bar = (await laptop.page.locator('footer').boundingBox())!
      for (const give of gives) {
        const box = (await give.boundingBox())!
        expect(box.y).toBeGreaterThan(0)
        expect(box.y + box.height).toBeLessThan(bar.y)
      }
    }
    await laptop.page.setViewportSize(LAPTOP.viewport)
    for (const give of gives) await give.click()
    await expect(ivan.page.getByText('You play Central Powers')).toBeVisible()
    await expect(maria.page.getByText('You play Allied Powers')).toBeVisible()
  })

  await test.step('at a table without clocks no pause is offered, and a phone tells that the game is kept', async () => {
    await laptop.page.getByRole('button', { name: 'Start the game' }).click()
    await expect(ivan.page.locator('.table.seated')).toBeVisible()
    await expect(laptop.page.getByRole('button', { name: 'Table', exact: true })).toBeVisible()
    await expect(laptop.page.getByRole('button', { name: 'Pause' })).toHaveCount(0)
    await maria.page.getByRole('button', { name: 'Menu' }).tap()
    await expect(maria.page.getByText('The laptop keeps the game')).toBeVisible()
    await expect(maria.page.getByText('The clock goes on')).toHaveCount(0)
  })

  await test.step('who waits for a player that went away is told so', async () => {
    await ivan.page.context().close()
    await expect(laptop.page.locator('[data-seat]', { hasText: 'Ivan' })).toContainText('not connected')
    await maria.page.keyboard.press('Escape')
    await expect(maria.page.locator('.need')).toContainText('Ivan (not connected)')
    expect([...laptop.faults, ...maria.faults]).toEqual([])
  })
})

test('a joined person’s row stays one line, and its settings are those of a war', async ({ browser }) => {
  const laptop = await atTheTable(browser)
  await joins(browser, laptop.eyes.view().code, 'Ivan')
  const row = laptop.page.locator('.people li', { hasText: 'Ivan' })
  const cross = row.getByRole('button', { name: 'Send Ivan away' })
  const list = row.getByRole('combobox')
  await expect(list).toBeVisible()
  const apart = async () => {
    const middles = await row
      .locator('select, button')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ y, height }) => y + height / 2),
      )
    return Math.max(...middles) - Math.min(...middles)
  }
  await expect(cross).toBeVisible()
  await expect.poll(apart).toBeLessThan(4)
  await laptop.page.getByText('More choices: clock, rules', { exact: true }).click()
  await expect(laptop.page.getByText('Not after')).toBeVisible()
  await expect(laptop.page.getByText(/gunboat|Letters/)).toHaveCount(0)
})

test('whoever leaves while the own clock runs is told that it goes on', async ({ browser }) => {
  const { laptop, phone } = await startOnTwoDevices(browser, host, (page) =>
    choose(page, 'Clock', 'A clock a seat'),
  )
  const { page } = laptop
  const goesOn = phone.page.getByText('The clock goes on while you are away')
  const leave = () => page.getByRole('button', { name: 'All tables' }).click()
  await test.step('the laptop asks before it goes, and pauses where that is wished', async () => {
    await phone.page.getByRole('button', { name: 'Menu' }).tap()
    await expect(phone.page.getByText('The laptop keeps the game')).toBeVisible()
    await expect(goesOn).toHaveCount(0)
    await phone.page.keyboard.press('Escape')
    const asks = page.getByRole('dialog', { name: 'The clock goes on while you are away' })
    for (const [how, afterwards] of [
      ['Let it run and leave', 'Pause'],
      ['Pause and leave', 'Resume'],
    ] as const) {
      await leave()
      await asks.getByRole('button', { name: how }).click()
      await page.locator('button.table').first().click()
      await expect(page.getByRole('button', { name: afterwards })).toBeVisible()
    }
  })
  await test.step('nothing is asked while the other side decides, and its phone says it in the menu', async () => {
    await page.getByRole('button', { name: 'Resume' }).click()
    for (const kind of ['guns-of-august', 'one-operation', 'done'] as const) {
      await expect.poll(() => askedAt(laptop, 'cp')?.answers.some((one) => one.kind === kind)).toBe(true)
      const decision = askedAt(laptop, 'cp')!
      await answerAt(
        laptop,
        'cp',
        decision,
        decision.answers.find((one) => one.kind === kind)!,
      )
    }
    await expect.poll(() => askedAt(phone, 'ap')?.kind).toBe('action')
    await phone.page.getByRole('button', { name: 'Menu' }).tap()
    await expect(goesOn).toBeVisible()
    await leave()
    await expect(page.getByRole('button', { name: 'New table' })).toBeVisible()
    expect([...laptop.faults, ...phone.faults]).toEqual([])
  })
})
