// A typical evening in a year and a half. `npm run campaign:evening` plays the same in four years.
import { playEvening } from './support/whole-evening.ts'
import { test } from './support/test.ts'

test('an evening with everything that may go wrong', async ({ browser }) => {
  test.setTimeout(900_000)
  await playEvening(browser, {
    deadPhone: 'spring 1902',
    pause: 'spring 1902',
    newPlayer: 'spring 1902',
    failedVote: 'spring 1902',
    closedLid: 'spring 1902',
    powerCut: 'fall 1902',
  })
})
