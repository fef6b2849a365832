import type { Edition } from '../../../shared/games/diplomacy/editions/edition.ts'
import convoys from '../../../test/datc/6.f.json'
import adjacentConvoys from '../../../test/datc/6.g.json'
import { policiesOf, type DatcCase } from '../../../test/datc/case.ts'
import { entries, order, unitsOf } from '../../../test/datc/orders.ts'
import type { Situation } from './boards.ts'

export interface Paradox extends Situation {
  readonly id: string
  readonly edition: Edition
}

/** The movement phases of DATC 3.0's convoy chapters (6.F, 6.G), each under the policies its case asks for. */
export const paradoxes = (): Paradox[] =>
  [...convoys, ...adjacentConvoys].map((written) => {
    const datc = { edition: '2023', policies: {}, ...written } as DatcCase
    return {
      id: datc.id,
      edition: { id: datc.id, policies: policiesOf(datc) },
      units: unitsOf(datc.units),
      orders: entries(datc.steps[0]!.orders).map(([power, text]) => ({ power, order: order(text) })),
    }
  })
