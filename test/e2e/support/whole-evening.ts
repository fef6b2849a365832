// A typical evening: two people at the laptop, four phones, one power without a player. A phone fails, a player leaves for
// good, there is a break, the lid is closed, the power fails, one vote fails, one passes.
import { expect, test, type Browser } from '@playwright/test'
import { openCurtain } from './curtain.ts'
import type { Seen } from './eyes.ts'
import { idOf, openLaptop, ordersFor, playPhase, playTo, type Laptop } from './evening.ts'
import { fromMenu, setTable } from './host-page.ts'
import { Player, written } from './player.ts'
import { startTableHost } from './table-host.ts'

const AT_LAPTOP = ['Austria', 'Italy']
const ON_PHONES = ['England', 'France', 'Germany', 'Russia']

/** The phase, such as `fall 1902`, to which the table plays after each of these; where it is there already, it plays nothing. */
export interface Stops {
  readonly deadPhone: string
  readonly pause: string
  readonly newPlayer: string
  readonly failedVote: string
  readonly closedLid: string
  readonly powerCut: string
}

/** The host gives the newest person a seat. */
async function seatAs(laptop: Laptop, power: string, name: string): Promise<void> {
  const asked = laptop.page.getByRole('button', { name: /^People and seats \(/ })
  if ((await asked.count()) > 0) await asked.click()
  else await fromMenu(laptop.page, 'Table', 'People and seats')
  await laptop.page.getByLabel(`Who sits at ${power}`).selectOption({ label: name })
  await laptop.page.keyboard.press('Escape')
  await expect(laptop.page.getByRole('dialog')).toHaveCount(0)
}

/** Whether the table has this power's vote, or does not need it. */
const hasVoted = ({ view }: Seen, power: string): boolean =>
  view.ballot?.votes.find(({ seat }) => (seat as string) === idOf(power))?.voted ?? true

/** All vote: the moment at which a vote ends must not show who was against it. */
async function vote(laptop: Laptop, phones: readonly Player[], against: string | null): Promise<void> {
  await fromMenu(laptop.page, 'Table', 'Propose an end')
  await laptop.page.getByRole('button', { name: 'Propose a draw' }).click()
  for (const phone of phones) {
    const choice = phone.power === against ? 'No' : 'Yes'
    await phone.page.getByRole('button', { name: choice, exact: true }).first().tap()
  }
  for (const power of AT_LAPTOP) {
    await openCurtain(laptop.page, power)
    await laptop.page.getByRole('button', { name: 'Yes', exact: true }).click()
    await expect.poll(() => hasVoted(laptop.seen(), power)).toBe(true)
    if (laptop.seen().view.status === 'ended') return
    await laptop.page.getByRole('button', { name: 'Close the curtain' }).click()
  }
}

/** Plays it through the pages, from setting the table to a draw. */
export async function playEvening(browser: Browser, stops: Stops): Promise<void> {
  let host = await startTableHost()
  try {
    const { page, code } = await setTable(browser, host.hostUrl, { here: AT_LAPTOP })
    await page.getByLabel('Who sits at Turkey').selectOption('absent')
    const phones: Player[] = []
    for (const power of ON_PHONES) phones.push(await Player.join(browser, { url: host.url, code, power }))
    await page.close()
    let laptop = await openLaptop(browser, host, AT_LAPTOP)
    await laptop.page.getByRole('button', { name: 'Start the game' }).click()
    await expect(laptop.page.getByText('Spring 1901')).toBeVisible()

    await test.step('a power without a player holds in civil disorder', async () => {
      await playPhase(laptop, phones)
      const turkey = laptop.seen().board.units.filter(({ power }) => power === idOf('Turkey'))
      expect(turkey.map(({ at }) => at).sort()).toEqual(['ANK', 'CON', 'SMY'])
    })

    await test.step('a phone dies: its player comes back on another one', async () => {
      await playTo(laptop, phones, 'fall 1901')
      const dead = phones.findIndex(({ power }) => power === 'France')
      await phones[dead]?.page.context().close()
      const again = await Player.arrive(browser, {
        url: host.url,
        code,
        power: 'France',
        name: 'France again',
      })
      await seatAs(laptop, 'France', 'France again')
      await expect(again.page.locator('.drafting')).toBeVisible()
      phones[dead] = again
      await playTo(laptop, phones, stops.deadPhone)
    })

    await test.step('pizza', async () => {
      await laptop.page.getByRole('button', { name: 'Pause' }).click()
      for (const { page } of phones)
        await expect(page.getByText('paused', { exact: true }).first()).toBeVisible()
      await laptop.page.getByRole('button', { name: 'Resume' }).click()
      await playTo(laptop, phones, stops.pause)
    })

    await test.step('a player leaves for good, another sits down', async () => {
      const gone = phones.findIndex(({ power }) => power === 'Germany')
      const leaver = phones[gone] as Player
      await leaver.page.getByRole('button', { name: 'Menu' }).tap()
      await leaver.page.getByText('Leave this seat').first().tap()
      await leaver.page.getByRole('button', { name: 'Leave it now' }).tap()
      await expect(leaver.page.getByText('Whom would you like to play?')).toBeVisible()
      await leaver.page.context().close()
      const heir = await Player.arrive(browser, { url: host.url, code, power: 'Germany', name: 'An heir' })
      await heir.page.getByRole('button', { name: 'Germany', exact: true }).tap()
      await expect(heir.page.locator('.drafting')).toBeVisible()
      phones[gone] = heir
      await playTo(laptop, phones, stops.newPlayer)
    })

    await test.step('a draw is proposed, and one is against it', async () => {
      await vote(laptop, phones, 'Russia')
      await expect(
        laptop.page.getByTestId('last-ballot').getByText('Not agreed: play goes on.'),
      ).toBeVisible()
      await playTo(laptop, phones, stops.failedVote)
    })

    await test.step('the lid is closed for a while, with an order just written', async () => {
      const england = phones.find(({ power }) => power === 'England') as Player
      const orders = ordersFor(england.seen(), 'England')
      await england.type(orders)
      host.freeze()
      await laptop.page.waitForTimeout(17_000)
      host.thaw()
      // The machine slept: the clock was paused meanwhile.
      await expect(laptop.page.getByText('paused', { exact: true }).first()).toBeVisible()
      await expect(england.page.getByText('paused', { exact: true }).first()).toBeVisible()
      expect(await england.sheet()).toEqual(expect.arrayContaining(orders.map(written)))
      await laptop.page.getByRole('button', { name: 'Resume' }).click()
      await playTo(laptop, phones, stops.closedLid)
    })

    await test.step('the power is gone, and back', async () => {
      const before = laptop.seen().board
      await host.kill()
      await laptop.page.context().close()
      host = await startTableHost({ after: host })
      laptop = await openLaptop(browser, host, AT_LAPTOP)
      await expect(laptop.page.getByText('paused', { exact: true }).first()).toBeVisible()
      expect(laptop.seen().board.units).toEqual(before.units)
      for (const { page } of phones)
        await expect(page.getByText('paused', { exact: true }).first()).toBeVisible({ timeout: 30_000 })
      await laptop.page.getByRole('button', { name: 'Resume' }).click()
      await playTo(laptop, phones, stops.powerCut)
    })

    await test.step('the last ones agree to a draw', async () => {
      const alive = ({ power }: Player) =>
        laptop.seen().view.ballot?.votes.some(({ seat }) => (seat as string) === idOf(power)) ?? true
      await vote(laptop, phones.filter(alive), null)
      for (const { page } of [laptop, ...phones])
        await expect(page.getByText('The game is over').first()).toBeVisible()
    })
  } finally {
    await host.dispose()
  }
}
