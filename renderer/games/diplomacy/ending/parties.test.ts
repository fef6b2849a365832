import { describe, expect, it } from 'vitest'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Allegiance, PhaseSummary, PowerView } from '../../../../shared/games/diplomacy/view.ts'
import { historyOf, partiesOf, ranked } from './parties.ts'

const view = (power: string, centres: number, allegiance: Allegiance = { kind: 'own-seat' }): PowerView => ({
  power: power as PowerId,
  allegiance,
  centres,
  units: centres,
  status: centres > 0 ? 'active' : 'eliminated',
  adjustment: 0,
  deciding: false,
})
const paired = (player: string | null): Allegiance => ({
  kind: 'paired',
  player: player as PowerId | null,
  told: 'everybody',
})

describe('parties at the end', () => {
  const powers = [view('FRANCE', 0), view('ITALY', 4), view('EGYPT', 6, paired('FRANCE'))]
  const parties = partiesOf({ powers, ending: { how: 'draw', winners: ['ITALY'] as PowerId[] } })

  it('are a great power with its small one, whose centres count together', () => {
    expect(parties.map(({ powers, centres, out, won }) => [powers.join(), centres, out, won])).toEqual([
      ['FRANCE,EGYPT', 6, false, false],
      ['ITALY', 4, false, true],
    ])
  })

  it('are ranked by victory, points and centres in this order', () => {
    const order = (points: Record<string, number> | null) => ranked(parties, points).map(({ power }) => power)
    expect(order(null)).toEqual(['ITALY', 'FRANCE'])
    const none = partiesOf({ powers, ending: null })
    expect(ranked(none, null)[0]?.power).toBe('FRANCE')
    expect(ranked(none, { ITALY: 1 } as Record<PowerId, number>)[0]?.power).toBe('ITALY')
  })

  it('have one line each in the history', () => {
    const phase = { index: 0, turn: { year: 1929, season: 'spring', phase: 'movement' } } as const
    const history: PhaseSummary[] = [{ ...phase, centres: { FRANCE: 2, EGYPT: 1, ITALY: 3 } as never }]
    expect(historyOf(history, parties)[0]?.centres).toEqual({ FRANCE: 3, ITALY: 3 })
  })

  it('leave a small power alone whose player is not known', () => {
    const secret = partiesOf({ powers: [view('FRANCE', 1), view('EGYPT', 1, paired(null))], ending: null })
    expect(secret).toHaveLength(2)
  })
})
