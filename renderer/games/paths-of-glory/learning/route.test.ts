import { describe, expect, it } from 'vitest'
import { LESSONS } from '../../../../shared/games/paths-of-glory/lessons/course.ts'
import { Links, routeOf } from './route.ts'

describe('the address of a lesson', () => {
  it.each([null, 'host'])('leads to every page and back (%s)', (laptop) => {
    const links = new Links(laptop)
    for (const lesson of LESSONS)
      for (const at of lesson.pages.keys())
        expect(routeOf(links.lesson(lesson.id, at))).toEqual({ page: 'lesson', lesson, at })
    expect(routeOf(links.contents())).toEqual({ page: 'contents' })
  })

  it('goes through all pages and ends at the contents', () => {
    const links = new Links(null)
    const [first] = LESSONS
    const seen: string[] = []
    for (let route = routeOf(links.lesson(first?.id ?? '')); route.page === 'lesson';) {
      seen.push(links.lesson(route.lesson.id, route.at))
      route = routeOf(links.after(route.lesson, route.at))
    }
    expect(seen).toHaveLength(LESSONS.reduce((sum, { pages }) => sum + pages.length, 0))
    for (const [i, address] of seen.entries()) {
      const route = routeOf(address)
      if (route.page === 'lesson' && i > 0) expect(links.before(route.lesson, route.at)).toBe(seen[i - 1])
    }
  })

  it('is the contents where nobody knows the lesson, and its last page where the number is too high', () => {
    expect(routeOf('#learn/paths-of-glory/verdun/2')).toEqual({ page: 'contents' })
    expect(routeOf('#learn/paths-of-glory/tannenberg/99')).toMatchObject({ page: 'lesson', at: 5 })
    expect(routeOf('#learn/paths-of-glory/tannenberg/x')).toMatchObject({ page: 'lesson', at: 0 })
  })
})
