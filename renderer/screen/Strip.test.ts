import { render } from '@testing-library/svelte'
import { beforeEach, expect, it, vi } from 'vitest'
import Strip from './Strip.svelte'

vi.mock('../games/loaded.svelte.ts', () => ({
  gameOf: () => ({
    words: { seat: String },
    Mark: () => undefined,
    lines: () => Promise.resolve({ seatLines: () => [] }),
  }),
}))
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
})

const names = ['Anna', null, 'Boris', 'Clara', 'Dora', 'Emil', 'Filip']
const table = (stage: string) =>
  ({
    game: 'any',
    status: 'playing',
    stage: { name: stage },
    people: [],
    hands: names.map((_, i) => [`S${i}`]),
    seats: names.map((name, i) => ({
      seat: `S${i}`,
      name,
      holder: name === null ? { kind: 'computer', level: 'general' } : { kind: 'player', player: name },
      online: true,
      awaited: true,
      ready: false,
      alive: true,
      clock: null,
    })),
  }) as never

it.each([
  [
    'names every player at the foot of the television while orders are written',
    'writing',
    names.filter(Boolean),
  ],
  ['leaves the foot to the counts while orders are read', 'reading', []],
] as const)('%s', (_, stage, shown) => {
  const { container } = render(Strip, { view: table(stage), since: 0 })
  expect([...container.querySelectorAll('.who')].map(({ textContent }) => textContent)).toEqual(shown)
})
