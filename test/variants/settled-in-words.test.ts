// What is settled before orders are written, typed in each language: every unit that may be placed, every centre that may be
// named as a home, every small power that may be wished for.
import { describe, expect, it } from 'vitest'
import { nameOf, powerName } from '../../shared/games/diplomacy/notation/names/names.ts'
import { writeUnit } from '../../shared/games/diplomacy/notation/write.ts'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import type { DiplomacyState } from '../../shared/games/diplomacy/game/state.ts'
import { compiledFor } from '../../shared/games/diplomacy/variants/compiled.ts'
import { variantOf } from '../../shared/games/diplomacy/variants/index.ts'
import type { SheetView } from '../../shared/games/diplomacy/view.ts'
import { LANGUAGES } from '../../shared/kernel/language.ts'
import { gameOf, next, rest } from '../contract/escalation.ts'
import { newGame, seat, sheetOf, turn } from '../contract/played.ts'

/** The game after a power typed a text; why it was refused where it was. */
function typed(
  state: DiplomacyState,
  power: string,
  text: string,
  language: string,
): DiplomacyState | string {
  const step = diplomacy.apply(state, seat(power), { kind: 'write', text, language })
  return step.ok ? step.value.state : JSON.stringify(step.error)
}

/** The texts that were not read as what was meant. */
function lost<T>(
  all: readonly T[],
  state: DiplomacyState,
  power: string,
  language: string,
  textOf: (one: T) => string,
  isMeant: (after: DiplomacyState, one: T) => boolean,
): readonly string[] {
  return all.flatMap((one) => {
    const after = typed(state, power, textOf(one), language)
    if (typeof after === 'string') return [`${textOf(one)}: ${after}`]
    return isMeant(after, one) ? [] : [textOf(one)]
  })
}
const last = (after: DiplomacyState) => after.units.at(-1)

describe.each(['standard-escalation', 'ancient-mediterranean-escalation'] as const)('on %s', (variant) => {
  const { names } = variantOf(variant).look
  const game = gameOf(2, {}, variant)
  const power = next(game)
  const units = sheetOf(game, power).placeable ?? []
  const winter = turn(turn(rest(game)))
  const { centres } = compiledFor(game.options).board

  it.each(LANGUAGES)('every unit is placed by its code and by its name in %s', (language) => {
    expect(units.length).toBeGreaterThan(100)
    for (const style of ['codes', 'names'] as const)
      expect(
        lost(units, game, power, language, (unit) => writeUnit(unit, { names, language, style }), (after, { type, at }) => last(after)?.at === at && last(after)?.type === type),
      ).toEqual([]) // oxfmt-ignore
  })

  it.each(LANGUAGES)('every centre is named by its code and by its name in %s', (language) => {
    expect(diplomacy.phase(winter)).toMatch(/H$/)
    for (const style of ['code', 'full'] as const)
      expect(
        lost(centres, winter, power, language, (at) => nameOf({ names, language }, at, style), (after, at) => sheetOf(after, power).naming?.named.join() === at),
      ).toEqual([]) // oxfmt-ignore
  })
})

it.each(LANGUAGES)('every small power of Versailles is wished for by its name in %s', (language) => {
  const game = newGame({ variant: 'versailles', pairs: { made: 'preferred', told: 'end' } })
  const { names } = variantOf('versailles').look
  const wishes = (of: DiplomacyState): SheetView['wishing'] => sheetOf(of, 'FRANCE').wishing
  const minors = wishes(game)?.options ?? []
  expect(minors).toHaveLength(7)
  for (const form of ['short', 'long'] as const)
    expect(
      lost(minors, game, 'FRANCE', language, (minor) => powerName({ names, language }, minor, form), (after, minor) => wishes(after)?.wishes.join() === minor),
    ).toEqual([]) // oxfmt-ignore
})
