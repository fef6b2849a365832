// What the orders of a whole game tell once it is over. Everything is read from the closed phases; nobody is asked.
import type { PowerId, ProvinceId } from '../board/ids.ts'
import type { PhaseRecord } from '../view.ts'
import { bestConvoy, type BestConvoy } from './convoy.ts'
import { longestFaith, type Faith } from './faith.ts'
import { saviourOf, type Judging, type Saviour } from './saviour.ts'
import { greatStab, type Stab } from './stab.ts'
import { mostStubborn, type Stubborn } from './stubborn.ts'

export type Tale =
  | ({ readonly kind: 'faith' } & Faith)
  | ({ readonly kind: 'stab' } & Stab)
  | ({ readonly kind: 'stubborn' } & Stubborn)
  | ({ readonly kind: 'convoy' } & BestConvoy)
  | ({ readonly kind: 'saviour' } & Saviour)

export interface Telling extends Judging {
  /** Whether two provinces lie side by side. */
  readonly touches: (one: ProvinceId, other: ProvinceId) => boolean
}

/** The tales of a game, oldest phase first in `records`; those that did not happen are left out. */
export function talesOf(records: readonly PhaseRecord[], telling: Telling): readonly Tale[] {
  const powers: readonly PowerId[] = telling.powers
  const faith = longestFaith(records, powers, telling.touches)
  const stab = greatStab(records, powers)
  const stubborn = mostStubborn(records)
  const convoy = bestConvoy(records)
  const saviour = saviourOf(records, telling)
  return [
    ...(faith ? [{ kind: 'faith', ...faith } as const] : []),
    ...(stab ? [{ kind: 'stab', ...stab } as const] : []),
    ...(stubborn ? [{ kind: 'stubborn', ...stubborn } as const] : []),
    ...(convoy ? [{ kind: 'convoy', ...convoy } as const] : []),
    ...(saviour ? [{ kind: 'saviour', ...saviour } as const] : []),
  ]
}
