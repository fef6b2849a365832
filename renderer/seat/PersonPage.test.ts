import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import type { TableClient } from '../table/client.svelte.ts'
import { Notices } from '../ui/notices.svelte.ts'
import { refusalText } from '../words/refusal-text.ts'
import PersonPage from './PersonPage.svelte'

it.each(['access/moved', 'access/dismissed'] as const)(
  'says so on a phone whose key was taken back in the middle of a game (%s)',
  async (code) => {
    const you = { kind: 'player', player: 'anna', name: 'Anna', seats: ['FRANCE'], kept: [] }
    const view = { you, status: 'playing', board: null, people: [], seats: [], hands: [] }
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
