// npm run campaign:kills [-- COUNT [SEED [cards|war]]]: the kill test for a night.
import { DOOMED, surviveKills } from '../support/kills.ts'

const [count = '1000', seed = String(Date.now()), game = 'cards'] = process.argv.slice(2)
if (game !== 'cards' && game !== 'war') throw new Error(`no game ${game} to kill`)
console.log(`${count} kills with seed ${seed}`)
const { kills, torn, acknowledged, repeated } = await surviveKills(
  Number(count),
  seed,
  DOOMED[game],
  console.log,
)
console.log(
  `${kills} kills (${torn} in the middle of a write): ${acknowledged} acknowledged commands all there, ` +
    `${repeated} repeated and done once, none from nowhere`,
)
