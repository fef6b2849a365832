// Letters and the newspaper on paper: a power prints its own letters on a phone and behind the curtain of the laptop, and an issue
// of long articles takes several pages.
import { expect, type Page } from '@playwright/test'
import { choose } from './support/choose.ts'
import { setTable } from './support/host-page.ts'
import { openThread, writeLetter } from './support/letters.ts'
import { picturesFolder, picturesOf } from './support/picture.ts'
import { Player } from './support/player.ts'
import { startTableHost, type TableHost } from './support/table-host.ts'
import { test, WALK } from './support/test.ts'

test.setTimeout(240_000)

let host: TableHost
test.beforeEach(async () => {
  host = await startTableHost()
})
test.afterEach(() => host.dispose())

const picture = picturesOf('letters')

const SENTENCES = [
  'The harbour was full of ships this morning, and nobody could say whose they were.',
  'I have read your letter twice and I still do not know what you want of Burgundy.',
  'Two trains of guns left for the east at noon; a third one waits for coal.',
  'My minister swears that the fleet stays where it is.',
  'If you keep your army out of Tyrolia until autumn, mine will be in Galicia.',
]
const prose = (characters: number, seed: number) => {
  let text = ''
  for (let n = seed; text.length < characters; n++)
    text += `${SENTENCES[(n * 3) % SENTENCES.length] ?? ''}${n % 6 === 5 ? '\n' : ' '}`
  return text.slice(0, characters - 8).trimEnd() + ' Finis.'
}

/** The page as it is printed, as a file; its number of pages. */
async function paper(page: Page, name: string): Promise<number> {
  const folder = picturesFolder()
  const file = await page.pdf({
    preferCSSPageSize: true,
    ...(folder && { path: `${folder}/letters-${name}.pdf` }),
  })
  return file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

async function write(phone: Page, to: string, text: string, from?: string): Promise<void> {
  await writeLetter(phone, to, text, from)
  await expect(phone.getByTestId('letters')).toContainText(text.slice(-30))
}

test('letters and a long newspaper are printed whole', WALK, async ({ browser }) => {
  const { page: laptop, code } = await setTable(browser, host.hostUrl, { here: ['Germany'] })
  for (const power of ['Austria', 'Italy', 'Russia', 'Turkey'])
    await laptop.getByLabel(`Who sits at ${power}`, { exact: true }).selectOption('absent')
  await laptop.getByText('Talks, votes, the hour, a gamemaster').click()
  await choose(laptop, 'Letters', 'both')
  const join = async (power: string) => (await Player.join(browser, { url: host.url, code, power })).page
  const [england, france] = [await join('England'), await join('France')]
  await laptop.getByRole('button', { name: 'Start the game' }).click()

  // Before the first letter there is nothing to print.
  await england.getByRole('button', { name: /^Letters/ }).tap()
  await expect(england.getByRole('region', { name: 'Letters' })).toBeVisible()
  await expect(england.getByRole('button', { name: 'Print my letters' })).toHaveCount(0)

  await test.step('a phone prints its own letters', async () => {
    await write(england, 'France', 'My dear Emperor,\n\nshall we share Belgium?\n\nYours, as ever')
    await write(england, 'Germany', prose(700, 1), 'France')
    await write(england, 'France', prose(3900, 2))
    await write(france, 'England', 'Gladly. I take Spain.')
    await write(france, 'England', prose(2500, 3), 'Germany')
    await write(france, 'Germany', 'For Germany alone.')
    await openThread(england, 'France')
    await expect(england.getByTestId('letters')).toContainText('I take Spain')
    await england.getByRole('button', { name: 'All letters' }).tap()
    await england.evaluate(() => (window.print = () => undefined))
    const list = england.getByRole('button', { name: 'Print my letters' })
    await list.scrollIntoViewIfNeeded()
    await picture(england, 'phone-print')
    await list.tap()
    const printed = england.getByTestId('printout')
    await expect(printed).toContainText('Letters: England')
    await expect(printed.locator('article')).toHaveCount(5)
    // A forged letterhead is printed as it is, with the true addressee of one's own letter.
    await expect(printed.locator('article', { hasText: 'France → Germany' })).toContainText(
      'Truly goes to: Germany',
    )
    await expect(printed.locator('article', { hasText: 'Germany → England' })).not.toContainText('Truly')
    await expect(printed).not.toContainText('For Germany alone')
    expect(await paper(england, 'letters-phone')).toBe(2)
    // A second print shows it once.
    await list.tap()
    await expect(printed).toHaveCount(1)
  })

  await test.step('behind the curtain of the laptop', async () => {
    await laptop.getByRole('button', { name: /^Letters: / }).click()
    await laptop.getByRole('button', { name: 'Press and hold to open' }).hover()
    await laptop.mouse.down()
    await expect(laptop.getByRole('region', { name: 'Letters' })).toBeVisible()
    await laptop.mouse.up()
    await laptop.evaluate(() => (window.print = () => undefined))
    await laptop.getByRole('button', { name: 'Print my letters' }).click()
    const printed = laptop.getByTestId('printout')
    await expect(printed.locator('article')).toHaveCount(2)
    await expect(printed).toContainText('For Germany alone.')
    expect(await paper(laptop, 'letters-laptop')).toBe(1)
    await laptop
      .getByRole('region', { name: 'Letters' })
      .getByRole('button', { name: 'Close', exact: true })
      .click()
    await expect(printed).toHaveCount(0)
  })

  await test.step('an issue of long articles takes several pages', async () => {
    for (const [at, length] of [3900, 120, 2600, 3900].entries()) {
      await openThread(france, 'The newspaper')
      if (at !== 2)
        await france
          .getByRole('textbox', { name: 'Headline (may stay empty)' })
          .fill(['The ships of Brest', 'Fog', '', 'Guns roll east, and nobody knows for whom'][at] ?? '')
      await france.getByRole('textbox', { name: 'Your broadcast…' }).fill(prose(length, at))
      await france.getByRole('button', { name: 'Print it' }).tap()
      await expect(france.getByTestId('letters').locator('article')).toHaveCount(at + 1)
    }
    await laptop.getByRole('button', { name: 'Newspaper' }).click()
    const printed = laptop.getByTestId('printout')
    await expect(printed.locator('article')).toHaveCount(4)
    await expect(printed.locator('.long')).toHaveCount(1)
    expect(await paper(laptop, 'newspaper-long')).toBe(2)
    // The rule below the last article is as wide as the page.
    const under = await printed
      .locator('.paper')
      .evaluate((sheet) => Number.parseFloat(getComputedStyle(sheet, '::after').width))
    expect(under).toBeGreaterThan(500)
  })
})
