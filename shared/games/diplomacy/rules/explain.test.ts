import { describe, expect, it } from 'vitest'
import { phaseOf } from '../../../../test/support/phase.ts'
import { place } from '../../../../test/support/as-text.ts'
import { compileBoard } from '../board/board.ts'
import { STANDARD } from '../variants/standard/board.ts'
import { EDITIONS } from '../editions/edition.ts'
import { moveStrengths, type MoveStrengths } from './explain.ts'

const board = compileBoard(STANDARD)

const strengthsText = ({
  unit,
  to,
  succeeds,
  strength,
  attack,
  defence,
  defender,
  ...rest
}: MoveStrengths): string =>
  [
    `${unit.at}-${to}${succeeds ? '!' : ''} ${strength}/${attack}:${defence}`,
    ...(defender ? [`${rest.headToHead ? 'facing' : 'at'} ${place(defender)}`] : []),
    ...rest.rivals.map((rival) => `rival ${place(rival.unit)} ${rival.strength}`),
    ...rest.supports.map((support) => `${support.counts ? 'with' : 'without'} ${place(support.unit)}`),
  ].join(', ')

describe('the strengths of every move: all of it / what may dislodge : what stands against it', () => {
  it.each([
    ['FRANCE: A PAR - BUR, A MAR H', ['PAR-BUR! 1/1:0']],
    [
      'FRANCE: A PAR - BUR, A MAR S A PAR - BUR, A GAS S A PAR - BUR; GERMANY: A BUR H; ITALY: A SPA - GAS',
      [
        'PAR-BUR! 2/2:1, at GERMANY A BUR, with FRANCE A MAR, without FRANCE A GAS',
        'SPA-GAS 1/1:1, at FRANCE A GAS',
      ],
    ],
    [
      'FRANCE: A PAR - BUR; GERMANY: A BUR - PAR, A PIC S A BUR - PAR',
      ['PAR-BUR 1/1:2, facing GERMANY A BUR', 'BUR-PAR! 2/2:1, facing FRANCE A PAR, with GERMANY A PIC'],
    ],
    [
      'FRANCE: A PAR - BUR, A MAR S A PAR - BUR, A BUR H; GERMANY: A MUN - BUR',
      [
        'PAR-BUR 2/0:1, at FRANCE A BUR, rival GERMANY A MUN 1, with FRANCE A MAR',
        // France's support of its own attack says nothing of Germany's.
        'MUN-BUR 1/1:1, at FRANCE A BUR, rival FRANCE A PAR 2',
      ],
    ],
    [
      'FRANCE: A MAR S A MUN - BUR, A BUR H; GERMANY: A MUN - BUR, A RUH S A MUN - BUR',
      ['MUN-BUR! 3/2:1, at FRANCE A BUR, with FRANCE A MAR, with GERMANY A RUH'],
    ],
    ['FRANCE: A PAR - BUR; GERMANY: A BUR - MUN', ['PAR-BUR! 1/1:0, at GERMANY A BUR', 'BUR-MUN! 1/1:0']],
    [
      'FRANCE: A PAR - BUR; GERMANY: A BUR - MUN; RUSSIA: A MUN H',
      ['PAR-BUR 1/1:1, at GERMANY A BUR', 'BUR-MUN 1/1:1, at RUSSIA A MUN'],
    ],
    [
      'ENGLAND: A LON - BEL, F NTH C A LON - BEL; GERMANY: F HEL - NTH, F NWY S F HEL - NTH; FRANCE: A PIC - BEL',
      [
        'LON-BEL 0/0:0, rival FRANCE A PIC 1',
        'HEL-NTH! 2/2:1, at ENGLAND F NTH, with GERMANY F NWY',
        'PIC-BEL! 1/1:0, rival ENGLAND A LON 0',
      ],
    ],
    [
      'FRANCE: A PAR - BUR, A MAR S A PAR - BUR; GERMANY: A BUR - PAR; ITALY: A GAS - PAR',
      [
        'PAR-BUR! 2/2:1, facing GERMANY A BUR, with FRANCE A MAR',
        'BUR-PAR 1/1:2, facing FRANCE A PAR, rival ITALY A GAS 1',
        'GAS-PAR! 1/1:0, at FRANCE A PAR, rival GERMANY A BUR 0',
      ],
    ],
  ])('%s', (orders, expected) =>
    expect(moveStrengths(board, EDITIONS['2000'], phaseOf(orders)).map(strengthsText)).toEqual(expected),
  )
})

it('says nothing of a defender where nobody stands', () =>
  expect(moveStrengths(board, EDITIONS['2000'], phaseOf('FRANCE: A PAR - BUR'))[0]).not.toHaveProperty(
    'defender',
  ))
