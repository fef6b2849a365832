// What happened between a phase and the next one, in sentences: the coin, powers that left the war, players of small powers
// who became known, armies from overseas.
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Unit } from '../../../../shared/games/diplomacy/board/unit.ts'
import { powerName } from '../../../../shared/games/diplomacy/notation/names/names.ts'
import { writeUnit, type Writing } from '../../../../shared/games/diplomacy/notation/write.ts'
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import { m } from '../../../words/rooms.ts'
import { pairsText } from '../words/pair-text.ts'
import { held } from '../words/held.ts'

type Told<Part extends keyof PhaseRecord> = NonNullable<PhaseRecord[Part]>

const nameIn = (writing: Writing) => (power: PowerId) => powerName(writing, power, 'short')

/** Whom the coin gave a power to (R176). */
export function coinText({ power, side, ally, joins }: Told<'coin'>, writing: Writing): string {
  const name = nameIn(writing)
  return m.read_coin({
    power: name(power),
    side: side.map(name).join(', '),
    year: joins,
    ally: name(ally),
  })
}

export const collapsedText = (powers: Told<'collapsed'>, writing: Writing): string =>
  m.read_collapsed({ powers: powers.map(nameIn(writing)).join(', ') })

export const pairedText = (pairs: Told<'paired'>, writing: Writing): string =>
  m.pairs_told({ pairs: pairsText(pairs, nameIn(writing)) })

export const landedText = (units: readonly Unit[], writing: Writing): string =>
  m.read_landed({
    units: units.map((unit) => held(writeUnit(unit, writing))).join(', '),
    power: units.map(({ power }) => nameIn(writing)(power))[0] ?? '',
  })

/** All of it, in the order in which it happened. */
export function aftermathOf(
  { coin, collapsed = [], paired = [], landed = [] }: PhaseRecord,
  writing: Writing,
): readonly string[] {
  return [
    ...(coin ? [coinText(coin, writing)] : []),
    ...(collapsed.length > 0 ? [collapsedText(collapsed, writing)] : []),
    ...(paired.length > 0 ? [pairedText(paired, writing)] : []),
    ...(landed.length > 0 ? [landedText(landed, writing)] : []),
  ]
}
