// A scene in one sentence, at most 90 characters long, in full names; the voice says the same.
import type { PowerId, ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import { nameOf, powerName } from '../../../../shared/games/diplomacy/notation/names/names.ts'
import { assertNever } from '../../../../shared/kernel/assert-never.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import { m } from '../../../words/rooms.ts'
import { namingIn } from '../words/board-shown.ts'
import type { Counted, FightContent, SceneContent } from './content.ts'

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

/** Each unit with its kind and its place: "an army in Vienna and a fleet in Trieste". */
const unitsText = (units: readonly UnitRef[], language: Language): string =>
  listed(
    units.map(({ type, at }) => {
      const place = nameOf(namingIn(language), at, 'full')
      return type === 'F' ? m.tv_fleet_in({ place }) : m.tv_army_in({ place })
    }),
    language,
  )

/** How many armies and fleets, where their places do not fit. */
function tally(units: readonly UnitRef[]): string {
  const fleets = units.filter(({ type }) => type === 'F').length
  const armies = units.length - fleets
  return [
    ...(armies > 0 ? [m.tv_armies({ count: armies })] : []),
    ...(fleets > 0 ? [m.tv_fleets({ count: fleets })] : []),
  ].join(', ')
}

/** What a scene tells; empty where its picture tells it all. */
export function sentenceOf(content: SceneContent, language: Language): string {
  const power = (id: PowerId) => powerIn(id, language)
  const powers = (ids: readonly PowerId[]) => listed(ids.map(power), language)
  const places = (ids: readonly ProvinceId[]) =>
    listed(
      ids.map((id) => placeName(id, language)),
      language,
    )
  const counts = (of: readonly Counted[], count: (n: number) => string = String) =>
    of.map((one) => `${power(one.power)} ${count(one.count)}`).join(', ')
  switch (content.kind) {
    case 'bell':
      return m.tv_bell()
    case 'idle':
      return m.tv_idle({ powers: powers(content.powers) })
    case 'quiet':
      return m.tv_quiet({ powers: powers(content.powers) })
    case 'sweep':
      return shortest(
        m.tv_sweep({ power: power(content.power), places: places(content.moves) }),
        m.tv_sweep_many({ power: power(content.power), count: content.moves.length }),
      )
    case 'void':
      return m.tv_void({ counts: counts(content.counts) })
    case 'fight': {
      const text = fightText(content, language)
      if (content.cut === null) return text
      return shortest(`${text} ${m.tv_also_cut({ place: placeName(content.cut, language) })}`, text)
    }
    case 'retreats':
      return shortest(
        m.tv_retreats({ power: power(content.power), places: places(content.places) }),
        m.tv_retreats_many({ power: power(content.power), count: content.places.length }),
      )
    case 'lost':
      return m.tv_lost({ power: power(content.power), count: content.count })
    case 'retreat-clash':
      return m.tv_retreat_clash({ place: placeName(content.place, language), powers: powers(content.powers) })
    case 'builds':
      return shortest(
        m.tv_builds({ power: power(content.power), units: unitsText(content.units, language) }),
        m.tv_builds_many({ power: power(content.power), units: tally(content.units) }),
      )
    case 'removes':
      return shortest(
        m.tv_removes({ power: power(content.power), units: unitsText(content.units, language) }),
        m.tv_removes_many({ power: power(content.power), units: tally(content.units) }),
      )
    case 'unused':
      return m.tv_unused({ counts: counts(content.counts) })
    case 'land': {
      if (content.land.length > 0)
        return shortest(
          m.tv_land_hands({ places: places(content.land) }),
          m.tv_land_hands_many({ count: content.land.length }),
        )
      if (content.counts.length === 0) return m.tv_land_same()
      // The strip has all of them; the sentence has the greatest that fit.
      const greatest = content.counts.toSorted((a, b) => Math.abs(b.count) - Math.abs(a.count))
      const texts = greatest.map((_, i) => greatest.slice(0, greatest.length - i))
      return shortest(...texts.map((some) => m.tv_land({ counts: counts(some, signed) })))
    }
    case 'coin': {
      const { coin } = content
      return m.tv_coin({ power: power(coin.power), side: powers(coin.side), year: coin.joins })
    }
    case 'collapsed':
      return m.tv_collapsed({ powers: powers(content.powers) })
    case 'reinforced':
      return shortest(
        m.tv_reinforced({ power: power(content.power), places: places(content.places) }),
        m.tv_reinforced_many({ power: power(content.power), count: content.places.length }),
      )
    case 'paired': {
      const [minor, major] = content.powers
      return m.tv_pairs({ minor: power(minor), major: power(major) })
    }
    case 'homes':
      return m.tv_homes({ power: power(content.power), places: places(content.places) })
    case 'strike': {
      const named = { power: power(content.by), place: places([content.at]) }
      if (content.fate === 'fails') return m.tv_strike_fails(named)
      const text = content.fate === 'destroys' ? m.tv_strike_destroys(named) : m.tv_strike_takes(named)
      const weapon = content.weapon && m.turned_weapon({ weapon: content.weapon })
      return shortest(...(weapon ? [`${weapon} ${text}`] : []), text)
    }
    case 'treaty': {
      const named = { by: power(content.by), with: power(content.with) }
      return content.confirmed ? m.tv_treaty(named) : m.tv_treaty_unconfirmed(named)
    }
    case 'nothing':
      return m.read_nothing()
    case 'year':
      return m.tv_year({ year: content.year })
    case 'season':
      return ''
    case 'board':
      return m.read_after()
    default:
      return assertNever(content)
  }
}

function fightText(content: FightContent, language: Language): string {
  const power = (id: PowerId) => powerIn(id, language)
  const powers = (ids: readonly PowerId[]) => listed(ids.map(power), language)
  const place = placeName(content.place, language)
  switch (content.how) {
    case 'falls': {
      const facts = { attack: content.attack, against: content.against, place }
      const sides = { power: power(content.power), loser: power(content.loser) }
      return content.lost ? m.tv_falls_lost({ ...facts, ...sides }) : m.tv_falls({ ...facts, ...sides })
    }
    case 'taken': {
      const others = content.others.filter((other) => other !== content.power)
      if (others.length === 0) return m.tv_entered({ power: power(content.power), place })
      const { attack, against } = content
      return m.tv_taken({ attack, against, power: power(content.power), others: powers(others), place })
    }
    case 'stand-off':
      return m.tv_stand_off({ place, powers: powers(content.powers) })
    case 'head-on':
      return m.tv_head_on({
        place,
        other: placeName(content.other, language),
        powers: powers(content.powers),
      })
    case 'held': {
      const sides = { powers: powers(content.powers), defender: power(content.defender), place }
      if (content.stuck && content.attack === 1) return m.tv_not_left(sides)
      const { attack, against } = content
      return attack === 1 && against === 1
        ? m.tv_held(sides)
        : shortest(m.tv_held_strength({ attack, against, ...sides }), m.tv_held(sides))
    }
    case 'cut':
      return m.tv_cut({ power: power(content.power), place })
    case 'own-unit':
      return m.tv_own_unit({ power: power(content.power), place })
    case 'landed': {
      const carriers = content.carriers.filter((carrier) => carrier !== content.power)
      return carriers.length === 0
        ? m.tv_landed_own({ power: power(content.power), place })
        : shortest(
            m.tv_landed({ power: power(content.power), place, carriers: powers(content.carriers) }),
            m.tv_landed_own({ power: power(content.power), place }),
          )
    }
    case 'not-landed':
      return content.broken
        ? m.tv_convoy_broken({ power: power(content.power), place })
        : m.tv_not_landed({ power: power(content.power), place })
    case 'helped':
      return m.tv_helped({ helper: power(content.helper), power: power(content.power), place })
    case 'stood-by':
      return m.tv_stood_by({ helper: power(content.helper), power: power(content.power), place })
    case 'offered':
      return m.tv_offered({ helper: power(content.helper), power: power(content.power), place })
    default:
      return assertNever(content)
  }
}
