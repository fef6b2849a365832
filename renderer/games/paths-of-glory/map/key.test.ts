// The key of the map: every sign that the map draws is in it, alone, and has words in every language.
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../shared/kernel/language.ts'
import { KEY, keyPicture } from './key.ts'
import { drawPlates } from './plates.ts'
import { SIGNS } from './signs.ts'

const guides = import.meta.glob<Record<string, string>>('/resources/messages/*/paths-of-glory-guide.json', {
  eager: true,
  import: 'default',
})
/** What the rules themselves say of it. */
const GROUND = /^(forest|swamp|mountain|desert|trench)/

describe.each(KEY)('the picture of %s', (sign) => {
  const picture = keyPicture(sign)
  if (!picture) throw new Error(`no place bears ${sign} alone`)
  const drawn = drawPlates(picture.map, picture.position, 'historical')

  it('shows it alone', () => {
    const signs = SIGNS.filter((one) => drawn.signs[one] !== '')
    const own = SIGNS.find((one) => one === sign)
    if (sign === 'capital') expect(signs).toHaveLength(1)
    else expect(signs).toEqual(own ? [own] : sign === 'besieged' ? ['fort'] : [])
    expect(drawn.sieges !== '').toBe(sign === 'besieged')
    expect(drawn.ruins !== '').toBe(sign === 'ruin')
    expect(drawn.trenches !== '').toBe(sign.startsWith('trench'))
    expect(drawn.capitals !== '').toBe(sign === 'capital')
  })

  it.runIf(!GROUND.test(sign))('says what it means', () => {
    for (const language of LANGUAGES)
      expect(guides[`/resources/messages/${language}/paths-of-glory-guide.json`]?.[`key_${sign}`]).toMatch(
        /\S/,
      )
  })
})

it('leaves out no sign of the map', () => {
  expect(KEY).toEqual(expect.arrayContaining([...SIGNS]))
})
