// What happened between a phase and the next one, in sentences: the coin, powers that left the war, players of small powers
// who became known, armies from overseas.
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Unit } from '../../../../shared/games/diplomacy/board/unit.ts'
import { nameOf, powerName } from '../../../../shared/games/diplomacy/notation/names/names.ts'
import { writeUnit, type Writing } from '../../../../shared/games/diplomacy/notation/write.ts'
import { variantOf } from '../../../../shared/games/diplomacy/variants/index.ts'
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import { m } from '../../../words/rooms.ts'
import { variantShown } from '../words/board-shown.ts'
import { pairsText } from '../words/pair-text.ts'
import { held } from '../words/held.ts'
import { changedHands } from './compare.ts'

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

/** The supply centres that changed hands in a phase. */
export function centresChanged({ owners, ownersAfter }: PhaseRecord) {
  const centres = new Set(
    variantOf(variantShown()).board.spaces.flatMap(({ id, centre }) => (centre ? [id] : [])),
  )
  return changedHands(owners, ownersAfter).filter(({ province }) => centres.has(province))
}

/** Who won which supply centres in a phase, and who lost which; empty where none changed hands. */
export function centresText(record: PhaseRecord, writing: Writing): string {
  const changes = centresChanged(record)
  const form = writing.style === 'codes' ? 'code' : 'full'
  const list = (side: 'from' | 'to') =>
    variantOf(variantShown())
      .board.powers.flatMap((power) => {
        const its = changes.filter((change) => change[side] === power)
        const places = its.map(({ province }) => nameOf(writing, province, form)).join(', ')
        return its.length === 0 ? [] : `${nameIn(writing)(power)} (${places})`
      })
      .join(', ')
  const [won, lost] = [list('to'), list('from')]
  return [won && m.read_won({ list: won }), lost && m.read_lost({ list: lost })].filter(Boolean).join(' ')
}

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
