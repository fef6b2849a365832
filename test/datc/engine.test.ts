// Every case of DATC 3.0, and every further reading of one, through the engine.
import { afterAll, describe, expect, it } from 'vitest'
import { compileBoard } from '../../shared/games/diplomacy/board/board.ts'
import { STANDARD } from '../../shared/games/diplomacy/variants/standard/board.ts'
import type { Unit, UnitRef } from '../../shared/games/diplomacy/board/unit.ts'
import { resolveAdjustments } from '../../shared/games/diplomacy/rules/adjustments.ts'
import { EDITIONS, type Edition } from '../../shared/games/diplomacy/editions/edition.ts'
import { resolveMovement, type Submitted } from '../../shared/games/diplomacy/rules/movement.ts'
import {
  succeeded,
  type Dislodged,
  type OrderResult,
  type PhaseResolution,
} from '../../shared/games/diplomacy/rules/outcome.ts'
import { resolveRetreats } from '../../shared/games/diplomacy/rules/retreats.ts'
import { CHAPTERS, policiesOf, readChapter, type DatcCase, type DatcStep } from './case.ts'
import { entries, order, unitsOf } from './orders.ts'
import { EDITION_POLICIES, EDITIONS as NAMES } from './policies.ts'

const board = compileBoard(STANDARD)

const placed = (units: readonly Unit[]) => units.map(({ power, type, at }) => `${power} ${type} ${at}`).sort()
const name = ({ type, at }: UnitRef) => `${type} ${at}`

interface State {
  units: readonly Unit[]
  dislodged: readonly Dislodged[]
}

/** What happened to a unit the case judges; an order for a unit that is not there, or not its own, fails. */
function verdict(results: readonly OrderResult[], of: string, step: DatcStep): string {
  const result = results.find((it) => name(it.unit) === of || (it.order && 'unit' in it.order && name(it.order.unit) === of))
  if (!result) return 'fails'
  const foreign = !entries(step.orders).some(
    ([power, text]) => power === result.unit.power && text.slice(2, 5) === of.slice(2, 5),
  )
  return !foreign && succeeded(result) ? 'succeeds' : 'fails'
}

function play(datc: DatcCase, edition: Edition, step: DatcStep, state: State): State {
  const orders: Submitted[] = entries(step.orders).map(([power, text]) => ({ power, order: order(text, step.phase) }))
  const judged = (results: readonly OrderResult[]) =>
    Object.fromEntries(Object.keys(step.expect.results).map((of) => [of, verdict(results, of, step)]))
  if (step.phase === 'movement') {
    const resolution = resolveMovement(board, edition, { units: state.units, orders })
    expect({
      results: judged(resolution.results),
      units: placed(resolution.units),
      dislodged: placed(resolution.dislodged.map((it) => it.unit)),
    }).toEqual({
      results: step.expect.results,
      units: placed(unitsOf(step.expect.units)),
      dislodged: placed(unitsOf(step.expect.dislodged ?? {})),
    })
    for (const [of, { may = [], mayNot = [] }] of Object.entries(step.expect.retreats ?? {})) {
      const retreats = resolution.dislodged.find((it) => name(it.unit) === of)?.retreats as readonly string[]
      expect(retreats).toEqual(expect.arrayContaining(may))
      for (const place of mayNot) expect(retreats).not.toContain(place)
    }
    return resolution
  }
  const owners = Object.fromEntries(entries(datc.centers ?? {}).map(([power, centre]) => [centre, power]))
  const resolution: PhaseResolution =
    step.phase === 'retreats'
      ? resolveRetreats(board, { ...state, orders })
      : resolveAdjustments(board, edition, { units: state.units, owners, orders })
  expect({ results: judged(resolution.results), units: placed(resolution.units) }).toEqual({
    results: step.expect.results,
    units: placed(unitsOf(step.expect.units)),
  })
  return { units: resolution.units, dislodged: [] }
}

describe('DATC 3.0 through the engine', () => {
  let ran = 0
  const all = CHAPTERS.flatMap(readChapter)
  describe.each(CHAPTERS)('6.%s', (chapter) => {
    it.each(readChapter(chapter).map((datc) => [`${datc.id} ${datc.title}`, datc] as const))('%s', (_, datc) => {
      ran++
      const edition: Edition = { id: datc.id, policies: policiesOf(datc) }
      let state: State = { units: unitsOf(datc.units), dislodged: [] }
      for (const step of datc.steps) state = play(datc, edition, step, state)
    })
  })
  afterAll(() => {
    const numbers = new Set(all.map(({ id }) => id.split(' ')[0]))
    console.log(`DATC 3.0: ${ran} of ${all.length} readings of ${numbers.size} cases ran`)
  })
  it('leaves none out', () => expect(ran).toBe(all.length))

  it.each(NAMES)('takes the same policies for edition %s as the data', (id) => {
    expect(EDITIONS[id].policies).toEqual(EDITION_POLICIES[id])
  })
})
