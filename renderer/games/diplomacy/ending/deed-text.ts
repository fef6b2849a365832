// The deeds of a game, in words. Names of powers and places keep their dictionary form.
import { provinceOf, type PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Deed } from '../../../../shared/games/diplomacy/view.ts'
import { nameOf } from '../../../../shared/games/diplomacy/notation/names/names.ts'
import { writeOrder } from '../../../../shared/games/diplomacy/notation/write.ts'
import type { OrderResult } from '../../../../shared/games/diplomacy/rules/outcome.ts'
import { assertNever } from '../../../../shared/kernel/assert-never.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import { m } from '../../../words/rooms.ts'
import { namingIn } from '../words/board-shown.ts'
import { turnText } from '../words/turn-text.ts'

export interface ToldDeed {
  readonly title: string
  readonly text: string
}

/** A deed with its title; `who` names a power, and its player. */
export function deedText(deed: Deed, who: (power: PowerId) => string, language: Language): ToldDeed {
  const naming = namingIn(language)
  const order = ({ order }: OrderResult) => (order ? writeOrder(order, { ...naming, style: 'names' }) : '')
  switch (deed.kind) {
    case 'stab': {
      const said = {
        by: who(deed.by),
        of: who(deed.of),
        helped: turnText(deed.helped),
        struck: turnText(deed.struck),
        place: nameOf(naming, provinceOf(deed.at), 'full'),
      }
      const words = { centre: m.deed_stab_centre, place: m.deed_stab_place, nothing: m.deed_stab_nothing }
      return { title: m.deed_stab(), text: words[deed.cost](said) }
    }
    case 'faith': {
      const [one, other] = deed.powers
      const said = { one: who(one), other: who(other), turns: deed.turns }
      return { title: m.deed_faith(), text: m.deed_faith_text(said) }
    }
    case 'saviour': {
      const said = {
        by: who(deed.by),
        from: who(deed.from),
        turn: turnText(deed.turn),
        order: order(deed.result),
      }
      return { title: m.deed_saviour(), text: m.deed_saviour_text(said) }
    }
    case 'stubborn': {
      const place = nameOf(naming, deed.at, 'full')
      const said = { power: who(deed.power), place, times: deed.times }
      return { title: m.deed_stubborn(), text: m.deed_stubborn_text(said) }
    }
    case 'convoy': {
      const { power, turn, fleets, result } = deed
      const said = { power: who(power), turn: turnText(turn), fleets, order: order(result) }
      return { title: m.deed_convoy(), text: m.deed_convoy_text(said) }
    }
    default:
      return assertNever(deed)
  }
}
