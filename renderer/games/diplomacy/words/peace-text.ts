import type { Peace } from '../../../../shared/games/diplomacy/game/agreeing.ts'
import { m } from '../../../paraglide/messages.js'
import { powerText } from './power-text.ts'

/** Each pole of a peace with its land, centres and units (S55). */
export const polesText = ({ poles, equal }: Peace): string =>
  poles
    .map(({ powers, land, centres, units }) =>
      m.peace_asked_pole({ powers: powers.map(powerText).join(', '), land, centres, units }),
    )
    .join(equal ? ' ≈ ' : ' : ')

/** What a ballot on a peace asks. */
export const peaceText = (peace: Peace): string => m.peace_asked({ poles: polesText(peace) })
