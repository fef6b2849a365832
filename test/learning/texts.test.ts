// The words of the learning room, which are fetched separately: complete in every language, none unused.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COURSE, LESSONS } from '../../shared/games/diplomacy/lessons/course.ts'
import { SAMPLE_GAME } from '../../shared/games/diplomacy/lessons/sample-game.ts'
import { LANGUAGES } from '../../shared/kernel/language.ts'

const root = new URL('../../', import.meta.url)
const textsOf = (language: string) => {
  const file = new URL(`resources/messages/${language}/learning.json`, root)
  const { $schema, ...texts } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  expect($schema).toBeTypeOf('string')
  return texts
}
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()
const english = textsOf('en')

describe.each(LANGUAGES)('the lessons in %s', (language) => {
  const texts = textsOf(language)

  it('have every English text, with the same values to fill in', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('')
      expect(placeholders(text), key).toEqual(placeholders(english[key]!))
    }
  })

  it('are written in their own language', () => {
    if (language === 'en') return
    const same = Object.keys(texts).filter((key) => texts[key] === english[key])
    expect(same.filter((key) => key !== 'learn_minutes')).toEqual([])
  })

  it('have a word for every lesson, chapter and phase', () => {
    for (const { id } of COURSE) expect(texts[`learn_chapter_${id}`], id).toBeDefined()
    for (const { phase } of SAMPLE_GAME)
      expect(texts[`learn_sample_${phase.toLowerCase()}`], phase).toBeDefined()
    for (const { id } of LESSONS) {
      const name = id.replaceAll('-', '_')
      expect(
        texts[`learn_text_${name}`] ?? texts[`learn_place_${LESSONS.find((l) => l.id === id)?.diagrams[0]}`],
        id,
      ).toBeDefined()
      expect(texts[`learn_name_${name}`], id).toBeDefined()
    }
  })
})

it('has no unused texts', () => {
  // The reference of the rules lies in a room of its own, and has its words here.
  const source = ['learning', 'rules']
    .map((room) => new URL(`renderer/games/diplomacy/${room}/`, root))
    .flatMap((folder) => readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8')))
    .join('\n')
  const built = /^(?:learn_(?:chapter|name|lead|text|place|sample|fault|start)_|rules_(?:head|text)_)/
  const unused = Object.keys(english).filter((key) => !built.test(key) && !source.includes(`'${key}'`))
  expect(unused).toEqual([])
})
