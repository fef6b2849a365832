// A game that another program saved opens as a table, stays one after a restart, and leaves again as the same game.
import { afterEach, expect, it } from 'vitest'
import { writeSavedGame } from '../../shared/games/diplomacy/exchange/write-saved-game.ts'
import { SAMPLE_GAME } from '../../shared/games/diplomacy/lessons/sample-game.ts'
import { replay } from '../../shared/games/diplomacy/lessons/replay.ts'
import { openingTable } from '../../shared/games/diplomacy/lessons/sandbox.ts'
import type { SavedGame } from '../../shared/games/diplomacy/exchange/saved-game.ts'
import type { DiplomacyView, PhaseRecord } from '../../shared/games/diplomacy/view.ts'
import { named, newGame } from '../contract/played.ts'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import type { TestClient } from './support/test-client.ts'
import { startTestHost, type TestHost } from './support/test-host.ts'

let at: TestHost
afterEach(() => at.stop())

const records = replay(openingTable(), SAMPLE_GAME)
const last = records.at(-1)!
/** The sample game as the package would have saved it before its last phase closed. */
function savedSample(): SavedGame {
  const game = newGame()
  const start = diplomacy.view(game, { kind: 'screen' })
  const { turn, units, owners } = last
  const view: DiplomacyView = { ...start, turn, units, owners, dislodged: [] }
  const written = writeSavedGame('sample', view, records.slice(0, -1), game.options)
  return JSON.parse(JSON.stringify(written)) as SavedGame
}

const recordOf = async (window: TestClient, index: number): Promise<PhaseRecord> => {
  const answer = await window.ask({ type: 'record', id: `record ${index}`, index })
  if (answer.type !== 'record') throw new Error(answer.type)
  return answer.record as PhaseRecord
}

it('with every phase, its orders and the reason of each result', async () => {
  at = await startTestHost()
  const opened = await at.host.openFile(JSON.stringify(savedSample()))
  if (!opened.ok) throw new Error(JSON.stringify(opened.error))
  let window = await at.window(opened.value)
  let view = (await window.viewWhere(({ id }) => id === opened.value)).gameView as DiplomacyView
  expect(view.history).toHaveLength(records.length - 1)
  expect(view.turn).toEqual(last.turn)
  for (const [index, record] of records.slice(0, -1).entries())
    expect(new Set((await recordOf(window, index)).results)).toEqual(new Set(record.results))

  await at.stop('keep')
  at = await startTestHost({ dataDir: at.dataDir })
  window = await at.window(opened.value)
  view = (await window.viewWhere(({ id }) => id === opened.value)).gameView as DiplomacyView
  expect(view.history).toHaveLength(records.length - 1)
})

it('from the transcript of a game, which is a text', async () => {
  at = await startTestHost()
  const { units } = newGame()
  const sheet = (power: string) =>
    units
      .filter((unit) => (unit.power as string) === power)
      .map(({ type, at: place }) => `    ${type} ${place} H`)
  const spring = ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey']
    .flatMap((power) => [`  ${power}`, ...sheet(power.toUpperCase())])
    .join('\n')
  const text = `An evening\n\nSpring 1901\n${spring.replace('A PAR H', 'A PAR - BUR')}\n`
  const opened = await at.host.openFile(text)
  if (!opened.ok) throw new Error(JSON.stringify(opened.error))
  const window = await at.window(opened.value)
  const view = await window.viewWhere(({ id }) => id === opened.value)
  expect(view).toMatchObject({ name: 'An evening', gamemaster: 'sandbox' })
  expect((view.gameView as DiplomacyView).units.map(named)).toContain('FRANCE A BUR')

  const refused = await at.host.openFile(text.replace('A PAR - BUR', 'A PAR dances'))
  const data = { phase: 'S1901M', text: 'A PAR dances' }
  expect(refused).toEqual({ ok: false, error: { code: 'import/unknown-order', data } })
  expect(await at.host.openFile('Dear Ada')).toMatchObject({ error: { code: 'file/not-a-table' } })
})

it('or is refused with what is wrong with it, and leaves no table behind', async () => {
  at = await startTestHost()
  const refused = await at.host.openFile(JSON.stringify({ ...savedSample(), map: 'colonial' }))
  expect(refused).toEqual({ ok: false, error: { code: 'import/unknown-map', data: { map: 'colonial' } } })
  const window = await at.window()
  expect((await window.until(() => window.lobby, 'the list')).tables).toEqual([])
})
