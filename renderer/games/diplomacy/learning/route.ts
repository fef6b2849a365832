// Pages of the learning room by the address: `#learn/rule-3/1`, `#learn/writing`, `#rules/13`.
import { lessonOf, type Lesson } from '../../../../shared/games/diplomacy/lessons/course.ts'
import { openingOf } from '../../../address/fragment.ts'

export type Route =
  | { readonly page: 'contents' }
  /** One of the five pictures for somebody who never played. */
  | { readonly page: 'start'; readonly at: number }
  /** One position of a lesson; `trying` plays on from it. */
  | { readonly page: 'lesson'; readonly lesson: Lesson; readonly at: number; readonly trying: boolean }
  | { readonly page: 'writing' }
  | { readonly page: 'sample'; readonly at: number }
  /** One of the twelve positions of Secrets of Diplomacy. */
  | { readonly page: 'secrets'; readonly at: number }
  | { readonly page: 'practice' }
  /** All powers in one hand, from the opening position. */
  | { readonly page: 'alone' }
  /** The reference, opened at a rule's number or a section's name. */
  | { readonly page: 'rules'; readonly at: string | null }

/** The page of an address; anything unknown is the contents. */
export function routeOf(fragment: string): Route {
  const opening = openingOf(fragment)
  if (opening.kind !== 'learning') return { page: 'contents' }
  const [name = '', at, more] = opening.page.split('/')
  if (opening.room === 'rules') return { page: 'rules', at: name || null }
  const index = Math.max(0, Number.parseInt(at ?? '1', 10) - 1 || 0)
  switch (name) {
    case 'writing':
    case 'practice':
    case 'alone':
      return { page: name }
    case 'sample':
    case 'secrets':
    case 'start':
      return { page: name, at: index }
    default: {
      const lesson = lessonOf(name)
      if (!lesson) return { page: 'contents' }
      const last = lesson.diagrams.length - 1
      return { page: 'lesson', lesson, at: Math.min(index, last), trying: more === 'try' }
    }
  }
}
