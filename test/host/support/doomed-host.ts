// The headless host as a program of its own, for tests that kill it; with DOOMED_SEED its disk fails as well.
import { nodeFiles } from '../../../electron/host/ports/node-files.ts'
import { runHeadless } from '../../../electron/headless/run.ts'
import { GAMES } from '../../../shared/games/index.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { cardGame } from '../../cards/card-game.ts'
import { tearingFiles } from './tearing-files.ts'

const seed = process.env['DOOMED_SEED']
await runHeadless({
  args: process.argv.slice(2),
  say: (text) => console.log(text),
  complain: (text) => console.error(text),
  nodeVersion: process.versions.node,
  games: { ...GAMES, [cardGame.id]: cardGame },
  ...(seed ? { files: tearingFiles(nodeFiles, randomFrom(seed), 30) } : {}),
})
