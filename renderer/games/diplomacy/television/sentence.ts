// A scene in one sentence, at most 90 characters long, in full names; the voice says the same.
import type { PowerId, ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { nameOf, powerName } from '../../../../shared/games/diplomacy/notation/names/names.ts'
import { assertNever } from '../../../../shared/kernel/assert-never.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import { m } from '../../../words/rooms.ts'
import { namingIn } from '../words/board-shown.ts'
import type { Counted, FightTold, Told } from './told.ts'

/** What can be read from four metres while a scene stands still. */
export const LONGEST = 90

/** Names in a row: "Austria, Italy and Turkey". */
export const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(names)

export const placeName = (place: ProvinceId, language: Language): string =>
  nameOf(namingIn(language), place, 'full')

const powerIn = (power: PowerId, language: Language): string => powerName(namingIn(language), power, 'short')

/** "+2", "−1". */
export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`)

/** The first text that is short enough; the last one where none is. */
const shortest = (...texts: readonly string[]): string =>
  texts.find((text) => text.length <= LONGEST) ?? texts.at(-1) ?? ''

/** What a scene tells; empty where its picture tells it all. */
export function sentenceOf(told: Told, language: Language): string {
  const power = (id: PowerId) => powerIn(id, language)
  const powers = (ids: readonly PowerId[]) => listed(ids.map(power), language)
  const places = (ids: readonly ProvinceId[]) =>
    listed(
      ids.map((id) => placeName(id, language)),
      language,
    )
  const counts = (of: readonly Counted[], count: (n: number) => string = String) =>
    of.map((one) => `${power(one.power)} ${count(one.count)}`).join(', ')
  switch (told.kind) {
    case 'bell':
      return m.tv_bell()
    case 'idle':
      return m.tv_idle({ powers: powers(told.powers) })
    case 'quiet':
      return m.tv_quiet({ powers: powers(told.powers) })
    case 'sweep':
      return shortest(
        m.tv_sweep({ power: power(told.power), places: places(told.moves) }),
        m.tv_sweep_many({ power: power(told.power), count: told.moves.length }),
      )
    case 'void':
      return m.tv_void({ counts: counts(told.counts) })
    case 'fight': {
      const text = fightText(told, language)
      if (told.cut === null) return text
      return shortest(`${text} ${m.tv_also_cut({ place: placeName(told.cut, language) })}`, text)
    }
    case 'retreats':
      return shortest(
        m.tv_retreats({ power: power(told.power), places: places(told.places) }),
        m.tv_retreats_many({ power: power(told.power), count: told.places.length }),
      )
    case 'lost':
      return m.tv_lost({ power: power(told.power), count: told.count })
    case 'retreat-clash':
      return m.tv_retreat_clash({ place: placeName(told.place, language), powers: powers(told.powers) })
    case 'builds':
      return shortest(
        m.tv_builds({ power: power(told.power), places: places(told.places) }),
        m.tv_builds_many({ power: power(told.power), count: told.places.length }),
      )
    case 'removes':
      return shortest(
        m.tv_removes({ power: power(told.power), places: places(told.places) }),
        m.tv_removes_many({ power: power(told.power), count: told.places.length }),
      )
    case 'unused':
      return m.tv_unused({ counts: counts(told.counts) })
    case 'land': {
      if (told.counts.length === 0) return m.tv_land_same()
      // The strip has all of them; the sentence has the greatest that fit.
      const greatest = told.counts.toSorted((a, b) => Math.abs(b.count) - Math.abs(a.count))
      const texts = greatest.map((_, i) => greatest.slice(0, greatest.length - i))
      return shortest(...texts.map((some) => m.tv_land({ counts: counts(some, signed) })))
    }
    case 'coin': {
      const { coin } = told
      return m.tv_coin({ power: power(coin.power), side: powers(coin.side), year: coin.joins })
    }
    case 'collapsed':
      return m.tv_collapsed({ powers: powers(told.powers) })
    case 'reinforced':
      return shortest(
        m.tv_reinforced({ power: power(told.power), places: places(told.places) }),
        m.tv_reinforced_many({ power: power(told.power), count: told.places.length }),
      )
    case 'nothing':
      return m.read_nothing()
    case 'year':
      return m.tv_year({ year: told.year })
    case 'season':
      return ''
    case 'board':
      return m.read_after()
    default:
      return assertNever(told)
  }
}

function fightText(told: FightTold, language: Language): string {
  const power = (id: PowerId) => powerIn(id, language)
  const powers = (ids: readonly PowerId[]) => listed(ids.map(power), language)
  const place = placeName(told.place, language)
  switch (told.how) {
    case 'falls': {
      const facts = { attack: told.attack, against: told.against, place }
      const sides = { power: power(told.power), loser: power(told.loser) }
      return told.lost ? m.tv_falls_lost({ ...facts, ...sides }) : m.tv_falls({ ...facts, ...sides })
    }
    case 'taken': {
      const others = told.others.filter((other) => other !== told.power)
      if (others.length === 0) return m.tv_entered({ power: power(told.power), place })
      const { attack, against } = told
      return m.tv_taken({ attack, against, power: power(told.power), others: powers(others), place })
    }
    case 'stand-off':
      return m.tv_stand_off({ place, powers: powers(told.powers) })
    case 'head-on':
      return m.tv_head_on({ place, other: placeName(told.other, language), powers: powers(told.powers) })
    case 'held': {
      const sides = { powers: powers(told.powers), defender: power(told.defender), place }
      if (told.stuck && told.attack === 1) return m.tv_not_left(sides)
      const { attack, against } = told
      return attack === 1 && against === 1
        ? m.tv_held(sides)
        : shortest(m.tv_held_strength({ attack, against, ...sides }), m.tv_held(sides))
    }
    case 'cut':
      return m.tv_cut({ power: power(told.power), place })
    case 'own-unit':
      return m.tv_own_unit({ power: power(told.power), place })
    case 'landed': {
      const carriers = told.carriers.filter((carrier) => carrier !== told.power)
      return carriers.length === 0
        ? m.tv_landed_own({ power: power(told.power), place })
        : shortest(
            m.tv_landed({ power: power(told.power), place, carriers: powers(told.carriers) }),
            m.tv_landed_own({ power: power(told.power), place }),
          )
    }
    case 'not-landed':
      return told.broken
        ? m.tv_convoy_broken({ power: power(told.power), place })
        : m.tv_not_landed({ power: power(told.power), place })
    case 'helped':
      return m.tv_helped({ helper: power(told.helper), power: power(told.power), place })
    case 'stood-by':
      return m.tv_stood_by({ helper: power(told.helper), power: power(told.power), place })
    case 'offered':
      return m.tv_offered({ helper: power(told.helper), power: power(told.power), place })
    default:
      return assertNever(told)
  }
}
