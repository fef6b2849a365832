// A host far away: what is clicked and typed on the set-up page before an answer has come is neither replaced nor lost.
import { expect, type WebSocketRoute } from '@playwright/test'
import type { ClientMessage, ServerMessage } from '../../shared/protocol/messages.ts'
import { openFirstPage } from './support/host-page.ts'
import { choose, newTable } from './support/new-table.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test } from './support/test.ts'

let host: TableHost
test.beforeAll(async () => {
  host = await startTableHost()
})
test.afterAll(() => host.dispose())

/** How long each message of the host takes (ms). */
const FAR = 400

test('what was chosen last on the set-up page wins over older answers', async ({ browser }) => {
  const page = await openFirstPage(browser, host.hostUrl)
  let last = 0
  /** Waits until no choice was sent or done for a while, from now on at least: every choice is done. */
  const settled = () => {
    last = Date.now()
    return expect.poll(() => Date.now() - last, { timeout: 30_000 }).toBeGreaterThan(5 * FAR)
  }
  let settings: Partial<Record<'options' | 'clock', unknown>> = {}
  await page.routeWebSocket(/\/ws$/, (route: WebSocketRoute) => {
    const server = route.connectToServer()
    route.onMessage((text) => {
      if ((JSON.parse(String(text)) as ClientMessage).type === 'act') last = Date.now()
      server.send(text)
    })
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as ServerMessage
      if (message.type === 'done') last = Date.now()
      if (message.type === 'view') settings = message.view
      setTimeout(() => route.send(text), FAR)
    })
  })
  await page.reload()
  await newTable(page)
  const people = (count: string) =>
    page.getByRole('group', { name: 'How many people play?' }).getByLabel(count, { exact: true })
  await expect(people('7')).toBeChecked()

  await test.step('a choice, and back to what the page shows until that is answered', async () => {
    const edition = (name: string) => page.getByRole('group', { name: 'Rules' }).getByLabel(name)
    await expect(edition('Modern (2000)')).toBeChecked()
    await choose(page, 'Rules', 'Classic (1982)')
    await choose(page, 'Rules', 'Modern (2000)')
    await settled()
    await expect(edition('Modern (2000)')).toBeChecked()
    expect(settings.options).toMatchObject({ edition: '2000' })
  })

  await test.step('quick choices, one after the other', async () => {
    await choose(page, 'Which board?', 'Ancient Mediterranean')
    await choose(page, 'How many people play?', '1')
    await choose(page, 'How many people play?', '2')
    await expect(people('2')).toBeChecked()
    await settled()
    await expect(people('2')).toBeChecked()
    expect(settings.options).toMatchObject({ variant: 'ancient-mediterranean' })
  })

  await test.step('a number and a clock, while a choice is under way', async () => {
    await choose(page, 'How you play', 'Escalation')
    const each = page.getByLabel('Units each places')
    await expect(each).toHaveValue('12')
    await choose(page, 'How many people play?', '4')
    await each.fill('3')
    await each.press('Enter')
    await page.getByText('No clock', { exact: true }).first().click()
    await expect(each).toHaveValue('3')
    await settled()
    await expect(people('4')).toBeChecked()
    await expect(each).toHaveValue('3')
    await expect(page.getByRole('radio', { name: 'No clock' }).first()).toBeChecked()
    expect(settings).toMatchObject({
      options: { placement: 3, passive: { length: 3 } },
      clock: { turns: null },
    })
  })
})
