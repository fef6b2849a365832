// What the orders of a game tell, in words: a title, and a sentence.
import type { Tale } from '../../../../shared/games/diplomacy/tales/tales.ts'
import { assertNever } from '../../../../shared/kernel/assert-never.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import { m } from '../../../words/rooms.ts'
import { powerText } from '../words/power-text.ts'
import { turnText } from '../words/turn-text.ts'
import { listed, placeName } from './sentence.ts'

interface TaleText {
  readonly title: string
  readonly text: string
}

export function taleText(tale: Tale, language: Language): TaleText {
  switch (tale.kind) {
    case 'faith': {
      const { first, last } = tale
      const powers = listed(tale.powers.map(powerText), language)
      return { title: m.tv_faith(), text: m.tv_faith_text({ powers, first, last }) }
    }
    case 'stab':
      return {
        title: m.tv_stab(),
        text: m.tv_stab_text({
          power: powerText(tale.power),
          victim: powerText(tale.victim),
          helped: turnText(tale.helped),
          attacked: turnText(tale.attacked),
        }),
      }
    case 'stubborn':
      return {
        title: m.tv_stubborn(),
        text: m.tv_stubborn_text({
          power: powerText(tale.power),
          place: placeName(tale.place, language),
          count: tale.count,
        }),
      }
    case 'convoy':
      return {
        title: m.tv_convoy(),
        text: m.tv_convoy_text({
          power: powerText(tale.power),
          turn: turnText(tale.turn),
          from: placeName(tale.from, language),
          place: placeName(tale.to, language),
          count: tale.fleets,
        }),
      }
    case 'saviour':
      return {
        title: m.tv_saviour(),
        text: m.tv_saviour_text({
          turn: turnText(tale.turn),
          power: powerText(tale.power),
          place: placeName(tale.place, language),
          other: powerText(tale.other),
        }),
      }
    default:
      return assertNever(tale)
  }
}

/** The powers a tale is about. */
export const powersIn = (tale: Tale) =>
  tale.kind === 'faith'
    ? tale.powers
    : tale.kind === 'stab'
      ? [tale.power, tale.victim]
      : tale.kind === 'saviour'
        ? [tale.power, tale.other]
        : [tale.power]
