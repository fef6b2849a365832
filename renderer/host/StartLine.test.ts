import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import type { TableView } from '../../shared/table/view.ts'
import { loadGame } from '../games/load.ts'
import { t } from '../games/paths-of-glory/words/text.ts'
import StartLine from './StartLine.svelte'

beforeAll(() => loadGame('paths-of-glory'))

it.each([
  ['both sides', ['open', 'open'], 'vacant_both'],
  ['one side', ['here', 'open'], 'vacant_some'],
  ['no side', ['here', 'here'], 'vacant_none'],
] as const)('says at a table for two that %s lack a player', (_, [first, second], key) => {
  const seats = [
    { seat: 'central', holder: { kind: first } },
    { seat: 'allied', holder: { kind: second } },
  ]
  const view = { game: 'paths-of-glory', status: 'setting', people: [], hands: [], seats }
  render(StartLine, { view: view as unknown as TableView })
  expect(screen.getByText(t(key))).toBeTruthy()
})
