// Diplomacy on the real table: one person plays alone, everybody else is absent (R157..R164).
import { expect, it } from 'vitest'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import type { DiplomacyView } from '../../shared/games/diplomacy/view.ts'
import { Evening, host } from '../table/evening.ts'
import { seat } from './played.ts'

const board = (evening: Evening) => evening.screen.gameView as DiplomacyView

const alone = () =>
  new Evening({
    game: diplomacy,
    settings: { allotment: 'chosen', options: { end: { year: 1904 } } },
    seats: { [seat('FRANCE')]: { kind: 'here' } },
  }).do(host, { kind: 'start' })

const write = (evening: Evening, text: string) =>
  evening.do(host, { kind: 'intent', seat: seat('FRANCE'), intent: { kind: 'write', text, language: 'en' } })

/** Through the talks, the writing and the reading of one phase. */
function pass(evening: Evening): Evening {
  const { phase } = evening.screen.stage
  while (evening.screen.stage.phase === phase && evening.screen.status === 'playing')
    evening.do(host, { kind: evening.screen.stage.name === 'reading' ? 'continue' : 'close-now' })
  while (evening.screen.stage.name === 'reading') evening.do(host, { kind: 'continue' })
  return evening
}

it('lets one person conquer undefended centres, year after year, to the agreed end', () => {
  const evening = alone()
  write(evening, 'A MAR - SPA\nF BRE - MAO\nA PAR - PIC')
  pass(evening)
  expect(evening.screen.stage.phase).toBe('F1901M')
  write(evening, 'A PIC - BEL\nF MAO - POR')
  pass(evening)
  expect(evening.screen.stage.phase).toBe('W1901A')
  expect(board(evening).powers.find(({ power }) => power === (seat('FRANCE') as string))).toMatchObject({
    centres: 6,
    adjustment: 3,
  })
  write(evening, 'build A PAR\nbuild A MAR\nwaive')
  pass(evening)
  expect(board(evening).units.filter(({ power }) => (power as string) === 'FRANCE')).toHaveLength(5)
  expect(board(evening).recent.map(({ turn }) => turn.season)).toEqual(['fall', 'winter'])
  expect(board(evening).powers.filter(({ status }) => status === 'civil-disorder')).toHaveLength(6)
  for (let i = 0; evening.screen.status === 'playing' && i < 20; i++) pass(evening)
  expect(evening.screen.outcome).toMatchObject({ kind: 'ended', how: 'time', who: ['FRANCE'] })
})
