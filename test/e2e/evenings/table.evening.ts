// npm run campaign:evening: the typical evening of evening.spec.ts in four years.
import { test } from '../support/test.ts'
import { playEvening } from '../support/whole-evening.ts'

test('an evening of four years with everything that may go wrong', async ({ browser }) => {
  await playEvening(browser, {
    deadPhone: 'spring 1902',
    pause: 'fall 1902',
    newPlayer: 'spring 1903',
    failedVote: 'fall 1903',
    closedLid: 'spring 1904',
    powerCut: 'winter 1904',
  })
})
