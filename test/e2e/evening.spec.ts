// A typical evening in two years. `npm run campaign:evening` plays the same in four.
import { playEvening } from './support/whole-evening.ts'
import { test } from './support/test.ts'

test('an evening with everything that may go wrong', async ({ browser }) => {
  test.setTimeout(900_000)
  await playEvening(browser, {
    deadPhone: 'spring 1902',
    pause: 'spring 1902',
    newPlayer: 'fall 1902',
    failedVote: 'fall 1902',
    closedLid: 'fall 1902',
    powerCut: 'spring 1903',
  })
})
