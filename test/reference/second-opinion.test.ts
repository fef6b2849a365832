import { expect, it } from 'vitest'
import { compare } from './compare.ts'

/** Many more with `npm run second-opinion`; fewer where every mutant of the rules has to meet them (tools/mutate). */
const POSITIONS = Number(process.env['RANDOM_POSITIONS'] ?? 1_500)
const SEED = 'second opinion'

it(`engine and reference agree on ${POSITIONS} random positions`, { timeout: 300_000 }, () => {
  const count = { dislodging: 0, paradoxes: 0, disputed: 0 }
  for (let number = 0; number < POSITIONS; number++) {
    const { paradox, dislodged, disagreements } = compare(SEED, number)
    expect(disagreements).toEqual([])
    if (dislodged > 0) count.dislodging++
    if (paradox !== 'none') count.paradoxes++
    if (paradox === 'disputed') count.disputed++
  }
  console.info(
    `Second opinion: ${POSITIONS} positions, ${count.dislodging} with a dislodged unit, ` +
      `${count.paradoxes} with a convoy paradox, ${count.disputed} of them with a disputed core`,
  )
  // Without difficult positions the comparison would prove nothing.
  expect(count.dislodging).toBeGreaterThan(POSITIONS / 6)
  expect(count.paradoxes).toBeGreaterThan(POSITIONS / 100)
})
