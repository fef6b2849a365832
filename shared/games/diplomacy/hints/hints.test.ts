import { describe, expect, it } from 'vitest'
import { compileBoard } from '../board/board.ts'
import type { PowerId } from '../board/ids.ts'
import { STANDARD } from '../variants/standard/board.ts'
import { orderedUnit } from '../lessons/line.ts'
import { openingTable } from '../lessons/sandbox.ts'
import { hintsFor } from './hints.ts'

const board = compileBoard(STANDARD)
const units = (...lines: string[]) => lines.map((line) => orderedUnit(line).unit)
const hints = (power: string, ...lines: string[]) => hintsFor(board, units(...lines), {}, power as PowerId)

describe('threats', () => {
  it('name everybody who can attack, and the most one power can bring', () => {
    const [threat] = hints('GERMANY', 'GERMANY A BUR', 'FRANCE A MAR', 'FRANCE A GAS', 'ITALY A RUH').threats
    expect(threat?.by.map(({ at }) => at)).toEqual(['MAR', 'GAS', 'RUH'])
    expect(threat).toMatchObject({ attack: 2, defence: 1 })
  })

  it('count own units that could support', () => {
    const [threat] = hints('GERMANY', 'GERMANY A BUR', 'GERMANY A MUN', 'FRANCE A PAR').threats
    expect(threat).toMatchObject({ attack: 1, defence: 2 })
  })

  it('are none where nobody reaches', () => {
    expect(hints('GERMANY', 'GERMANY A BER', 'FRANCE F BRE').threats).toEqual([])
  })
})

describe('chances', () => {
  const chance = (to: string, ...lines: string[]) =>
    hints('FRANCE', ...lines).chances.find((each) => each.to === to)

  it('need nothing where nobody else comes', () => {
    expect(chance('SPA', 'FRANCE A MAR')).toMatchObject({ against: 0, needs: 0, owner: null, held: null })
  })

  it('need a support against a lone defender', () => {
    const found = chance('MUN', 'FRANCE A BUR', 'FRANCE A RUH', 'GERMANY A MUN')
    expect(found).toMatchObject({ against: 1, needs: 1 })
    expect(found?.supporters.map(({ at }) => at)).toEqual(['RUH'])
  })

  it('are not sure where all supports are not enough', () => {
    expect(
      chance('MUN', 'FRANCE A BUR', 'FRANCE A RUH', 'GERMANY A MUN', 'GERMANY A BER', 'GERMANY A KIE'),
    ).toMatchObject({ against: 3, needs: null })
  })

  it('are no own centres and no spaces without one', () => {
    const { units, owners } = openingTable()
    const found = hintsFor(board, units, owners, 'FRANCE' as PowerId).chances
    expect(found.map(({ to }) => to)).toEqual(['SPA'])
  })
})
