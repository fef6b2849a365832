import { beforeEach, expect, it } from 'vitest'
import { newPlan, type Plan } from '../../../../shared/games/diplomacy/planning/plan.ts'
import { positionIn } from '../../../../shared/games/diplomacy/game/state.ts'
import { newGame, position } from '../../../../test/contract/played.ts'
import { freeName, keepPlans, keptPlans, planIn, planText } from './shelf.ts'

const game = newGame()
const { options } = game
const plan = newPlan('Spring', positionIn(game), [])
const impossible = newPlan('Two in Paris', positionIn(position(game, ['FRANCE A PAR', 'GERMANY A PAR'])), [])

const move = { power: 'FRANCE', slot: 'PAR', order: { kind: 'hold', unit: { type: 'A', at: 'PAR' } } }
const planned = (phase: string, lines: unknown) => ({ ...plan, sheets: { [phase]: lines } })
/** Contents of a file that was cut, edited by hand or written for another board. */
const BROKEN: Readonly<Record<string, unknown>> = {
  'no order in a phase not reached yet': planned('F1901M', [null]),
  'a line without its order': planned('F1901M', [{ power: 'FRANCE', slot: 'PAR' }]),
  'an order of no kind': planned('F1901M', [{ ...move, order: { kind: 'dance' } }]),
  'an order without its unit': planned('S1902M', [{ ...move, order: { kind: 'move', to: 'BUR' } }]),
  'a power of another board': planned('W1901A', [{ ...move, power: 'SPAIN' }]),
  'a sheet that is no list': planned('F1901M', {}),
  'a phase of no calendar': planned('later', [move]),
  'phases without an end': { ...plan, steps: Number.MAX_SAFE_INTEGER },
  'half a phase': { ...plan, steps: 0.5 },
  'nobody dislodged in a retreat phase': {
    ...plan,
    start: { ...plan.start, turn: { ...plan.start.turn, phase: 'retreats' } },
  },
  'no owners': { ...plan, start: { ...plan.start, owners: null } },
  'no name': { ...plan, name: 7 },
}

beforeEach(() => localStorage.clear())

it('keeps plans by table and person', () => {
  keepPlans('table ada', [plan])
  expect(keptPlans('table ada', options)).toEqual([plan])
  expect(keptPlans('table ben', options)).toEqual([])
})

it('leaves out what is no plan, and loses none of the others', () => {
  const kept = [plan, null, { name: 'Half' }, { ...plan, start: {} }, impossible]
  localStorage.setItem('entente.plans table', JSON.stringify(kept))
  expect(keptPlans('table', options)).toEqual([plan])
  localStorage.setItem('entente.plans table', '{"')
  expect(keptPlans('table', options)).toEqual([])
})

it.each(Object.entries(BROKEN))(
  'refuses a file with %s, and keeps the plans beside such a one',
  (_, broken) => {
    expect(planIn(JSON.stringify({ format: 'entente-plan', plan: broken }), options)).toBeNull()
    localStorage.setItem('entente.plans table', JSON.stringify([broken, plan]))
    expect(keptPlans('table', options)).toEqual([plan])
  },
)

it('reads orders of later phases back', () => {
  const later = {
    ...plan,
    steps: 1,
    sheets: { F1901M: [{ ...move, text: 'A Par H' }], W1901A: [] },
  } as unknown as Plan
  expect(planIn(planText(later), options)).toEqual(later)
})

it('gives every plan a name of its own', () => {
  expect(freeName('Plan', ['Other'])).toBe('Plan')
  expect(freeName('Plan', ['Plan', 'Plan 2'])).toBe('Plan 3')
})

it('reads a plan back from a file, and nothing else', () => {
  expect(planIn(planText(plan), options)).toEqual(plan)
  expect(planIn(planText(impossible), options)).toBeNull()
  for (const text of ['', '[]', 'null', '{"format":"entente-plan"}']) expect(planIn(text, options)).toBeNull()
})
