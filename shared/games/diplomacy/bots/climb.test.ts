import { describe, expect, it } from 'vitest'
import { climber, outdo, retry } from './climb.ts'
import { holding, type Plan } from './plan.ts'

const TRIALS = 48
const [plan, changed]: readonly [Plan, Plan] = [holding([0]), holding([0])]

/** A worth by trial for each of the two plans, and how often one was asked for. */
function told(first: (trial: number) => number, second: (trial: number) => number) {
  const counted = { asked: 0 }
  const worth = (of: Plan, trial: number) => {
    counted.asked++
    return of === plan ? first(trial) : second(trial)
  }
  const before = climber(plan, TRIALS, worth)
  counted.asked = 0
  return { before, worth, counted }
}

describe('a changed plan', () => {
  it('takes the place of one it outdoes on all trials together, though it loses some', () => {
    const { before, worth } = told(
      () => 1,
      (trial) => (trial % 3 === 0 ? 0.5 : 1.5),
    )
    const after = outdo(changed, before, 1, worth)
    expect(after?.plan).toBe(changed)
    expect(after?.sum).toBeCloseTo(before.sum + 8)
    expect(after?.worth[0]).toBe(0.5)
    expect(after?.worth[1]).toBe(1.5)
  })

  it('is dropped after a few trials when it loses all of them', () => {
    const { before, worth, counted } = told(
      () => 1,
      () => 0.9,
    )
    expect(outdo(changed, before, 40, worth)).toBeUndefined()
    expect(counted.asked).toBeLessThan(TRIALS / 4)
  })

  it('does not take the place of one that is worth the same', () => {
    const { before, worth } = told(
      () => 1,
      () => 1,
    )
    expect(outdo(changed, before, 0, worth)).toBeUndefined()
  })
})

describe('a trial that changed', () => {
  it('counts as it is now, and the others as before', () => {
    const now = { worth: 1 }
    const { before, worth } = told(
      () => now.worth,
      () => 0,
    )
    now.worth = 3
    retry(before, 5, worth)
    expect(before.worth[5]).toBe(3)
    expect(before.worth[6]).toBe(1)
    expect(before.sum).toBe(TRIALS + 2)
  })
})
