// Plays every lesson to its end: each answer is legal, each question has one right answer, and that is what the engine does.
import { describe, expect, it } from 'vitest'
import { isLegal } from '../engine.ts'
import { findSpace } from '../facts/spaces.ts'
import { LESSONS } from './course.ts'
import { filmOf, played } from './film.ts'
import { isTrue } from './judging.ts'

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (_, lesson) => {
  const { scenes } = filmOf(lesson)

  it('has a name for every page, once, and a place to look at', () => {
    const ids = lesson.pages.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { at } of lesson.pages) expect(findSpace(at), at).toBeDefined()
  })

  it.each(scenes.filter(({ page }) => page.question).map((scene) => [scene.page.id, scene] as const))(
    'asks on page %s what the engine answers',
    (_id, scene) => {
      const { options = [] } = scene.page.question ?? {}
      expect(options.length).toBeGreaterThanOrEqual(2)
      for (const { claim, mistake } of options)
        expect(isTrue(claim, scene), JSON.stringify(claim)).toBe(mistake === null)
    },
  )

  it('does only what is legal', () => {
    played(lesson, (state, deed) => {
      expect(isLegal(state, deed), JSON.stringify(deed)).toBe(true)
    })
  })
})
