// npm run campaign:pog -- [--games 100000] [--from 0] [--minutes 0] [--dice own] [--edition 2022] [--states 50]
// [--losses 1] [--attacks 5]: random legal games of the introductory scenario, each checked for dead ends, exceptions and
// broken rules, and replayed to the same hash. One state of so many is searched for secrets that are told, and its supply
// traced by the slow tracer; one question of losses of so many is compared with all orders of steps, and one question of an
// attack with all throws of the dice; 0 leaves that out. Half of the games draw evenly from what is legal, half attack more.
// With `--dice own` every die is a question of its own; `--edition` names the rules. It stops after `--minutes`, where that
// is not 0. Each game that breaks something is told with its answer; `--from ITS-NUMBER --games 1` plays it again.
import { parseArgs } from 'node:util'
import { EDITION_IDS } from '../../../shared/games/paths-of-glory/editions/edition.ts'
import { DICE_KINDS } from '../../../shared/games/paths-of-glory/state/dice-kind.ts'
import { stableHash } from '../../../shared/kernel/stable-hash.ts'
import { MOODS, playRandomly, replayedHash } from '../random-game.ts'
import { nothingYet, watcher } from '../second-opinions.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100000' },
    from: { type: 'string', default: '0' },
    minutes: { type: 'string', default: '0' },
    dice: { type: 'string' },
    edition: { type: 'string' },
    states: { type: 'string', default: '50' },
    losses: { type: 'string', default: '1' },
    attacks: { type: 'string', default: '5' },
  },
})
const from = Number(values.from)
const until = from + Number(values.games)
const minutes = Number(values.minutes)
const dice = DICE_KINDS.find((kind) => kind === values.dice) ?? 'program'
const edition = EDITION_IDS.find((id) => id === values.edition) ?? '2018'
const sampling = {
  states: Number(values.states),
  losses: Number(values.losses),
  attacks: Number(values.attacks),
}

const compared = nothingYet()
const ends = new Map<string, number>()
let games = 0
let answers = 0
let broken = 0

function play(i: number): void {
  const mood = MOODS[i % MOODS.length] ?? 'even'
  const name = `campaign ${i}`
  const game = playRandomly(name, mood, watcher(name, sampling, compared), dice, edition)
  if (replayedHash(name, game.answers, dice, edition) !== stableHash(game.end))
    throw new Error(`${name} replays otherwise`)
  answers += game.answers.length
  const key = `${game.end.ended?.who.join(' and ') ?? 'nobody'} (${mood})`
  ends.set(key, (ends.get(key) ?? 0) + 1)
}

const isOver = (): boolean => minutes > 0 && performance.now() > minutes * 60_000
const started = process.cpuUsage()
for (let i = from; i < until && !isOver(); i++) {
  games += 1
  try {
    play(i)
  } catch (error) {
    broken += 1
    console.error(`--from ${i} --games 1:`, error)
  }
}
const { user, system } = process.cpuUsage(started)
console.log(
  `${games} games, ${broken} broken, ${answers} answers, ${((user + system) / 1e6).toFixed(0)} s of processor`,
)
for (const [what, count] of Object.entries(compared)) console.log(`  ${what}: ${count}`)
for (const [who, count] of [...ends].sort()) console.log(`  ${who}: ${count}`)
if (broken > 0) process.exitCode = 1
