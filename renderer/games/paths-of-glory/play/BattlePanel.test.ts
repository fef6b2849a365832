import { render } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { after, seenAt, stateAt } from '../gallery/moments.ts'
import LastDice from '../log/LastDice.svelte'
import { loadTexts } from '../words/text.ts'
import BattlePanel from './BattlePanel.svelte'

/** The attack from the front without cards, until both sides have fired. */
function afterFire(state = stateAt('flank', { kind: 'no-flank' })): PogView {
  const { view, decision } = seenAt(state)
  return decision?.kind.endsWith('-cards') ? afterFire(after(state, { kind: 'done' })) : view
}
const fought = afterFire()
const textsOf = (container: Element, selector: string) =>
  [...container.querySelectorAll(selector)].map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())

beforeAll(() => loadTexts('en'))

it('tells who won and by how much, and once what each side inflicts', () => {
  const { battle } = fought
  const { attacker, defender } = battle?.fire ?? {}
  if (!battle || !attacker || !defender) throw new Error('nobody fired')
  const { container } = render(BattlePanel, { view: fought, battle })
  expect(textsOf(container, '.won')).toEqual([
    `Central Powers win the battle by ${attacker.loss - defender.loss}`,
  ])
  expect(textsOf(container, '.dice b')).toEqual([`inflicted ${attacker.loss}`, `inflicted ${defender.loss}`])
  expect(container.textContent).not.toMatch(/loss \d/)
})

it('shows no flank die of the battle before', () => {
  const flanked = seenAt(stateAt('flank', { kind: 'flank', card: null })).view
  const next = seenAt(stateAt('attackers')).view
  const { battle } = next
  if (!battle || !flanked.battle) throw new Error('no battle')
  const dice = (view: PogView, shown: NonNullable<PogView['battle']>) =>
    textsOf(render(BattlePanel, { view, battle: shown }).container, '.dice')
  expect(dice(flanked, flanked.battle)).toHaveLength(1)
  expect(dice({ ...next, log: flanked.log }, battle)).toEqual([])
})

it('names what each of the last dice was for', () => {
  const { container } = render(LastDice, { phase: fought.phase, log: fought.log })
  const { attacker, defender } = fought.battle?.fire ?? {}
  expect(textsOf(container, 'li > span[aria-hidden]').sort()).toEqual([
    `Allied Powers: inflicted ${defender?.loss}`,
    `Central Powers: inflicted ${attacker?.loss}`,
  ])
})

it('never counts units of the attackers among the defenders', () => {
  const { view } = seenAt(stateAt('fort'))
  const { battle } = view
  if (!battle) throw new Error('no battle')
  const advanced = {
    ...view,
    units: view.units.map((one) =>
      battle.attackers.includes(one.unit) ? { ...one, at: battle.target } : one,
    ),
  }
  const { container } = render(BattlePanel, { view: advanced, battle })
  const [, defence] = container.querySelectorAll('.counters')
  expect(defence?.querySelectorAll('svg')).toHaveLength(0)
})

it('counts one factor and several in the same words', () => {
  const { view } = seenAt(stateAt('attackers'))
  const { battle } = view
  const ahead = battle?.forecast.defender
  if (!battle || !ahead) throw new Error('no battle')
  const one = { ...battle, forecast: { ...battle.forecast, defender: { ...ahead, strength: 1 } } }
  const { container } = render(BattlePanel, { view, battle: one })
  expect(container.textContent).toContain('factors: 1')
  expect(container.textContent).not.toContain('1 factors')
})

it('says beside each card what it does, and by its name what it adds to the die', () => {
  const { battle } = fought
  if (!battle?.fire.defender) throw new Error('nobody fired')
  const cards = { attacker: ['ap-06'], defender: ['ap-07'] } as unknown as typeof battle.cards
  const fire = { ...battle.fire, defender: { ...battle.fire.defender, modifier: 2 } }
  const { container } = render(BattlePanel, { view: fought, battle: { ...battle, cards, fire } })
  const [withdrawal, weather] = textsOf(container, 'p.side')
  expect(withdrawal).toMatch(/^Withdrawal: Defenders regain one lost step/)
  expect(weather).toMatch(/^Severe Weather: \+2\sto the defender’s fire/)
  expect(textsOf(container, '.dice small')).toEqual([
    expect.not.stringContaining('Withdrawal'),
    expect.stringContaining('Severe Weather: die +2'),
  ])
})
