import fc from 'fast-check'
import { expect, it } from 'vitest'
import { visible } from './visible.ts'

it.each([
  ['spaces around and within', '  Anna \t  Maria ', 'Anna Maria'],
  ['zero-width marks', 'An\u200bna\ufeff\u2060', 'Anna'],
  ['marks that turn the writing round', '\u202eannA', 'annA'],
  ['half of a letter', 'Anna\ud83c', 'Anna'],
  ['letters that show nothing', '\u3164\u2800\u115f', ''],
  ['one letter in two spellings', 'Jose\u0301', 'José'],
  ['a heap of marks', `A${'\u0336'.repeat(30)}`, 'A\u0336\u0336'],
])('leaves out %s', (_what, text, seen) => expect(visible(text)).toBe(seen))

it.each(['Élodie', 'Ђорђе', 'Přemysl Žižka', 'Анна-Мария', 'O’Neil', '李小龍', 'נועה', '🎲', 'Nguyễn Thị'])(
  'keeps %s as it is',
  (name) => expect(visible(name)).toBe(name.normalize('NFC')),
)

it('changes nothing the second time', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(visible(visible(text))).toBe(visible(text))
    }),
  ))
