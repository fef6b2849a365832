// The names of a board, in every language.
import { describe, expect, it } from 'vitest'
import { nameOf, powerName } from '../../shared/games/diplomacy/notation/names/names.ts'
import { LANGUAGES } from '../../shared/kernel/language.ts'
import { EVERY_BOARD } from './every.ts'

describe.each(EVERY_BOARD)('the names of %s', (_id, { board, look: { names } }) => {
  const spaces = board.spaces.map(({ id }) => id)
  const { powers } = board

  it('have other codes for its own spaces alone, and none that is a space', () => {
    for (const [code, space] of Object.entries(names.otherCodes)) {
      expect(spaces).toContain(space)
      expect(spaces).not.toContain(code)
    }
  })

  describe.each(LANGUAGES)('in %s', (language) => {
    const naming = { names, language }

    it('cover its spaces and powers and nothing else', () => {
      expect(Object.keys(names[language].spaces).sort()).toEqual([...spaces].sort())
      expect(Object.keys(names[language].powers).sort()).toEqual([...powers].sort())
    })

    it('tell all apart by code, full name and initial, whatever their case', () => {
      const all = [
        spaces.map((id) => nameOf(naming, id, 'code')),
        spaces.map((id) => nameOf(naming, id, 'full')),
        powers.map((id) => powerName(naming, id, 'initial')),
        powers.map((id) => powerName(naming, id, 'long')),
      ]
      for (const list of all) expect(new Set(list.map((name) => name.toLowerCase())).size).toBe(list.length)
    })

    it('show initials that a counter has room for', () => {
      for (const id of powers) expect(powerName(naming, id, 'initial').length).toBeLessThanOrEqual(2)
    })

    it('show no code that is the Latin code of another space once its accents are gone', () => {
      for (const id of spaces) {
        const bare = nameOf(naming, id, 'code').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
        const meant = names.otherCodes[bare] ?? spaces.find((space) => space === bare) ?? id
        expect(meant, bare).toBe(id)
      }
    })
  })
})
