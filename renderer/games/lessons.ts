// Where the lessons of each game are: those of the first game at `learn`, of another one at `learn/GAME`.
import { GAMES } from './index.ts'

const taught = Object.keys(GAMES).filter((game) => GAMES[game]?.learning !== undefined)
const [first = null] = taught

/** The game whose lessons a page of the learning room belongs to; null where no game has any. */
export function taughtAt(page: string): string | null {
  const [name = ''] = page.split('/')
  return taught.includes(name) ? name : first
}

/** The lessons of a game, or of every game that has some. */
export const lessonsOf = (
  game: string | null,
): readonly {
  readonly game: string
  readonly title: string
  readonly at: string
  readonly first: boolean
}[] =>
  taught
    .filter((one) => game === null || one === game)
    .map((one) => ({
      game: one,
      title: GAMES[one]?.title() ?? one,
      at: one === first ? 'learn' : `learn/${one}`,
      first: one === first,
    }))
