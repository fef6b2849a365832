// Each kind of deed has words in every language, and its sentence names the power that did it.
import { afterAll, describe, expect, it } from 'vitest'
import { type Deed, DEED_KINDS } from '../../../../shared/games/diplomacy/view.ts'
import { replay } from '../../../../shared/games/diplomacy/lessons/replay.ts'
import { SAMPLE_GAME } from '../../../../shared/games/diplomacy/lessons/sample-game.ts'
import { openingTable } from '../../../../shared/games/diplomacy/lessons/sandbox.ts'
import { LANGUAGES } from '../../../../shared/kernel/language.ts'
import { baseLocale, overwriteGetLocale } from '../../../paraglide/runtime.js'
import { deedText } from './deed-text.ts'

const [record] = replay(openingTable(), SAMPLE_GAME)
const { turn, results } = record!
const result = results[0]!
const DEEDS = [
  ...(['centre', 'place', 'nothing'] as const).map((cost) => ({
    kind: 'stab',
    by: 'FRANCE',
    of: 'GERMANY',
    helped: turn,
    struck: turn,
    at: 'BUR',
    cost,
  })),
  { kind: 'faith', powers: ['FRANCE', 'GERMANY'], turns: 7 },
  { kind: 'saviour', by: 'FRANCE', from: 'GERMANY', turn, result },
  { kind: 'stubborn', power: 'FRANCE', at: 'BUR', times: 4, last: turn },
  { kind: 'convoy', power: 'FRANCE', turn, result, fleets: 3 },
] as unknown as readonly Deed[]

afterAll(() => overwriteGetLocale(() => baseLocale))

describe.each(LANGUAGES)('deeds in %s', (language) => {
  it('name every power that took part', () => {
    overwriteGetLocale(() => language)
    expect(new Set(DEEDS.map(({ kind }) => kind))).toEqual(new Set(DEED_KINDS))
    for (const deed of DEEDS) {
      const { title, text } = deedText(deed, (power) => `<${power}>`, language)
      expect(title).not.toBe('')
      expect(text).toContain('<FRANCE>')
      if (deed.kind !== 'stubborn' && deed.kind !== 'convoy') expect(text).toContain('<GERMANY>')
      expect(text).not.toMatch(/[{}]|undefined/)
    }
  })
})
