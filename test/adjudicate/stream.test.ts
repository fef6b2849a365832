import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { answerAll } from '../../tools/adjudicate/stream.ts'
import { FLAGS } from './run.ts'

const CASES = 20_000
const caseLine = (i: number) =>
  `${JSON.stringify({
    id: i,
    phase: 'S1901M',
    units: { FRANCE: ['A PAR', 'F BRE', 'A MAR'], GERMANY: ['A MUN'] },
    orders: { FRANCE: ['A PAR - BUR', 'F BRE - MAO', 'A MAR S A PAR - BUR'], GERMANY: ['A MUN - BUR'] },
  })}\n`

it('does not read ahead of a slow reader', async () => {
  let produced = 0
  let taken = 0
  let furthest = 0
  async function* input() {
    while (produced < 2000) yield Buffer.from(caseLine(produced++))
  }
  const slow = new Writable({
    highWaterMark: 1024,
    write(chunk: Buffer, _, done) {
      taken += chunk.toString().split('\n').length - 1
      furthest = Math.max(furthest, produced - taken)
      void setImmediate().then(() => done())
    },
  })
  const tally = await answerAll(input(), slow, FLAGS)
  expect(tally).toEqual({ answered: 2000, failed: 0 })
  expect(furthest).toBeLessThan(100)
})

it('answers a case at once, before the next one arrives', async () => {
  const answered: string[] = []
  let release = () => {}
  const first = new Promise<void>((resolve) => (release = resolve))
  async function* input() {
    yield Buffer.from(caseLine(1))
    await first
    yield Buffer.from(caseLine(2))
  }
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      answered.push(chunk.toString())
      release()
      done()
    },
  })
  await answerAll(input(), sink, FLAGS)
  expect(answered).toHaveLength(2)
})

const MAIN = 'import("./tools/adjudicate/main.ts").then(({ main }) => main(process.argv.slice(1)))'

it('answers twenty thousand cases in order with the memory of a few, and a bad line changes only the exit status', async () => {
  // The heap of a bare run is about 30 MB; the cases alone are 5 MB in and 12 MB out.
  const child = spawn(process.execPath, ['--max-old-space-size=64', '--import', 'tsx', '-e', MAIN], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const feed = async () => {
    for (let i = 0; i < CASES; i++) {
      const line = i === 10_000 ? 'broken\n' : caseLine(i)
      if (!child.stdin.write(line)) await new Promise((resolve) => child.stdin.once('drain', resolve))
    }
    child.stdin.end()
  }
  const ended = new Promise((resolve) => child.on('close', resolve))
  const fed = feed()
  let next = 0
  for await (const line of createInterface({ input: child.stdout })) {
    const answer = JSON.parse(line) as { id: number | null; units?: object; error?: { code: string } }
    if (next === 10_000) expect(answer.error?.code).toBe('not-json')
    else expect(answer.id).toBe(next)
    if (next === 0) expect(answer.units).toEqual({ FRANCE: ['A BUR', 'F MAO', 'A MAR'], GERMANY: ['A MUN'] })
    next += 1
  }
  await fed
  expect(next).toBe(CASES)
  expect(await ended).toBe(1)
}, 60_000)
