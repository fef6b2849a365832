import type { Peace } from '../../../../shared/games/diplomacy/game/agreeing.ts'
import { m } from '../../../paraglide/messages.js'
import { powerText } from './power-text.ts'

/** What a ballot on a peace asks: each pole with its land, centres and units (S55). */
export const peaceText = ({ poles, equal }: Peace): string =>
  m.peace_asked({
    poles: poles
      .map(({ powers, land, centres, units }) =>
        m.peace_asked_pole({ powers: powers.map(powerText).join(', '), land, centres, units }),
      )
      .join(equal ? ' ≈ ' : ' : '),
  })
