import { describe, expect, it } from 'vitest'
import { unit } from '../../../../test/support/rulebook.ts'
import { compileBoard } from '../board/board.ts'
import type { PowerId } from '../board/ids.ts'
import { STANDARD } from '../variants/standard/board.ts'
import { centresOf, startOwners, updateOwners, type Ownership } from './ownership.ts'

const board = compileBoard(STANDARD)
const owned = (owners: Record<string, string>) => owners as Ownership

describe('owning centres', () => {
  it('starts with home centres, three a power and four for Russia; the other twelve have no owner (R8, R10)', () => {
    const owners = startOwners(board)
    expect(Object.keys(owners)).toHaveLength(22)
    expect(STANDARD.powers.map((power) => centresOf(board, owners, power))).toEqual([3, 3, 3, 3, 3, 4, 3])
    expect(owners).toMatchObject({ PAR: 'FRANCE', STP: 'RUSSIA', TRI: 'AUSTRIA' })
    expect(owners).not.toHaveProperty('BEL')
  })

  it('changes where a unit stands after fall (R141), on any coast', () =>
    expect(
      updateOwners(board, owned({ MUN: 'GERMANY', STP: 'RUSSIA' }), [
        unit('FRANCE A MUN'),
        unit('ENGLAND F STP/NC'),
        unit('FRANCE F SPA/SC'),
      ]),
    ).toEqual({ MUN: 'FRANCE', STP: 'ENGLAND', SPA: 'FRANCE' }))

  it('is counted in centres, whatever land is owned beside them', () => {
    const owners = owned({ PAR: 'FRANCE', BUR: 'FRANCE', GAS: 'FRANCE', MUN: 'GERMANY' })
    expect(centresOf(board, owners, 'FRANCE' as PowerId)).toBe(1)
  })

  it('stays where no unit stands (R142), and is of centres alone', () => {
    const before = owned({ MUN: 'GERMANY' })
    expect(updateOwners(board, before, [unit('FRANCE A BUR'), unit('FRANCE F MAO')])).toEqual({
      MUN: 'GERMANY',
    })
    expect(before).toEqual({ MUN: 'GERMANY' })
  })
})
