import { expect, test } from 'vitest'
import { keyed } from '../../../kernel/chance.ts'
import { randomFrom } from '../../../kernel/random.ts'
import { SEATS } from '../facts/nations.ts'
import { pathsOfGlory } from '../game.ts'
import type { Answer } from '../state/answer.ts'

const isEager = (answer: Answer): boolean =>
  answer.kind === 'fight' ||
  answer.kind === 'attack' ||
  (answer.kind === 'activate' && answer.for === 'attack')

const eyes = { kind: 'seats', seats: SEATS } as const

test('says before the dice what fires after them, and what each way of taking losses leaves', () => {
  let fires = 0
  let ways = 0
  for (const seed of ['1', '2', '3', '4']) {
    const random = randomFrom(seed)
    let now = pathsOfGlory.setup({
      seed: keyed(seed),
      options: { scenario: 'introductory' },
      seats: SEATS,
    } as never)
    for (let i = 0; i < 1500 && !now.ended; i++) {
      const before = pathsOfGlory.view(now, eyes)
      const own = before.own.find(({ decision }) => decision !== null)
      if (!own?.decision) break
      const { answers, leaves } = own.decision
      // Every legal attack is made, because this test is about battles.
      const eager = answers.flatMap((answer, index) => (isEager(answer) ? [index] : []))
      const pick = eager.length > 0 ? eager[random.below(eager.length)]! : random.below(answers.length)
      const step = pathsOfGlory.apply(now, own.seat, answers[pick]!)
      if (!step.ok) throw new Error(step.error.code)
      now = step.value.state
      const after = pathsOfGlory.view(now, eyes)
      if (own.decision.kind === 'losses') {
        for (const { unit, reduced } of leaves[pick] ?? []) {
          const found = after.units.find((one) => one.unit === unit)
          // The battle may already be over.
          if (found && found.at !== 'eliminated' && found.at !== 'gone' && after.battle)
            expect(found.reduced, unit).toBe(reduced)
          ways++
        }
        continue
      }
      const shots = now.log.slice(before.log.length).filter(({ kind }) => kind === 'fired')
      const [shot] = shots
      const cards = before.battle?.cards
      if (!before.battle || shot?.kind !== 'fired' || answers[pick]!.kind === 'card') continue
      if (answers[pick]!.kind === 'fight' && cards?.attacker.length !== 0) continue
      const role = shot.side === before.battle.side ? 'attacker' : 'defender'
      const { strength, table } = before.battle.forecast[role]!
      expect({ strength, table }).toEqual({ strength: shot.strength, table: shot.table })
      const by = before.battle.forecast[role]!.shifts.reduce((sum, one) => sum + one.by, 0)
      expect(by).toBe(shot.shift)
      fires++
    }
  }
  expect(fires).toBeGreaterThan(5)
  expect(ways).toBeGreaterThan(10)
})
