import { expect, it } from 'vitest'
import { keyed } from '../../../../shared/kernel/chance.ts'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import { optionsSchema } from '../../../../shared/games/diplomacy/options/options.ts'
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import { orderForms } from './forms.ts'

const opening = diplomacy.view(diplomacy.setup({ seed: keyed('print'), options: optionsSchema.parse({}) }), {
  kind: 'screen',
})

it('lists every unit of every power in the reader’s notation', () => {
  const forms = orderForms(opening, 'en')
  expect(forms.map(({ lines }) => lines.length)).toEqual([3, 3, 3, 3, 3, 4, 3])
  expect(forms.find(({ power }) => power === 'RUSSIA')?.lines).toContain('F STP/SC')
  expect(orderForms(opening, 'ru').flatMap(({ lines }) => lines)).not.toContain('F STP/SC')
})

it('leaves lines for builds and removals, and no form for powers with nothing to decide', () => {
  const winter: DiplomacyView = {
    ...opening,
    turn: { year: 1901, season: 'winter', phase: 'adjustments' },
    powers: opening.powers.map((one, i) => ({ ...one, adjustment: i === 0 ? 2 : i === 1 ? -1 : 0 })),
  }
  expect(orderForms(winter, 'en').map(({ lines, adjustment }) => [lines, adjustment])).toEqual([
    [['', ''], 2],
    [[''], -1],
  ])
})
