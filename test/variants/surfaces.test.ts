// What a table offers beside orders, on every board and in the Great War: suggestions, hints, the reasons of results, what-if,
// points and the history. Computers play the first two years.
import { beforeAll, describe, expect, it } from 'vitest'
import { showBoard } from '../../renderer/games/diplomacy/words/board-shown.ts'
import { resultText } from '../../renderer/games/diplomacy/reading/caption.ts'
import { rescueOf } from '../../renderer/games/diplomacy/reading/rescue.ts'
import { overwriteGetLocale } from '../../renderer/paraglide/runtime.js'
import { provinceOf } from '../../shared/games/diplomacy/board/ids.ts'
import { settlementFor, suggestFor } from '../../shared/games/diplomacy/bots/seat.ts'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import { seatOf, type DiplomacyState, type Written } from '../../shared/games/diplomacy/game/state.ts'
import { hintsFor } from '../../shared/games/diplomacy/hints/hints.ts'
import { newPlan, openPhase, resolutionOf } from '../../shared/games/diplomacy/planning/plan.ts'
import { ordersOf, writtenBy } from '../../shared/games/diplomacy/planning/written.ts'
import { succeeded } from '../../shared/games/diplomacy/rules/outcome.ts'
import { standingOf } from '../../shared/games/diplomacy/scoring/standing.ts'
import { SCORING_SYSTEMS, scoreNow } from '../../shared/games/diplomacy/scoring/systems.ts'
import { compiledFor } from '../../shared/games/diplomacy/variants/compiled.ts'
import { variantOf } from '../../shared/games/diplomacy/variants/index.ts'
import type { DiplomacyView, PhaseRecord } from '../../shared/games/diplomacy/view.ts'
import { LANGUAGES } from '../../shared/kernel/language.ts'
import { played } from '../contract/played-out.ts'
import { newGame, screen } from '../contract/played.ts'
import { EVERY_GAME } from './every.ts'

/** Phases of about two years. */
const PHASES = 9

/** What a power's seat sees. */
const seenBy = (state: DiplomacyState, power: string): DiplomacyView =>
  diplomacy.view(state, { kind: 'seats', seats: [seatOf(power as never)] })

/** A phase that has closed, resolved once more with some orders. */
function resolvedAs(
  { options }: DiplomacyState,
  record: PhaseRecord,
  orders: readonly Written[],
): PhaseRecord {
  const { turn, units, owners, lasting } = record
  const position = { turn, units, owners, dislodged: [], ...lasting }
  const now = resolutionOf(openPhase(options, newPlan('once more', position as never, orders)))
  if (!now) throw new Error('the game was over')
  return now
}

/** Sentences in which something was not filled in. */
const isBroken = (text: string): boolean =>
  text.trim() === '' || /undefined|null|NaN|[{}]|\[object/.test(text)

describe.each(EVERY_GAME)('on %s', (_name, options) => {
  const start = newGame(options, 'surfaces')
  let state: DiplomacyState
  let records: readonly PhaseRecord[]
  beforeAll(() => {
    const { variant } = start.options
    showBoard(variant, variantOf(variant).look)
    state = played('surfaces', options, PHASES)
    records = state.records
    return () => overwriteGetLocale(() => 'en')
  }, 240_000)
  const movements = () => records.filter(({ turn }) => turn.phase === 'movement')

  it('a suggestion is a sheet that the table takes, with no order that is impossible', () => {
    for (const phase of [start, state])
      for (const { seat } of diplomacy.pending(phase)) {
        const view = diplomacy.view(phase, { kind: 'seats', seats: [seat] })
        for (const { power } of view.sheets.filter(({ power: of }) => view.powers.some((one) => one.power === of && one.deciding))) {
          const settled = ['placement', 'homes'].includes(view.turn.phase)
          const intent = settled ? settlementFor(view, power, 'hint') : ({ kind: 'sheet', orders: suggestFor(view, power, 'hint'), power } as const) // oxfmt-ignore
          if (intent === null || view.turn.phase === 'wishes') continue
          const step = diplomacy.apply(phase, seat, intent)
          if (!step.ok) throw new Error(`${power}: ${JSON.stringify(step.error)}`)
          const after = diplomacy.view(step.value.state, { kind: 'seats', seats: [seat] })
          const drafts = after.sheets.filter((sheet) => sheet.power === power).flatMap((sheet) => sheet.drafts)
          expect(drafts.filter(({ illegal }) => illegal !== undefined)).toEqual([])
        }
      }
  }) // oxfmt-ignore

  it('hints name own units and places of the board', () => {
    const { board } = compiledFor(start.options)
    for (const { units, owners, turn, closed = [] } of movements())
      for (const power of new Set(units.map((unit) => unit.power))) {
        const { season } = turn
        const own = new Set(units.filter((unit) => unit.power === power).map(({ at }) => at))
        for (const hint of hintsFor(board, { units, owners, season, closed }, power)) {
          if ('unit' in hint) expect(own).toContain(hint.unit.at)
          if ('to' in hint) expect(board.index.has(hint.to)).toBe(true)
          if ('to' in hint) expect(closed).not.toContain(provinceOf(hint.to as never))
        }
      }
  })

  it.each(LANGUAGES)('every result has its reason as a sentence in %s', (language) => {
    overwriteGetLocale(() => language)
    const sentences = records.flatMap(({ results }) => results.map((result) => resultText(result, results, language)))
    expect(sentences.length).toBeGreaterThan(20)
    expect(sentences.filter(isBroken)).toEqual([])
  }) // oxfmt-ignore

  it('what would have saved an order does save it', () => {
    const { variant, edition } = start.options
    const failed = movements().flatMap((record) =>
      record.results
        .filter(({ outcome: { kind } }) => ['bounced', 'cut', 'head-to-head'].includes(kind))
        .map((result) => ({ record, result })),
    )
    // The search tries many pairs of orders: a few results are enough.
    for (const { record, result } of failed.slice(0, 6)) {
      const changes = rescueOf(record, result, edition, variant) ?? []
      if (changes.length === 0) continue
      for (const { unit } of changes) expect(record.units).toContainEqual(unit)
      const changed = new Map(changes.map(({ unit, order }) => [provinceOf(unit.at), { unit, order }]))
      const kept = ordersOf(record).filter(
        ({ order }) => !('unit' in order && changed.has(provinceOf(order.unit.at))),
      )
      const instead = changes.flatMap(({ unit, order }) => writtenBy(unit.power, [order]))
      const now = resolvedAs(start, record, [...kept, ...instead])
      const saved = now.results.find(({ unit }) => unit.at === result.unit.at)!
      expect(succeeded(saved), `${result.unit.at} in ${record.turn.year}`).toBe(true)
    }
  }, 120_000)

  it('what-if comes to what the table came to', () => {
    // Units that are placed, and homes that are named, are not planned.
    const planned = records.filter(({ turn }) => turn.phase === 'movement')
    expect(planned.length).toBeGreaterThan(2)
    for (const record of planned) {
      const now = resolvedAs(start, record, ordersOf(record))
      const told = ({ results }: PhaseRecord) => results.map(({ unit, outcome }) => `${unit.at} ${outcome.kind}`).sort() // oxfmt-ignore
      expect(told(now)).toEqual(told(record))
    }
  })

  it('every way of scoring gives every power a number', () => {
    const view = screen(state)
    for (const system of SCORING_SYSTEMS) {
      const scores = scoreNow(view, system)
      const points = Object.values(scores)
      expect(Object.keys(scores).sort(), system.id).toEqual([...standingOf(view).powers].sort())
      expect(points.length, system.id).toBeGreaterThan(1)
      expect(
        points.filter((one) => !Number.isFinite(one)),
        system.id,
      ).toEqual([])
    }
  })

  it('the history has a line for each phase, with the centres that were owned then', () => {
    const { history } = screen(state)
    expect(history).toHaveLength(records.length)
    // Where land without centres has owners too, it is no centre.
    const all = compiledFor(start.options).board.centres
    for (const { index, centres } of history) {
      const owned = all.map((centre) => records[index]!.ownersAfter[centre])
      for (const [power, count] of Object.entries(centres))
        expect(owned.filter((owner) => (owner as string) === power)).toHaveLength(count)
    }
    expect(seenBy(state, Object.keys(history[0]!.centres)[0]!).history).toEqual(history)
  })
})
