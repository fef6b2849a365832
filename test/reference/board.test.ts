import { afterAll, describe, expect, it, vi } from 'vitest'

// Other files share the modules of this one, and mean the standard board.
afterAll(() => {
  vi.resetModules()
})

const pairs = (places: readonly string[], joined: (a: string, b: string) => boolean) =>
  places.flatMap((a) => places.filter((b) => joined(a, b)).map((b) => `${a}-${b}`)).sort()

describe.each(['standard', 'ancient-mediterranean', 'imperial', 'versailles'])(
  'the game’s %s and the list entered a second time',
  async (id) => {
    vi.stubEnv('REFERENCE_BOARD', id)
    vi.resetModules()
    const {
      CENTRES,
      HOMES,
      PROVINCES,
      anchorages,
      armyReaches,
      carries,
      coastsOf,
      fleetReaches,
      isCoastal,
      isSea,
      nameKey,
    } = await import('./board.ts')
    const { board } = await import('./engine.ts')
    vi.unstubAllEnvs()
    const { spaces } = board.facts

    it('have the same spaces of the same kinds', () => {
      expect(spaces.map(({ id }) => id as string).sort()).toEqual([...PROVINCES].sort())
      for (const { id, kind } of spaces) {
        expect(kind, id).toBe(isSea(id) ? 'sea' : isCoastal(id) ? 'coastal' : 'inland')
        expect(board.convoying[board.index.get(id)!] === 1, id).toBe(carries(id))
      }
    })

    it('have the same centres, at home of the same powers', () => {
      expect(
        spaces
          .filter(({ centre }) => centre)
          .map(({ id }) => id as string)
          .sort(),
      ).toEqual([...CENTRES].sort())
      for (const [power, homes] of Object.entries(HOMES)) {
        const its = spaces.filter(({ home, centre }) => centre && (home as string | undefined) === power)
        expect(its.map(({ id }) => id as string).sort()).toEqual([...homes].sort())
      }
    })

    const steps = (type: 0 | 1): string[] => {
      const row = type * board.locations
      return pairs([...board.index.keys()], (a, b) => {
        const [from, to] = [board.index.get(a), board.index.get(b)]
        return from !== undefined && to !== undefined && board.neighbours[row + from]?.includes(to) === true
      })
    }

    it('let armies pass the same borders', () => {
      expect(steps(0)).toEqual(pairs(PROVINCES, armyReaches))
    })

    it('let fleets pass the same coasts', () => {
      const places = PROVINCES.filter((province) => isSea(province) || isCoastal(province)).flatMap(
        anchorages,
      )
      expect(steps(1)).toEqual(pairs(places, fleetReaches))
      expect(PROVINCES.flatMap(coastsOf).sort()).toEqual(
        [...board.index.keys()].filter((place) => place.includes('/')).sort(),
      )
    })

    it('follow the same alphabet', () => {
      const byName = [...spaces].sort((a, b) => (a.name.toUpperCase() < b.name.toUpperCase() ? -1 : 1))
      const byKey = [...PROVINCES].sort((a, b) => (nameKey(a) < nameKey(b) ? -1 : 1))
      expect(byName.map(({ id }) => id as string)).toEqual(byKey)
    })
  },
)
