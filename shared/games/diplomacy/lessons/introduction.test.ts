import { expect, it } from 'vitest'
import { compiledFor } from '../variants/compiled.ts'
import { introduction, START_PICTURE_IDS } from './introduction.ts'

const { board } = compiledFor({ variant: 'standard' })
const VICTORY = 18
const pictures = introduction()
const owned = (step: (typeof pictures)[number]['steps'][number], power: string) =>
  Object.values(step.record.ownersAfter).filter((owner) => (owner as string) === power).length

it('has its five pictures in their order', () => {
  expect(pictures.map(({ id }) => id)).toEqual(START_PICTURE_IDS)
})

it('shows a power grow from its three home centres to a victory, on centres of the board', () => {
  const counts = pictures[0]!.steps.map((step) => owned(step, 'FRANCE'))
  expect(counts[0]).toBe(3)
  expect(counts.at(-1)).toBe(VICTORY)
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  for (const { record } of pictures[0]!.steps)
    for (const at of Object.keys(record.owners)) expect(board.centres).toContain(at)
})

it('has only legal orders in its war, and texts that match their results', () => {
  const [, star, year, build, promise] = pictures
  for (const { steps } of pictures)
    for (const { record } of steps) {
      expect(record.strays).toEqual([])
      expect(record.results.filter(({ outcome }) => outcome.kind === 'illegal')).toEqual([])
    }
  const [spring, , fall] = star!.steps
  expect(spring!.record.ownersAfter['SPA' as never]).toBeUndefined()
  expect(fall!.record.ownersAfter['SPA' as never]).toBe('FRANCE')
  expect(fall!.record.ownersAfter['POR' as never]).toBe('FRANCE')
  expect(year!.steps[1]!.record.dislodged.map(({ unit }) => unit.at)).toEqual(['BUR'])
  expect(year!.steps[2]!.record.unitsAfter.map(({ at }) => at)).toContain('PAR')
  const units = (when: 'units' | 'unitsAfter') =>
    build!.steps[0]!.record[when].filter(({ power }) => (power as string) === 'FRANCE').length
  expect([units('units'), owned(build!.steps[0]!, 'FRANCE'), units('unitsAfter')]).toEqual([3, 5, 5])
  expect(promise!.steps.map(({ shows }) => shows)).toEqual(['before', 'orders', 'fates', 'after'])
})
