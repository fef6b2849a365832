import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, it } from 'vitest'
import type { SeatView } from '../../shared/table/view.ts'
import { GAMES } from '../games/index.ts'
import { loadGame } from '../games/load.ts'
import type { TableClient } from '../connection/client.svelte.ts'
import { tab } from '../device/memory.ts'
import { Notices } from '../ui/notices.svelte.ts'
import { refusalText } from '../words/refusal-text.ts'
import PersonPage from './PersonPage.svelte'

afterEach(() => {
  cleanup()
  tab.forget('entente.held')
})

it.each(['access/moved', 'access/dismissed'] as const)(
  'says so on a phone whose key was taken back in the middle of a game (%s)',
  async (code) => {
    const you = { kind: 'player', player: 'anna', name: 'Anna', seats: ['FRANCE'], kept: [] }
    const view = { you, status: 'playing', gameView: null, people: [], seats: [], hands: [] }
    const claims = [{ number: '417', player: 'anna' }]
    const client = {
      view,
      claims,
      claimNumber: null,
      link: 'closed',
      farewell: { code },
    } as unknown as TableClient
    render(PersonPage, {
      client,
      notices: new Notices(),
      code: 'BCDF',
      onjoin: () => undefined,
    })
    expect(await screen.findByText(refusalText({ code }))).toBeTruthy()
    expect(screen.queryByText(/go on in your place/)).toBeNull()
  },
)

it.each<[string, Pick<SeatView, 'holder' | 'name'>, string]>([
  [
    'somebody with another phone',
    { holder: { kind: 'player', player: 'bea' as never }, name: 'Bea' },
    'Who plays there now: Bea.',
  ],
  [
    'a computer',
    { holder: { kind: 'computer', level: 'tactician' }, name: null },
    'Who plays there now: Computer: tactician.',
  ],
  ['nobody yet', { holder: { kind: 'open' }, name: null }, 'Nobody plays there now.'],
])('tells a person replaced by %s which power is gone and who has it', async (_, holds, named) => {
  const [game] = Object.keys(GAMES) as [string]
  await loadGame(game)
  tab.keep('entente.held', JSON.stringify({ table: 'evening', seats: ['FRANCE'] }))
  const france = {
    seat: 'FRANCE',
    online: true,
    awaited: false,
    drafted: false,
    ready: false,
    alive: true,
    ...holds,
  }
  const view = {
    id: 'evening',
    name: 'An evening',
    game,
    status: 'playing',
    allotment: 'chosen',
    gamemaster: 'none',
    you: { kind: 'player', player: 'anna', name: 'Anna', seats: [], kept: [] },
    gameView: null,
    people: [],
    seats: [france],
    hands: [['FRANCE']],
  }
  const client = {
    view,
    claims: [],
    claimNumber: null,
    link: 'online',
    farewell: null,
  } as unknown as TableClient
  render(PersonPage, { client, notices: new Notices(), code: 'BCDF', onjoin: () => undefined })
  const status = await screen.findByRole('status')
  expect(status.textContent.trim()).toBe(`You no longer play here: France. ${named}`)
})
