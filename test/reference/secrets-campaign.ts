// Many random turns of Secrets of Diplomacy before both adjudicators: npm run second-opinion:secrets -- --turns 100000
import { parseArgs } from 'node:util'
import { compareSecrets } from './secrets-compare.ts'

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '20000' },
    seed: { type: 'string', default: 'secrets' },
    from: { type: 'string', default: '0' },
  },
})
const from = Number(values.from)
const to = from + Number(values.turns)
const count = { dislodged: 0, drawn: 0, strikes: 0, taken: 0 }
let disagreements = 0
const started = performance.now()
for (let number = from; number < to; number++) {
  const { disagreement, ...found } = compareSecrets(values.seed, number)
  for (const key of Object.keys(count) as (keyof typeof count)[]) count[key] += found[key]
  if (!disagreement) continue
  disagreements++
  console.log(JSON.stringify(disagreement))
}
const seconds = (performance.now() - started) / 1000
console.error(
  `${to - from} turns in ${seconds.toFixed(0)} s (seed "${values.seed}"): ${count.dislodged} units dislodged, ${count.drawn} ` +
    `retreats left to a lot, ${count.strikes} strikes, ${count.taken} provinces taken, ${disagreements} disagreements`,
)
process.exitCode = disagreements > 0 ? 1 : 0
