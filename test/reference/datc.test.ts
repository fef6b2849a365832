import { afterAll, describe, expect, it } from 'vitest'
import { policiesOf, readCases, type DatcCase, type DatcStep } from '../datc/case.ts'
import type { Policies } from '../datc/policies.ts'
import { adjudicate, type Movement } from './adjudicator.ts'
import { adjust } from './adjustments.ts'
import { provinceOf } from './board.ts'
import type { ByPower } from './units-and-orders.ts'
import { retreat } from './retreats.ts'

const flat = (units: ByPower): string[] =>
  Object.entries(units)
    .flatMap(([power, list]) => list.map((unit) => `${power} ${unit}`))
    .sort()

const byPower = (units: readonly string[]): ByPower => {
  const result: Record<string, string[]> = {}
  for (const unit of units)
    (result[unit.slice(0, unit.indexOf(' '))] ??= []).push(unit.slice(unit.indexOf(' ') + 1))
  return result
}

/** What the reference says of the units whose outcome the case states. */
const verdicts = (step: DatcStep, power: (unit: string) => string, succeeded: (unit: string) => boolean) =>
  Object.fromEntries(
    Object.keys(step.expect.results).map((unit) => [
      unit,
      succeeded(`${power(unit)} ${unit}`) ? 'succeeds' : 'fails',
    ]),
  )

const orderer = (step: DatcStep, unit: string): string =>
  Object.entries(step.orders).find(([, list]) =>
    list?.some((order) => order.slice(0, 5) === unit.slice(0, 5)),
  )?.[0] ?? ''

const run = (datc: DatcCase, policies: Policies): void => {
  let units: ByPower = datc.units
  let movement: Movement | undefined
  for (const step of datc.steps) {
    const orders: ByPower = step.orders
    switch (step.phase) {
      case 'movement': {
        const result = adjudicate({ units, orders }, policies)
        movement = result
        const owner = (unit: string) =>
          flat(units)
            .find((known) => known.endsWith(unit))
            ?.split(' ')[0] ?? ''
        const good = new Set(['moves', 'supports', 'convoys', 'holds'])
        const legal = (unit: string) => stated(step, unit) !== 'held' || result.results[unit] !== 'holds'
        expect({
          units: result.units,
          dislodged: Object.keys(result.dislodged).sort(),
          results: verdicts(step, owner, (unit) => good.has(result.results[unit] ?? '') && legal(unit)),
        }).toEqual({
          units: flat(step.expect.units),
          dislodged: flat(step.expect.dislodged ?? {}),
          results: step.expect.results,
        })
        for (const [unit, { may = [], mayNot = [] }] of Object.entries(step.expect.retreats ?? {})) {
          const open =
            Object.entries(result.dislodged).find(([name]) => name.endsWith(unit))?.[1].retreats ?? []
          expect(open).toEqual(expect.arrayContaining(may))
          expect(open.filter((place) => mayNot.includes(place))).toEqual([])
        }
        units = byPower(result.units)
        break
      }
      case 'retreats': {
        if (!movement) throw new Error('a retreat without a movement before it')
        const result = retreat(movement, orders)
        expect(result.units).toEqual(flat(step.expect.units))
        expect(
          verdicts(
            step,
            (unit) => orderer(step, unit),
            (unit) => result.succeeded.has(unit),
          ),
        ).toEqual(step.expect.results)
        units = byPower(result.units)
        break
      }
      case 'adjustments': {
        const result = adjust({ units, centers: datc.centers ?? {}, orders }, policies)
        expect(result.units).toEqual(flat(step.expect.units))
        expect(
          verdicts(
            step,
            (unit) => orderer(step, unit),
            (unit) => result.succeeded.has(unit),
          ),
        ).toEqual(step.expect.results)
      }
    }
  }
}

/** An order that was to do something and came out as a hold was illegal. */
const stated = (step: DatcStep, unit: string): 'held' | 'acted' => {
  const province = provinceOf(unit.split(' ')[2] ?? '')
  const order = Object.values(step.orders)
    .flat()
    .find((text) => text.slice(2, 5) === province)
  return order?.endsWith(' H') ? 'acted' : 'held'
}

describe('the reference adjudicator on the cases of DATC 3.0', () => {
  const cases = readCases()
  const passed = new Set<string>()
  it.each(cases.map((datc) => [`${datc.id} ${datc.title}`, datc] as const))('%s', (_, datc) => {
    run(datc, policiesOf(datc))
    passed.add(datc.id)
  })
  afterAll(() => {
    const numbers = new Set(cases.map(({ id }) => id.split(' ')[0]))
    const whole = [...numbers].filter((number) =>
      cases.every(({ id }) => id.split(' ')[0] !== number || passed.has(id)),
    )
    console.info(
      `DATC 3.0, reference: ${whole.length} of ${numbers.size} cases, ${passed.size} of ${cases.length} readings`,
    )
  })
})
