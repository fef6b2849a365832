// The lessons in their order: what is on the table, two battles, then two turns.
import { augustEnd } from './august-end.ts'
import { basics } from './basics.ts'
import { cambrai } from './cambrai.ts'
import { guns } from './guns.ts'
import type { Lesson } from './lesson.ts'
import { nancy } from './nancy.ts'
import { sedan } from './sedan.ts'
import { september } from './september.ts'
import { tannenberg } from './tannenberg.ts'

export const CHAPTER_IDS = ['basics', 'battles', 'august', 'september'] as const
export type ChapterId = (typeof CHAPTER_IDS)[number]

export interface Chapter {
  readonly id: ChapterId
  readonly lessons: readonly Lesson[]
}

export const COURSE: readonly Chapter[] = [
  { id: 'basics', lessons: [basics] },
  { id: 'battles', lessons: [tannenberg, cambrai] },
  { id: 'august', lessons: [guns, sedan, augustEnd] },
  { id: 'september', lessons: [september, nancy] },
]

export const LESSONS: readonly Lesson[] = COURSE.flatMap(({ lessons }) => lessons)

export const lessonCalled = (id: string): Lesson | undefined => LESSONS.find((lesson) => lesson.id === id)
