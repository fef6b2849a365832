import { countriesOf } from '../../../shared/games/diplomacy/board/countries.ts'
import type { PowerId } from '../../../shared/games/diplomacy/board/ids.ts'
import { STANDARD } from '../../../shared/games/diplomacy/variants/standard/board.ts'
import type { PowerInkId } from '../../../shared/map/theme.ts'
import type { Position } from './svg.ts'

const inkOf = (power: PowerId) => power as string as PowerInkId

/** Spring 1901 on the standard board, with each power's country in its colour. */
export const opening: Position = {
  owners: Object.fromEntries([...countriesOf('standard')].map(([id, power]) => [id, inkOf(power)])),
  units: STANDARD.powers.flatMap((power) =>
    (STANDARD.start[power] ?? []).map(({ type, at }) => ({ power: inkOf(power), type, at })),
  ),
}
