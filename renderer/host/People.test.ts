import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import type { TableCommand } from '../../shared/table/command.ts'
import type { TableView } from '../../shared/table/view.ts'
import type { TableClient } from '../connection/client.svelte.ts'
import { Notices } from '../ui/notices.svelte.ts'
import { m } from '../words/rooms.ts'
import People from './People.svelte'

it('gives a person who asks for any seat a computer’s, where no other is left', async () => {
  const asked: TableCommand[] = []
  const view = {
    allotment: 'random',
    status: 'playing',
    hands: [['FRANCE'], ['ITALY']],
    seats: [
      { seat: 'FRANCE', holder: { kind: 'here' } },
      { seat: 'ITALY', holder: { kind: 'computer', level: 'tactician' } },
    ],
    people: [{ player: 'anna', name: 'Anna', online: true, seats: [], asking: 'any' }],
  } as unknown as TableView
  const act = (command: TableCommand) => {
    asked.push(command)
    return Promise.resolve(null)
  }
  const client = { act, claims: [] } as unknown as TableClient
  render(People, { client, view, notices: new Notices() })
  await fireEvent.click(screen.getByText(m.people_grant()))
  expect(asked).toEqual([{ kind: 'grant-seat', player: 'anna', seat: 'ITALY' }])
})
