// Millions of random positions before both adjudicators: npm run second-opinion -- --positions 1000000 --seed any
import { parseArgs } from 'node:util'
import type { Disagreement } from './compare.ts'

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '20000' },
    seed: { type: 'string', default: 'second opinion' },
    from: { type: 'string', default: '0' },
    board: { type: 'string', default: 'standard' },
  },
})
// The reference reads its board when it is loaded.
process.env['REFERENCE_BOARD'] = values.board
const { compare } = await import('./compare.ts')

const from = Number(values.from)
const to = from + Number(values.positions)

const count = { dislodging: 0, paradoxes: 0, disputed: 0, disagreements: 0 }
const tell = (disagreement: Disagreement): void => {
  count.disagreements++
  console.log(JSON.stringify(disagreement))
}
const started = performance.now()
for (let number = from; number < to; number++) {
  const { paradox, dislodged, disagreements } = compare(values.seed, number)
  if (dislodged > 0) count.dislodging++
  if (paradox !== 'none') count.paradoxes++
  if (paradox === 'disputed') count.disputed++
  disagreements.forEach(tell)
  if ((number + 1) % 100_000 === 0) console.error(`${number + 1 - from} positions`, count)
}
const seconds = (performance.now() - started) / 1000
console.error(
  `${to - from} positions in ${seconds.toFixed(0)} s (${values.board}, seed "${values.seed}"): ${count.dislodging} with a dislodged unit, ` +
    `${count.paradoxes} with a convoy paradox (${count.disputed} of disputed core), ` +
    `${count.disagreements} disagreements`,
)
process.exitCode = count.disagreements > 0 ? 1 : 0
