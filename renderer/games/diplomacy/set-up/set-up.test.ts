import { render, screen } from '@testing-library/svelte'
import { beforeEach, expect, it, vi } from 'vitest'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import type { Holder } from '../../../../shared/table/holder.ts'
import { CLOCK_PRESETS } from '../../../../shared/table/clock-presets.ts'
import { seat } from '../../../../test/contract/played.ts'
import { m } from '../../../paraglide/messages.js'
import Rules from './Rules.svelte'
import WayChoice from './WayChoice.svelte'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
})

const powers = ['AUSTRIA', 'ENGLAND', 'FRANCE', 'GERMANY', 'ITALY', 'RUSSIA', 'TURKEY']
const page = (rest: Holder) => {
  const view = {
    game: 'diplomacy',
    status: 'setting',
    gamemaster: 'none',
    press: 'spoken',
    options: diplomacy.optionsSchema.parse({}),
    clock: CLOCK_PRESETS.classic,
    hands: powers.map((power) => [seat(power)]),
    seats: powers.map((power, i) => ({ seat: seat(power), holder: i === 0 ? { kind: 'here' } : rest })),
    people: [],
    tournament: { round: null, board: null },
    computers: ['general'],
  }
  return {
    client: { view, lobby: null },
    view,
    notices: {},
    onset: () => Promise.resolve(true),
    queue: (run: () => unknown) => run(),
  } as never
}

it('explains every edition where one is chosen', () => {
  render(Rules, page({ kind: 'open' }))
  for (const hint of [m.edition_2000_hint(), m.edition_1982_hint(), m.edition_2023_hint()])
    expect(screen.queryByText(hint)).not.toBeNull()
})

it('says that open seats only hold until somebody comes, and that no computer plays for them', () => {
  const { unmount } = render(WayChoice, page({ kind: 'open' }))
  expect(screen.queryByText(m.ways_open())).not.toBeNull()
  unmount()
  render(WayChoice, page({ kind: 'computer', level: 'general' }))
  expect(screen.queryByText(m.ways_open())).toBeNull()
})
