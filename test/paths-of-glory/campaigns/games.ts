// npm run campaign:pog -- [--games 100000] [--from 0] [--supply 0] [--dice own] [--edition 2022]: random legal games of the introductory scenario,
// each checked for dead ends, exceptions and broken rules, and replayed to the same hash. With `--supply N` every N-th
// state of a game is traced by the slow tracer as well. Half of the games draw evenly from what is legal, half attack
// more. With `--dice own` every die is a question of its own; `--edition` names the rules.
import { parseArgs } from 'node:util'
import { EDITION_IDS } from '../../../shared/games/paths-of-glory/editions/edition.ts'
import { UNITS } from '../../../shared/games/paths-of-glory/facts/units.ts'
import { DICE_KINDS } from '../../../shared/games/paths-of-glory/state/dice-kind.ts'
import { isSupplied } from '../../../shared/games/paths-of-glory/supply/supply.ts'
import { stableHash } from '../../../shared/kernel/stable-hash.ts'
import { MOODS, playRandomly, replayedHash } from '../random-game.ts'
import { slowlySupplied } from '../slow-supply.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    from: { type: 'string' },
    supply: { type: 'string' },
    dice: { type: 'string' },
    edition: { type: 'string' },
  },
})
const games = Number(values.games ?? 100_000)
const from = Number(values.from ?? 0)
const dice = DICE_KINDS.find((kind) => kind === values.dice) ?? 'program'
const edition = EDITION_IDS.find((id) => id === values.edition) ?? '2018'
const every = Number(values.supply ?? 0)

const ends = new Map<string, number>()
let answers = 0
let traced = 0
const started = process.cpuUsage()
for (let i = from; i < from + games; i++) {
  const mood = MOODS[i % MOODS.length] ?? 'even'
  const name = `campaign ${i}`
  const game = playRandomly(
    name,
    mood,
    ({ board }, count) => {
      if (every === 0 || count % every !== 0) return
      for (const { index, id } of UNITS) {
        if ((board.at[index] ?? -1) < 0) continue
        traced += 1
        if (isSupplied(board, index) !== slowlySupplied(board, index))
          throw new Error(`${name}, answer ${count}: supply of ${id}`)
      }
    },
    dice,
    edition,
  )
  if (replayedHash(name, game.answers, dice, edition) !== stableHash(game.end))
    throw new Error(`${name} replays otherwise`)
  answers += game.answers.length
  const key = `${game.end.ended?.who.join(' and ') ?? 'nobody'} (${mood})`
  ends.set(key, (ends.get(key) ?? 0) + 1)
}
const { user, system } = process.cpuUsage(started)
console.log(
  `${games} games, ${answers} answers, ${traced} units traced, ${((user + system) / 1e6).toFixed(0)} s of processor`,
)
for (const [who, count] of [...ends].sort()) console.log(`  ${who}: ${count}`)
