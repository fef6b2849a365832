// npm run campaign:files [-- COUNT [SEED]]: gives hosts broken files to open and odd folders to start with (Linux).
import { surviveBreakages } from '../support/breakages.ts'

const MOST_WAIT_MS = 250
const MOST_MB = 300

const [count = '200', seed = String(Date.now())] = process.argv.slice(2)
console.log(`${count} broken files and odd folders with seed ${seed}`)
const sum = await surviveBreakages(Number(count), seed, console.log)
console.log(
  [
    `${sum.files} files and ${sum.folders} folders, each met with a sentence or opened; the other tables were open`,
    `  longest wait ${sum.longestWait.toFixed(0)} ms (${sum.slowest}), memory ${sum.memory.toFixed(0)} MB at most, ` +
      `longest start ${sum.longestStart.toFixed(0)} ms`,
    ...[...sum.said].map(([code, times]) => `  ${code} ${times}`),
  ].join('\n'),
)
if (sum.longestWait > MOST_WAIT_MS || sum.memory > MOST_MB) process.exitCode = 1
