// npm run campaign:takeovers [-- COUNT [SEED]]: freezes hosts, lets others take their folders, and wakes them again.
import { surviveTakeovers } from '../support/takeovers.ts'

const [count = '100', seed = String(Date.now())] = process.argv.slice(2)
console.log(`${count} takeovers with seed ${seed}`)
const sum = await surviveTakeovers(Number(count), seed, console.log)
console.log(
  `${sum.takeovers} takeovers (${sum.whileStarting} of hosts that were starting; ${sum.tooShort} freezes were too short ` +
    `for one): ${sum.byFirst} commands acknowledged by the first host, ${sum.afterWaking} of them after it woke, and ` +
    `${sum.bySecond} by the second, all there once; ${sum.unanswered} left unanswered, none refused`,
)
