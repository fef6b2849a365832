// npm run campaign:kills [-- COUNT [SEED]]: the kill test for a night.
import { surviveKills } from '../support/kills.ts'

const [count = '1000', seed = String(Date.now())] = process.argv.slice(2)
console.log(`${count} kills with seed ${seed}`)
const { kills, torn, acknowledged, repeated } = await surviveKills(Number(count), seed, console.log)
console.log(
  `${kills} kills (${torn} in the middle of a write): ${acknowledged} acknowledged commands all there, ` +
    `${repeated} repeated and done once, none from nowhere`,
)
