// Orders are kept by their texts. A text must be read anew where the units that it names stand otherwise.
import { expect, it } from 'vitest'
import { adjudicated } from './run.ts'

const lineOf = (unit: string, order: string) => ({
  phase: 'S1901M',
  units: { RUSSIA: [unit, 'A MOS'] },
  orders: { RUSSIA: [order, 'A MOS H'] },
})

it.each([
  ['F STP/SC', 'F STP - BOT'],
  ['F STP/NC', 'F STP/SC - BOT'],
  ['A STP', 'F STP - FIN'],
  ['F SEV', 'F SEV S A MOS'],
  ['A SEV', 'F SEV S A MOS'],
  ['F SEV', 'F SEV S F MOS'],
  ['A WAR', 'A WAR S A SEV - UKR'],
])('%s: "%s" is read alike whether its text is known or not', async (unit, order) => {
  // In one case no unit stands anywhere near, so that the text is kept as it is written.
  const elsewhere = { phase: 'S1901M', units: { FRANCE: ['A PAR'] }, orders: { RUSSIA: [order] } }
  const { answers } = await adjudicated([elsewhere, lineOf(unit, order), lineOf(unit, ` ${order}`)])
  const [, known, anew] = answers
  expect(known!.results).toEqual(anew!.results)
  expect(known!.readings?.map(({ warnings }) => warnings)).toEqual(
    anew!.readings?.map(({ warnings }) => warnings),
  )
})

it('a stray line is given back as it was typed, also where its text is known', async () => {
  const stray = { phase: 'S1901M', units: { FRANCE: ['A PAR'] }, orders: { FRANCE: ['a mun h', 'A MUN H'] } }
  const { answers } = await adjudicated([stray, stray])
  for (const { strays } of answers) expect(strays?.map(({ text }) => text)).toEqual(['a mun h', 'A MUN H'])
})
