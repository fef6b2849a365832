import path from 'node:path'
import { runProgram } from './program.ts'

await runProgram({
  args: process.argv.slice(2),
  assets: path.join(import.meta.dirname, '../renderer'),
  standIns: path.join(import.meta.dirname, 'stand-in-worker.js'),
  reading: path.join(import.meta.dirname, 'brought-worker.js'),
})
