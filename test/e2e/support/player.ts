// One person with a phone: joins, asks for a power, writes orders by touching the map, says ready.
import { expect, type Browser, type Page } from '@playwright/test'
import { readOrder } from '../../../shared/games/diplomacy/notation/read.ts'
import { writeOrder } from '../../../shared/games/diplomacy/notation/write.ts'
import type { Order } from '../../../shared/games/diplomacy/orders/order.ts'
import type { PhaseKind } from '../../../shared/games/diplomacy/turn.ts'
import { orderKey } from '../../../renderer/games/diplomacy/drafting/desk.ts'
import { typeOrders } from './curtain.ts'
import { eyesOf, type Seen } from './eyes.ts'
import { touch } from './finger.ts'
import { sayReady } from './say-ready.ts'
import { SOON } from './soon.ts'
import { NAMES } from '../../../shared/games/diplomacy/variants/standard/names/index.ts'

const writing = { names: NAMES, language: 'en', style: 'codes' } as const

/** A parsed order in the rulebook's notation. */
export function orderOf(text: string, phase: PhaseKind): Order {
  const reading = readOrder(text, { names: NAMES, language: 'en', phase })
  if (reading.kind !== 'understood') throw new Error(`not understood: ${text}`)
  return reading.order
}

export const written = (order: Order): string => writeOrder(order, writing)

export class Player {
  private constructor(
    readonly page: Page,
    readonly power: string,
    /** The newest view that the phone got. */
    readonly seen: () => Seen,
  ) {}

  /** Opens the table on a phone, types a name and asks for a power. */
  static async join(browser: Browser, { url, code, power }: { url: string; code: string; power: string }) {
    const player = await Player.arrive(browser, { url, code, power, name: `${power} player` })
    await player.page.getByRole('button', { name: power, exact: true }).tap()
    await expect(player.page.getByText(`You play ${power}`)).toBeVisible()
    return player
  }

  /** Opens the table on a phone and types a name; the host finds a seat. */
  static async arrive(
    browser: Browser,
    { url, code, power, name }: { url: string; code: string; power: string; name: string },
  ) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'en-GB',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const seen = eyesOf(page)
    await page.goto(`${url}/#${code}`)
    await page.getByLabel('Your name').fill(name)
    await page.getByRole('button', { name: 'Join' }).tap()
    await expect(page.getByText(`Hello, ${name}`)).toBeVisible()
    return new Player(page, power, seen)
  }

  /** Writes one order by touching the map until the sheet says it. */
  async write(text: string, phase: PhaseKind): Promise<void> {
    await this.page.locator('.drafting').waitFor()
    const order = orderOf(text, phase)
    const wanted = written(order)
    // Where an own unit stands, the first touch means support; the move there is a chip.
    const chip = this.page.locator(`.chip[data-offer="${orderKey(order)}"]`)
    for (const [touched, place] of touchesFor(order).entries()) {
      if (order.kind === 'move' && touched > 1 && (await chip.count()) > 0)
        await this.answered(() => chip.tap())
      else await this.touchFor(order, place, phase)
      if (await this.says(wanted)) return
    }
    throw new Error(`${this.power}: wanted “${wanted}”, the sheet says ${(await this.sheet()).join('; ')}`)
  }

  /** Types a whole sheet into the line under the list. */
  async type(orders: readonly Order[]): Promise<void> {
    await this.page.locator('.drafting').waitFor()
    const handle = this.page.locator('.handle')
    if ((await handle.getAttribute('aria-expanded')) === 'false') await handle.tap()
    await typeOrders(this.page, orders.map(written).join('\n'))
    for (const order of orders)
      await expect.poll(() => this.says(written(order)), { intervals: SOON }).toBe(true)
  }

  async sheet(): Promise<string[]> {
    return this.page.locator('[data-row] .text').allInnerTexts()
  }

  /** Says ready; the last one to say so closes the phase. */
  async ready(): Promise<void> {
    const stage = this.page.locator('.what')
    const before = await stage.innerHTML()
    await sayReady(this.page)
    // Both are checked at once: the button disappears with its stage.
    await this.page.waitForFunction((was) => {
      const mark = document.querySelector('button.ready')
      return (
        mark?.getAttribute('aria-pressed') === 'true' || document.querySelector('.what')?.innerHTML !== was
      )
    }, before)
  }

  /** Touches a place, and the chip that says which unit is built there. */
  private async touchFor(order: Order, place: string, phase: PhaseKind): Promise<void> {
    await this.answered(() => touch(this.page, place))
    const kind = this.page.locator('.chip.strong', { hasText: chipOf(order) })
    if (phase === 'adjustments' && (await kind.count()) > 0) await this.answered(() => kind.first().tap())
  }

  /** Does something and waits until the page shows a change: every touch changes the bar or the sheet. */
  private async answered(act: () => Promise<void>): Promise<void> {
    const shown = () => this.page.locator('.drafting').evaluate(({ textContent }) => textContent)
    const before = await shown()
    await act()
    await expect.poll(shown, { intervals: SOON }).not.toBe(before)
  }

  private async says(wanted: string): Promise<boolean> {
    return (await this.page.locator('[data-row] .text').allTextContents()).some(
      (text) => text.trim() === wanted,
    )
  }
}

/** The places to touch, with the touches that turn a first meaning into the next one. */
function touchesFor(order: Order): string[] {
  switch (order.kind) {
    case 'hold':
    case 'disband':
      return [order.unit.at, order.unit.at]
    case 'move':
      return [order.unit.at, order.to, order.to, order.to]
    // A power's only dislodged unit is selected at once.
    case 'retreat':
      return [order.to]
    case 'support-hold':
      return [order.unit.at, order.target.at, order.target.at, order.target.at]
    case 'support-move':
    case 'convoy':
      return [order.unit.at, order.target.at, order.to, order.to]
    case 'build':
    case 'remove':
      return [order.unit.at]
    case 'waive':
      return []
  }
}

/** The chip that says what is built where several types are possible. */
const chipOf = (order: Order): string => (order.kind === 'build' && order.unit.type === 'F' ? 'leet' : 'rmy')
