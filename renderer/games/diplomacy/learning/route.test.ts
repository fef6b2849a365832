import { describe, expect, it, test } from 'vitest'
import { LESSONS, lessonOf } from '../../../../shared/games/diplomacy/lessons/course.ts'
import { Links } from '../rules/links.ts'
import { routeOf } from './route.ts'

test.each([
  ['#learn', { page: 'contents' }],
  ['#learn/rule-13/2', { page: 'lesson', lesson: lessonOf('rule-13'), at: 1, trying: false }],
  ['#learn/rule-13/9/try', { page: 'lesson', lesson: lessonOf('rule-13'), at: 1, trying: true }],
  ['#learn/rule-99', { page: 'contents' }],
  ['#learn/sample/3', { page: 'sample', at: 2 }],
  ['#learn/start', { page: 'start', at: 0 }],
  ['#learn/start/5', { page: 'start', at: 4 }],
  ['#rules', { page: 'rules', at: null }],
  ['#rules/22', { page: 'rules', at: '22' }],
  ['#BCDF', { page: 'contents' }],
])('%s is the page %o', (fragment, route) => expect(routeOf(fragment)).toEqual(route))

describe('links', () => {
  it('lead where they say, on the host’s laptop and elsewhere', () => {
    for (const links of [new Links(null), new Links('host'), new Links('host=0123456789abcdef')]) {
      expect(routeOf(links.lesson('rule-4', 1, true))).toMatchObject({ page: 'lesson', at: 1, trying: true })
      expect(routeOf(links.rules(7))).toEqual({ page: 'rules', at: '7' })
      expect(routeOf(links.alone())).toEqual({ page: 'alone' })
    }
  })

  it('lead from the first position through every other to writing orders', () => {
    const links = new Links(null)
    let link = links.lesson(LESSONS[0]!.id)
    let count = 0
    while (link !== links.writing()) {
      const route = routeOf(link)
      if (route.page !== 'lesson') throw new Error(link)
      link = links.after(route.lesson, route.at)
      count++
    }
    expect(count).toBe(LESSONS.reduce((sum, { diagrams }) => sum + diagrams.length, 0))
  })
})
