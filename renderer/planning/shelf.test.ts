import { beforeEach, expect, it } from 'vitest'
import { newPlan } from '../../shared/games/diplomacy/planning/plan.ts'
import { positionIn } from '../../shared/games/diplomacy/state.ts'
import { newGame, position } from '../../test/contract/played.ts'
import { freeName, keepPlans, keptPlans, planIn, planText } from './shelf.ts'

const game = newGame()
const { options } = game
const plan = newPlan('Spring', positionIn(game), [])
const impossible = newPlan('Two in Paris', positionIn(position(game, ['FRANCE A PAR', 'GERMANY A PAR'])), [])

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

it('gives every plan a name of its own', () => {
  expect(freeName('Plan', ['Other'])).toBe('Plan')
  expect(freeName('Plan', ['Plan', 'Plan 2'])).toBe('Plan 3')
})

it('reads a plan back from a file, and nothing else', () => {
  expect(planIn(planText(plan), options)).toEqual(plan)
  expect(planIn(planText(impossible), options)).toBeNull()
  for (const text of ['', '[]', 'null', '{"format":"entente-plan"}']) expect(planIn(text, options)).toBeNull()
})
