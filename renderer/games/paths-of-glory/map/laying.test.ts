// What the overlay of threats warns of is what the host warns of.
import { describe, expect, it } from 'vitest'
import type { CardId } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import { AP, CP } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { spaceId, spaceNamed } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import { unitNamed, UNITS } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import { beginning } from '../../../../shared/games/paths-of-glory/state/beginning.ts'
import { edited, UNUSED } from '../../../../shared/games/paths-of-glory/state/board.ts'
import type { State } from '../../../../shared/games/paths-of-glory/state/state.ts'
import { cutsAgainst } from '../../../../shared/games/paths-of-glory/threats/cuts.ts'
import { viewOf } from '../../../../shared/games/paths-of-glory/viewing.ts'
import { keyed } from '../../../../shared/kernel/chance.ts'
import { overlayOf } from './laying.ts'

const start: State = { ...beginning(keyed('overlay'), 'introductory'), turn: 2, segment: 'actions' }

/** A board with these units alone; the Central Powers hold these places too. */
function placed(units: Readonly<Record<string, string>>, held: readonly string[]): State {
  return {
    ...start,
    board: edited(start.board, (open) => {
      for (const { index } of UNITS) open.at[index] = UNUSED
      for (const [unit, space] of Object.entries(units)) {
        open.at[unitNamed(unit)] = spaceNamed(space)
        open.reduced[unitNamed(unit)] = 0
      }
      for (const space of [...held, 'liege']) open.holder[spaceNamed(space)] = CP
      open.destroyed.push(spaceNamed('liege'))
    }),
  }
}

/** Whether the army in Cambrai is warned of; the overlay and the host's own warning agree. */
function isWarned(state: State): boolean {
  const host = ([CP, AP] as const).flatMap((side) =>
    cutsAgainst(state, side).map(({ unit }) => spaceId(state.board.at[unit] as number) as string),
  )
  const overlay = overlayOf('threat', viewOf(state, { kind: 'screen' }), 'standard')
  expect(overlay?.places.warning).toEqual(host)
  return host.includes('cambrai')
}

describe('the overlay of threats', () => {
  it('sees a cut through a place at the Channel once the Central Powers may stay there', () => {
    // Nobody comes farther than Amiens.
    const early = placed(
      {
        'fr-1': 'cambrai',
        'fr-2': 'rouen',
        'fr-3': 'paris',
        'ge-3': 'calais',
      },
      ['calais', 'ostend', 'brussels', 'sedan', 'chateau-thierry'],
    )
    expect(isWarned(early)).toBe(false)
    expect(isWarned({ ...early, status: [4, 0] })).toBe(true)
  })

  it('sees a cut that costs too much with Moltke, and no more after Falkenhayn', () => {
    const alone = placed({ 'fr-1': 'cambrai', 'ge-2': 'sedan', 'ge-3': 'sedan' }, [
      'calais',
      'amiens',
      'brussels',
      'sedan',
    ])
    // Without a card the enemy has one operation.
    const moltke: State = { ...alone, hands: [[], []], events: ['ap-09' as CardId] }
    expect(isWarned(moltke)).toBe(false)
    const falkenhayn: State = {
      ...moltke,
      events: ['ap-09', 'cp-13'] as CardId[],
      cancelled: ['ap-09' as CardId],
    }
    expect(isWarned(falkenhayn)).toBe(true)
  })
})
