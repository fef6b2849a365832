// The command-line adjudicator on real phases, from lines to lines, compared with the least work that any program must
// do: resolving the same phases from plain objects, and parsing and printing the same JSON.
import { Readable, Writable } from 'node:stream'
import type { Flags } from '../adjudicate/flags.ts'
import { answerAll } from '../adjudicate/stream.ts'
import { EDITIONS } from '../../shared/games/diplomacy/editions/edition.ts'
import { resolveMovement } from '../../shared/games/diplomacy/rules/movement.ts'
import { writeOrder } from '../../shared/games/diplomacy/notation/write.ts'
import { percentile, type Measurement } from './measure.ts'
import { board, type Situation } from './positions/boards.ts'
import { playedSituations } from './positions/played.ts'
import { NAMES } from '../../shared/games/diplomacy/variants/standard/names/index.ts'

const PHASES = 3000
const ROUNDS = 9
const FLAGS: Flags = { variant: 'standard', brought: null, edition: '2000', language: 'en', explain: false }
/** Bytes that a pipe delivers at once. */
const PIECE = 2 ** 16

/** Phases as lines of cases, orders in codes. */
const lineOf = ({ units, orders }: Situation, id: number): string => {
  const byPower = <T extends { readonly power: string }>(items: readonly T[], text: (item: T) => string) =>
    Object.fromEntries(
      board.facts.powers.map((power) => [power, items.filter((item) => item.power === power).map(text)]),
    )
  return JSON.stringify({
    id,
    phase: 'S1903M',
    units: byPower(units, ({ type, at }) => `${type} ${at}`),
    orders: byPower(orders, (line) =>
      'order' in line ? writeOrder(line.order, { names: NAMES, language: 'en', style: 'codes' }) : '',
    ),
  })
}

/** Takes answers as a pipe would: as bytes, which are dropped once they are written. */
async function answered(input: Buffer, keep: (bytes: Buffer) => void = () => {}): Promise<void> {
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      keep(chunk)
      done()
    },
  })
  const pieces: Buffer[] = []
  for (let at = 0; at < input.length; at += PIECE) pieces.push(input.subarray(at, at + PIECE))
  await answerAll(Readable.from(pieces), sink, FLAGS)
}

/** The same JSON in and out, with nothing in between. */
function echoed(input: Buffer, answers: readonly unknown[]): Buffer {
  const cases = input
    .toString('utf8')
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)
  return Buffer.from(cases.map((_, i) => JSON.stringify(answers[i])).join('\n'))
}

export async function measure(): Promise<Measurement[]> {
  const situations = playedSituations(PHASES)
  const input = Buffer.from(situations.map(lineOf).join('\n'))
  const written: Buffer[] = []
  await answered(input, (bytes) => written.push(bytes))
  const answers = Buffer.concat(written)
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown)
  if (answers.length !== PHASES) throw new Error(`${answers.length} answers to ${PHASES} cases`)
  const work = {
    'phases from JSON lines to JSON lines': () => answered(input),
    'the same phases from plain objects': () => {
      for (const situation of situations) resolveMovement(board, EDITIONS['2000'], situation)
    },
    'the same JSON parsed and printed': () => void echoed(input, answers),
  }
  // In turn, so that a slow minute of the machine affects all alike; in processor time.
  const rates = Object.keys(work).map((): number[] => [])
  for (let round = -2; round < ROUNDS; round++)
    for (const [i, run] of Object.values(work).entries()) {
      const start = process.cpuUsage()
      await run()
      const { user, system } = process.cpuUsage(start)
      if (round >= 0) rates[i]!.push(Math.round((PHASES * 1e6) / (user + system)))
    }
  const [lines, plain, echo] = rates as [number[], number[], number[]]
  const times = (name: string, of: readonly number[]): Measurement => {
    const samples = of.map((rate, i) => Math.round((rate / lines[i]!) * 100) / 100)
    return { name, value: percentile(samples, 0.5), unit: 'times', samples }
  }
  return [
    ...Object.keys(work).map((name, i): Measurement => ({
      name,
      value: percentile(rates[i]!, 0.5),
      unit: 'phases/s',
      samples: rates[i]!,
    })),
    times('plain objects are faster than lines', plain),
    times('JSON alone is faster than lines', echo),
  ]
}
