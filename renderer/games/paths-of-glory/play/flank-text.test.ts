import { beforeAll, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../shared/kernel/language.ts'
import { seenAt, stateAt } from '../gallery/moments.ts'
import { loadTexts } from '../words/text.ts'
import { lightsFor, placeless } from './answering.ts'
import { answerText } from './answer-text.ts'
import { flankText } from './flank-text.ts'

const { view, decision } = seenAt(stateAt('flank'))
const ways = decision ? placeless(view, decision) : []

beforeAll(() => loadTexts('en'))

it('offers every pinning place as a button, with its chance', () => {
  expect(
    ways.map((way) => `${answerText(way)}: ${flankText(way, decision?.odds ?? [])}`.replaceAll(/\s/g, ' ')),
  ).toEqual([
    'Flank, Koblenz pins: success: 50% · win: 97%',
    'Flank, Metz pins: success: 67% · win: 98%',
    'From the front: win: 97%',
  ])
})

it('names no chance that the view does not know', () => {
  for (const way of ways) expect(flankText(way, [])).toBeNull()
  expect(flankText({ kind: 'done' }, decision?.odds ?? [])).toBeNull()
})

it('lights pinning places in another way than the target', () => {
  const lights = lightsFor(view, decision)
  expect(lights.get('sedan')?.kind).toBe('attack')
  for (const pin of ['koblenz', 'metz']) expect(lights.get(pin)?.kind).toBe('choice')
})

it('says the chance in every language', async () => {
  const said = new Set<string>()
  for (const language of LANGUAGES) {
    await loadTexts(language)
    const [first] = ways
    if (first) said.add(`${answerText(first)} ${flankText(first, decision?.odds ?? [])}`)
  }
  await loadTexts('en')
  expect(said.size).toBe(LANGUAGES.length)
})
