// npm run campaign:secrets: Secrets of Diplomacy on seven phones, a television and the laptop of a gamemaster, nobody of whom
// knows who plays whom. True and forged letters over the desk, one held back and one misdelivered; broadcasts under a false name;
// a treaty nobody confirms, a gift, leave to pass; two strikes on one province, two strikes on each other; a time-out after two
// turns; then all letters are opened. Every byte that came to a page, and what the host gives away, is searched for the letters
// and the names that are not for it.
import { expect, type Page } from '@playwright/test'
import { choose } from '../support/choose.ts'
import { typeOrders } from '../support/curtain.ts'
import { eyesOf } from '../support/eyes.ts'
import { openScreen } from '../support/host-page.ts'
import { newTable } from '../support/new-table.ts'
import { Player } from '../support/player.ts'
import { startTableHost } from '../support/table-host.ts'
import { test } from '../support/test.ts'
import { powerOn } from '../support/power-on.ts'
import { picturesOf } from '../support/picture.ts'

const PEOPLE = ['Anna', 'Boris', 'Clara', 'Dimitar', 'Eliska', 'Fjodor', 'Gergana'] as const
const POWERS = ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey'] as const
type Power = (typeof POWERS)[number]

const picture = picturesOf('evening')

interface Heard {
  readonly who: string
  readonly all: string[]
}
const listen = (page: Page, who: string): Heard => {
  const all: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => all.push(String(payload))))
  return { who, all }
}

const ORDERS: Readonly<Record<'spring' | 'fall', Partial<Record<Power, string>>>> = {
  spring: {
    Austria: 'A BUD - RUM\nTreaty, secret, with Italy: the Alps',
    Germany:
      'A MUN H\nStrike Tyrolia from Munich\nGive Silesia to Russia\nTreaty with Russia: peace on the Vistula',
    Italy: 'A VEN H\nStrike Tyrolia from Venice\nTreaty, secret, with Austria: the Alps',
    Russia: 'F SEV H\nLet Germany pass in Livonia',
  },
  fall: {
    Austria: 'A RUM H\nStrike Sevastopol from Rumania',
    Russia: 'F SEV H\nStrike Rumania from Sevastopol',
  },
}

test('an evening of characters', async ({ browser }) => {
  const host = await startTableHost()
  const began = Date.now()
  try {
    const context = await browser.newContext({
      viewport: { width: 1366, height: 768 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
    })
    const laptop = await context.newPage()
    const window = listen(laptop, 'the laptop')
    const seen = eyesOf(laptop)
    await laptop.goto(host.hostUrl)
    await newTable(laptop)
    await choose(laptop, 'Which board?', 'Secrets of Diplomacy')
    await laptop.getByText('No clock', { exact: true }).click()
    await laptop.getByText('Open to all').click()
    await laptop.locator('summary', { hasText: 'Characters (S3)' }).click()
    await choose(laptop, 'Characters (S3)', 'Sages')
    await laptop.getByText('End, draws, scoring, hints').click()
    const turns = laptop.getByRole('spinbutton', { name: 'after so many turns' })
    await turns.fill('2')
    await turns.press('Enter')
    await laptop.getByText('Talks, votes, the hour, a gamemaster').click()
    await choose(laptop, 'Who plays whom', 'hidden until the end')
    await choose(laptop, 'Gamemaster', 'this laptop, orders sealed')
    await choose(laptop, 'Letters', 'both')
    await choose(laptop, 'By whose hands', 'the gamemaster')
    // Letters wait at the desk and not for the post: what the gamemaster delivers arrives at once.
    await choose(laptop, 'The post', 'at once')
    await picture(laptop, 'set-up')
    const code = (await laptop.locator('.room').innerText()).trim()
    const screen = await openScreen(browser, host.url, code)
    const television = listen(screen, 'the television')
    await screen.reload()

    const people = new Map<string, { phone: Player; heard: Heard }>()
    for (const name of PEOPLE) {
      const phone = await Player.arrive(browser, { url: host.url, code, power: '', name })
      const seats = phone.page.locator('main li').getByRole('button')
      await seats
        .or(phone.page.getByRole('button', { name: /Ask for a seat|Any of them/ }))
        .last()
        .tap()
      await expect(phone.page.getByText(/You have a seat|You play/)).toBeVisible()
      const heard = listen(phone.page, name)
      await phone.page.reload()
      people.set(name, { phone, heard })
    }
    await laptop.getByRole('button', { name: 'Start the game' }).click()

    /** Which power each person has drawn: each phone shows its own alone. */
    const seats = new Map<Power, { name: string; phone: Player; heard: Heard }>()
    for (const [name, { phone, heard }] of people) {
      await phone.page.locator('.drafting').waitFor()
      const power = (await powerOn(phone.page)) as Power
      expect(POWERS).toContain(power)
      seats.set(power, { name, phone, heard })
    }
    expect(seats.size).toBe(7)
    const of = (power: Power) => seats.get(power)!
    const pageOf = (power: Power) => of(power).phone.page
    await picture(laptop, 'laptop')
    await picture(screen, 'television')

    const marks: { text: string; from: Power; to: Power; got: Power | null }[] = []
    const entry = (page: Page, power: string) =>
      page.locator('.entry', { has: page.locator('strong', { hasText: new RegExp(`\\(${power}\\)$`) }) })
    async function openThread(page: Page, power: string): Promise<void> {
      if ((await page.getByRole('region', { name: 'Letters' }).count()) === 0)
        await page.getByRole('button', { name: /^Letters/ }).tap()
      const back = page.getByRole('button', { name: 'All letters' })
      if (await back.isVisible()) await back.tap()
      await (
        power === 'news' ? page.locator('.entry', { hasText: 'The newspaper' }) : entry(page, power)
      ).tap()
    }
    async function write(from: Power, to: Power, got: Power | null, as?: string): Promise<string> {
      const page = pageOf(from)
      const text = `mark${marks.length}x${Math.random().toString(36).slice(2, 8)}`
      marks.push({ text, from, to, got })
      await openThread(page, to)
      if (as) {
        await page.getByText('Letterhead').tap()
        await page.getByLabel('From', { exact: true }).selectOption({ label: as })
      }
      await page.getByRole('textbox', { name: 'Your letter…' }).fill(`Your Majesty,\n${text}`)
      await page.getByRole('button', { name: 'Send' }).tap()
      await expect(page.getByTestId('letters')).toContainText(text)
      return text
    }

    await test.step('letters over the desk', async () => {
      for (const [at, power] of POWERS.entries()) {
        const to = POWERS[(at + 1) % 7]!
        const got = power === 'Turkey' ? null : power === 'Italy' ? 'England' : to
        await write(power, to, got)
      }
      await write('Germany', 'France', 'France', 'America (England)')
      await picture(pageOf('Germany'), 'phone-forged')
      await openThread(pageOf('Russia'), 'news')
      await pageOf('Russia')
        .getByRole('textbox', { name: 'Headline (may stay empty)' })
        .fill('Peace in our time')
      await pageOf('Russia')
        .getByLabel('Signed by (need not be true)')
        .selectOption({ label: 'Persia (Turkey)' })
      await pageOf('Russia')
        .getByRole('textbox', { name: 'Your broadcast…' })
        .fill('Nobody will strike tonight.')
      await pageOf('Russia').getByRole('button', { name: 'Print it' }).tap()
      await laptop.getByRole('button', { name: 'Letters on the desk: 9' }).click()
      const desk = laptop.getByRole('dialog', { name: 'The gamemaster’s desk' })
      await expect(desk.locator('.one')).toHaveCount(9)
      await picture(laptop, 'desk')
      const one = (text: string) => desk.locator('.one', { hasText: text })
      for (const { text, to, got } of marks) {
        if (got === null)
          await one(text)
            .getByRole('button', { name: /^Hold back/ })
            .click()
        else if (got === to)
          await one(text)
            .getByRole('button', { name: /^Deliver:/ })
            .click()
        else
          await one(text)
            .getByLabel('Give it to')
            .selectOption({ label: `America (${got})` })
        await expect(one(text)).toHaveCount(0)
      }
      await one('Nobody will strike').getByRole('button', { name: 'Let it be printed' }).click()
      await laptop.keyboard.press('Escape')
      await expect(screen.getByTestId('front-page')).toContainText('Nobody will strike tonight.')
      await picture(screen, 'newspaper')
      await openThread(pageOf('France'), 'England')
      // The usual letterhead is not shown, so that a forged letter looks like a true one.
      await expect(pageOf('France').getByTestId('letters')).toContainText(marks.at(-1)!.text)
      await expect(pageOf('France').getByTestId('letters').locator('.head')).toHaveCount(0)
      await picture(pageOf('France'), 'phone-letters')
    })

    async function play(season: 'spring' | 'fall'): Promise<void> {
      for (const power of POWERS) {
        const { phone } = of(power)
        if (await phone.page.getByRole('region', { name: 'Letters' }).isVisible())
          await phone.page.getByRole('button', { name: /^Letters/ }).tap()
        await phone.page.locator('.drafting').waitFor()
        const text = ORDERS[season][power]
        if (text) {
          const handle = phone.page.locator('.handle')
          if ((await handle.getAttribute('aria-expanded')) === 'false') await handle.tap()
          await typeOrders(phone.page, text)
          await expect(phone.page.getByPlaceholder('Type or paste orders')).toHaveValue('')
          await picture(phone.page, `sheet-${season}-${power}`)
        }
        await phone.ready()
      }
      await expect(laptop.getByText('Reading the orders')).toBeVisible({ timeout: 60_000 })
      await picture(screen, `reading-${season}`)
    }

    await test.step('two strikes on one province, a gift, leave to pass, a treaty nobody confirms', async () => {
      await play('spring')
      const { last, owners } = seen().board
      expect(last?.season?.strikes.map(({ by, at, fate }) => `${by} ${at} ${fate}`)).toEqual([
        'GERMANY TYR struck',
        'ITALY TYR struck',
      ])
      expect((owners as Record<string, string>)['TYR']).toBeUndefined()
      expect(owners).toMatchObject({ SIL: 'RUSSIA' })
      expect(last?.treaties).toMatchObject([{ by: 'GERMANY', with: 'RUSSIA', confirmed: false }])
      await expect(pageOf('England').getByText('The other side has NOT confirmed it.').first()).toBeVisible()
      await picture(pageOf('England'), 'phone-reading')
      // The television shows it sentence by sentence.
      await expect(
        screen.getByText('Germany announces a treaty. Not confirmed: Russia.').first(),
      ).toBeVisible({
        timeout: 90_000,
      })
      await picture(screen, 'television-treaty')
      await expect(screen.getByText('Italy strikes Tyrolia', { exact: false }).first()).toBeVisible({
        timeout: 90_000,
      })
      await picture(screen, 'television-strike')
      await laptop.getByRole('button', { name: 'End the reading' }).click()
    })

    await test.step('two strikes on each other, and the time-out', async () => {
      await expect.poll(() => seen().board.turn.season).toBe('fall')
      await play('fall')
      expect(seen().board.owners).toMatchObject({ RUM: 'RUSSIA', SEV: 'AUSTRIA' })
      expect(seen().board.units.filter(({ at }) => ['RUM', 'SEV'].includes(at))).toEqual([])
      // Until the end no byte says who plays whom.
      for (const { who, all } of [window, television, ...[...seats.values()].map(({ heard }) => heard)])
        for (const [power, { name }] of seats)
          if (who !== name) {
            const telling = all.filter((text) => {
              const said = JSON.parse(text) as {
                view?: { status: string; seats: { seat: string; name: string | null }[] }
              }
              const { view } = said
              return (
                view?.status === 'playing' &&
                view.seats.some((one) => one.seat === power.toUpperCase() && one.name === name)
              )
            })
            expect(telling, `${who} is told that ${name} plays ${power}`).toEqual([])
          }
      await laptop.getByRole('button', { name: 'End the reading' }).click()
      for (let winter = 0; winter < 3 && seen().board.ending === null; winter++) {
        for (const power of POWERS) {
          const { phone } = of(power)
          if (await phone.page.locator('button.ready[aria-pressed="false"]').isVisible()) await phone.ready()
        }
        await laptop.waitForTimeout(1_000)
        const on = laptop.getByRole('button', { name: 'End the reading' })
        if (seen().board.ending === null && (await on.isVisible())) await on.click()
      }
      await expect.poll(() => seen().board.ending?.how, { timeout: 60_000 }).toBe('time')
      for (const [power, { name }] of seats)
        await expect
          .poll(() => seen().view.seats.find(({ seat }) => seat === power.toUpperCase())?.name)
          .toBe(name)
      await picture(laptop, 'end-laptop')
      await picture(pageOf('Austria'), 'end-phone')
      await expect(screen.getByText('Time is up').first()).toBeVisible({ timeout: 120_000 })
      await picture(screen, 'end')
    })

    await test.step('letters reached whoever they were for, and nobody else', () => {
      for (const { who, all } of [window, television, ...[...seats.values()].map(({ heard }) => heard)])
        for (const { text, from, got } of marks) {
          const mine = [of(from).name, got && of(got).name, 'the laptop']
          if (!mine.includes(who))
            expect(
              all.some((bytes) => bytes.includes(text)),
              `${who} has ${text}`,
            ).toBe(false)
        }
    })

    await test.step('the archive', async () => {
      await laptop.getByRole('button', { name: 'Ask to open everybody’s letters' }).click()
      for (const power of POWERS)
        await pageOf(power).getByRole('region', { name: 'Vote' }).getByRole('button', { name: 'Yes' }).tap()
      await laptop.getByRole('button', { name: 'Everybody’s letters' }).click()
      const archive = laptop.getByTestId('archive')
      await archive.waitFor()
      await expect(laptop.locator('.archive .side h2').first()).toHaveText('Spring 1901')
      await expect(archive).toContainText('Truly: Macedon (Germany) → Rome (France)')
      await expect(archive).toContainText('Held back by the gamemaster')
      await expect(archive).toContainText('Delivered to: America (England)')
      await picture(laptop, 'archive')
    })
    console.log(`${marks.length} letters on seven phones, ${Math.round((Date.now() - began) / 1000)} s`)
  } finally {
    await host.dispose()
  }
})
