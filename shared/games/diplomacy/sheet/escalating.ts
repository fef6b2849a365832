// What a seat writes before the first spring and in the first winter of Escalation: the unit it places, the homes it names;
// by touch or as a typed line ("A Berlin", "Berlin, Kiel, Munich").
import type { SeatId } from '../../../kernel/game.ts'
import type { Language } from '../../../kernel/language.ts'
import { refusal, type Refusal, type RefusedPart } from '../../../kernel/refusal.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import { type PowerId, type ProvinceId } from '../board/ids.ts'
import { named } from '../game/naming.ts'
import { place } from '../game/placing.ts'
import type { DiplomacyState, Page } from '../game/state.ts'
import { readPlaces } from '../notation/read-places.ts'
import { refuse } from '../refusals.ts'
import { HOMES_TO_NAME } from '../rules/homes.ts'
import { variantOf } from '../variants/index.ts'
import { isLanguage, refuseParts, transcribe } from './transcript.ts'

/** The game after a typed line that places a unit. */
export function placeWritten(
  state: DiplomacyState,
  seat: SeatId,
  powers: readonly PowerId[],
  text: string,
  language: string,
): Result<DiplomacyState, Refusal> {
  const said = transcribe(state, powers, text, language)
  if (!said.ok) return said
  const { orders, refused } = said.value
  const barred = refuseParts(refused)
  if (barred) return barred
  const [only, second] = orders
  if (!only) return refuse('order/nothing-written')
  if (second) return refuse('place/one-at-a-time')
  if (only.order.kind !== 'build')
    return refuse('order/wrong-phase', { order: only.order.kind, phase: state.turn.phase })
  const after = place(state, seat, only.order.unit)
  return after.ok ? after : (refuseParts([{ ...only.part, refusal: after.error }]) ?? after)
}

/** A page with the homes of a power as they are named by touch: these and no others. */
export function namedBy(
  state: DiplomacyState,
  page: Page,
  power: PowerId,
  centres: readonly ProvinceId[],
): Result<Page, Refusal> {
  const homes = named(state, page.homes, power, centres)
  return homes.ok ? ok({ ...page, homes: homes.value }) : homes
}

/** A page with the centres that a text names beside those that are named already; three at once take their place. */
export function namedInWords(
  state: DiplomacyState,
  page: Page,
  power: PowerId,
  text: string,
  language: string,
): Result<Page, Refusal> {
  if (!isLanguage(language)) return refuse('order/unknown-language', { language })
  const { names } = variantOf(state.options.variant).look
  const lines = readPlaces(text, { names, language: language satisfies Language })
  if (lines.length === 0) return refuse('order/nothing-written')
  const unread = lines.flatMap((line): RefusedPart[] => {
    if (line.place !== null) return []
    const { from, to } = line.part
    const data = {
      why: 'unknown-place',
      text: line.text,
      words: line.text,
      places: line.like,
      from: 0,
      to: to - from,
    }
    return [{ ...line.part, refusal: refusal('order/not-understood', data) }]
  })
  const barred = refuseParts(unread)
  if (barred) return barred
  const said = lines.flatMap(({ place }) => place ?? [])
  const before = said.length >= HOMES_TO_NAME ? [] : (page.homes?.[power] ?? [])
  return namedBy(state, page, power, [...before.filter((centre) => !said.includes(centre)), ...said])
}
