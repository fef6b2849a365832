import { beforeAll, describe, expect, it } from 'vitest'
import { SECTIONS } from '../words/rule-behind.ts'
import { type Entry, entries, search } from './reference.ts'
import { loadTexts } from '../words/learning-text.ts'

describe('the reference', () => {
  let all: readonly Entry[] = []
  beforeAll(async () => {
    await loadTexts('en')
    all = entries()
  })

  it('has a head and a text for every section and each of the 22 rules', () => {
    expect(all).toHaveLength(SECTIONS.length - 1 + 22)
    expect(all.filter(({ head, text }) => head === '' || text === '')).toEqual([])
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  it('says how many powers and centres the board has, and how many win, as its package says', () =>
    expect(all.find(({ id }) => id === 'object')?.text).toMatch(
      /^7 Great Powers .* 18 of the 34 supply centres/,
    ))

  it('leaves no place of a text empty', () => expect(all.filter(({ text }) => /[{}]/.test(text))).toEqual([]))

  it('finds what holds every word, however written', () => {
    expect(search(all, '  STAND-OFF  convoyed ').map(({ id }) => id)).toContain('18')
    expect(search(all, 'retréat').length).toBeGreaterThan(0)
    expect(search(all, 'zeppelin')).toEqual([])
    expect(search(all, '')).toEqual(all)
  })
})
