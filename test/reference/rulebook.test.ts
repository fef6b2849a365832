import { afterAll, describe, expect, it } from 'vitest'
import { EDITION_POLICIES } from '../datc/policies.ts'
import { editionOf, readMovementExamples, type MovementExample } from '../rulebook/example.ts'
import { adjudicate } from './adjudicator.ts'
import type { ByPower } from './units-and-orders.ts'

const byPower = (lines: readonly string[]): ByPower => {
  const result: Record<string, string[]> = {}
  for (const line of lines) {
    const [power = '', ...rest] = line.split(' ')
    ;(result[power] ??= []).push(rest.join(' '))
  }
  return result
}
const sorted = (list: readonly string[] = []) => [...list].sort()
/** `A BER` of `A BER-SIL` and of `F BER/NC S A SIL`. */
const unitOf = (order: string) => order.split(/[ -]/).slice(0, 2).join(' ')

const run = (example: MovementExample): void => {
  const units = byPower(example.units)
  const result = adjudicate(
    { units, orders: byPower(example.orders) },
    EDITION_POLICIES[editionOf(example.book)],
  )
  const { expect: told } = example
  const plain = (unit: string) => unit.split(' ').slice(1).join(' ')
  const wrong = (outcomes: readonly string[]) =>
    sorted(
      Object.entries(result.results)
        .filter(([, outcome]) => outcomes.includes(outcome))
        .map(([unit]) => plain(unit)),
    )
  expect(result.units).toEqual(sorted(told.positions_after))
  expect(Object.keys(result.dislodged).sort()).toEqual(sorted(told.dislodged))
  expect(result.standoffs).toEqual(sorted(told.standoff_spaces))
  const voids = (told.void ?? []).map(unitOf)
  const failed = told.failed.map(unitOf)
  expect(wrong(['stays'])).toEqual(sorted(failed.filter((unit) => !voids.includes(unit))))
  const stopped = [...told.cut, ...(told.convoys_disrupted ?? [])].map(unitOf)
  expect(wrong(['fails']).filter((unit) => !stopped.includes(unit) && !voids.includes(unit))).toEqual(
    sorted(told.dislodged.map(plain).filter((unit) => ![...stopped, ...failed, ...voids].includes(unit))),
  )
  for (const unit of stopped) expect(wrong(['fails'])).toContain(unit)
  for (const [unit, by] of Object.entries(told.dislodged_by ?? {})) {
    expect(result.dislodged[unit]?.by).toBe(by)
  }
  for (const [unit, options] of Object.entries(told.retreat_options_computed ?? {})) {
    expect(sorted(result.dislodged[unit]?.retreats)).toEqual(sorted(options))
  }
}

describe('the reference adjudicator on the examples of the rulebooks', () => {
  const examples = readMovementExamples()
  let passed = 0
  it.each(examples.map((example) => [`${example.book}: ${example.id}`, example] as const))(
    '%s',
    (_, example) => {
      run(example)
      passed++
    },
  )
  afterAll(() => {
    console.info(`Rulebooks, reference: ${passed} of ${examples.length} movement examples`)
  })
})
