// The television on every board: it fills the screen, and cuts and covers no word.
import { expect } from '@playwright/test'
import type { DiplomacyOptions } from '../../shared/games/diplomacy/options/options.ts'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import { keyed } from '../../shared/kernel/chance.ts'
import { TestClient } from '../host/support/test-client.ts'
import { EVERY_GAME } from '../variants/every.ts'
import { faults } from './support/faults.ts'
import { openScreen } from './support/host-page.ts'
import { picturesFolder, picturesOf } from './support/picture.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test, walkUnless } from './support/test.ts'

let host: TableHost
test.beforeAll(async () => {
  host = await startTableHost()
})
test.afterAll(() => host.dispose())

const picture = picturesOf('television')
const here = { kind: 'here' } as const

/** It has the most powers. Names are laid on every board by a unit test. */
const USUAL = 'imperial'
for (const [name, options] of EVERY_GAME)
  test(`${name} on a television`, walkUnless(name === USUAL), async ({ browser }) => {
    const token = new URL(host.hostUrl).hash.replace('#host=', '')
    const window = await TestClient.connect(host.url, { kind: 'host', token })
    const seats = diplomacy.seats(diplomacy.optionsSchema.parse(options)).map((seat) => [seat, here] as const)
    const settings = { options: options as DiplomacyOptions }
    const table = await window.inLobby({ kind: 'create', table: { game: 'diplomacy', settings, seats: Object.fromEntries(seats) } }) // oxfmt-ignore
    await window.must({ kind: 'start' })
    const { code } = await window.viewWhere(({ id }) => id === table)
    window.socket.terminate()
    const screen = await openScreen(browser, host.url, code)
    await expect(screen.locator('footer li')).toHaveCount(
      diplomacy.view(diplomacy.setup({ seed: keyed('television'), options: diplomacy.optionsSchema.parse(options) }), { kind: 'screen' }).powers.length, // oxfmt-ignore
    )
    await screen.locator('main svg').first().waitFor()
    // As who plays a small power, or until when a power is neutral.
    const cut = await screen.locator('footer .state').evaluateAll((all) =>
      all
        .map(
          (one) =>
            [
              one.textContent,
              one.scrollHeight - one.clientHeight,
              parseFloat(getComputedStyle(one).lineHeight),
            ] as const,
        )
        // A letter may reach a little below its line.
        .filter(([, more, line]) => more > line / 2),
    )
    expect(cut).toEqual([])
    // The dark theme has the layout of the light one, so it is opened only where pictures are taken.
    for (const colorScheme of picturesFolder() ? (['light', 'dark'] as const) : (['light'] as const)) {
      await screen.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await screen.waitForTimeout(800)
      await picture(screen, `${name}-${colorScheme}`)
      expect(await faults(screen), colorScheme).toEqual([])
    }
  })
