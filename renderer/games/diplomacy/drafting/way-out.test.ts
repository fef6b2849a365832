import { describe, expect, it } from 'vitest'
import type { LocationId, PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { newGame, position, screen, sheetOf, turn } from '../../../../test/contract/played.ts'
import { wordsOf } from '../words/notation-words.ts'
import { closedTo, wayOutText } from './way-out.ts'

const germany = 'GERMANY' as PowerId
const munich = { type: 'A', at: 'MUN' as LocationId } as const
const fought = turn(
  position(newGame(), [
    'GERMANY A MUN',
    'FRANCE A BUR',
    'FRANCE A RUH',
    'ITALY A TYR',
    'RUSSIA A WAR',
    'AUSTRIA A GAL',
  ]),
  {
    FRANCE: 'A BUR - MUN; A RUH S A BUR - MUN',
    RUSSIA: 'A WAR - SIL',
    AUSTRIA: 'A GAL - SIL',
  },
)
const beside = new Map([['MUN', new Set(['BUR', 'RUH', 'KIE', 'BER', 'SIL', 'BOH', 'TYR'])]])
const view = { ...screen(fought), sheets: [sheetOf(fought, germany)] }
const closed = closedTo(view, germany, munich, beside)

describe('a dislodged unit', () => {
  it('shows each place beside it that is closed, and why; open ones are left out', () => {
    expect(Object.fromEntries(closed.map(({ province, why }) => [province, why]))).toEqual({
      BUR: 'retreat-attacker-origin',
      RUH: 'retreat-occupied',
      TYR: 'retreat-occupied',
      SIL: 'retreat-stand-off',
    })
  })

  it('is described in full names: its attacker and the closed places', () => {
    const text = wayOutText(view, munich, closed, wordsOf('en')).replaceAll('\u{A0}', ' ')
    expect(text).toMatch(/^Dislodged by A Burgundy \(France\)\. Closed: /)
    expect(text).toContain('Silesia (stand-off)')
  })
})
