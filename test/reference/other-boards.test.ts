// Random positions on the other boards before both adjudicators; test/reference/campaign.ts takes thousands of them.
import { afterAll, expect, it, vi } from 'vitest'

// Other files share the modules of this one, and mean the standard board.
afterAll(() => {
  vi.resetModules()
})

const POSITIONS = Number(process.env['RANDOM_POSITIONS'] ?? 120)

it.each(['ancient-mediterranean', 'imperial', 'versailles'])(
  `agree on ${POSITIONS} random positions of %s`,
  { timeout: 300_000 },
  async (id) => {
    vi.stubEnv('REFERENCE_BOARD', id)
    vi.resetModules()
    const { compare } = await import('./compare.ts')
    vi.unstubAllEnvs()
    let dislodging = 0
    for (let number = 0; number < POSITIONS; number++) {
      const { dislodged, disagreements } = compare('second opinion', number)
      expect(disagreements).toEqual([])
      if (dislodged > 0) dislodging++
    }
    expect(dislodging).toBeGreaterThan(POSITIONS / 6)
  },
)
