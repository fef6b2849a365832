import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import { newGame, screen as seen } from '../../../../test/contract/played.ts'
import { commands } from '../../../commands/offered.svelte.ts'
import type { TableClient } from '../../../connection/client.svelte.ts'
import type { PlayedTable } from '../played.ts'
import { Notices } from '../../../ui/notices.svelte.ts'
import SandboxTable from './SandboxTable.svelte'

it('says that its game is over, and still shows how it went', () => {
  const state = diplomacy.close(newGame(), []).state
  const view = {
    id: 'table',
    name: 'Audit',
    status: 'ended',
    stage: { name: 'ended', phase: null, drafting: false },
    closings: 1,
    skipped: [],
    seats: [],
    options: state.options,
    gameView: seen(state),
  } as unknown as PlayedTable
  render(SandboxTable, { client: {} as TableClient, view, notices: new Notices() })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('The game is over')
  expect(screen.queryByRole('button', { name: 'France' })).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'History' }).disabled).toBe(false)
  expect(commands.find('table.print')).toBeTypeOf('function')
})
