// The words of the lessons: each page, question, answer and mistake has them in every language, and none is left over.
import { beforeAll, describe, expect, it } from 'vitest'
import english from '../../../../resources/messages/en/paths-of-glory-lessons.json'
import { COURSE, LESSONS } from '../../../../shared/games/paths-of-glory/lessons/course.ts'
import { filmOf } from '../../../../shared/games/paths-of-glory/lessons/film.ts'
import { type Mistake, MISTAKES } from '../../../../shared/games/paths-of-glory/lessons/mistakes.ts'
import { LANGUAGES } from '../../../../shared/kernel/language.ts'
import { loadRules, ruleAt } from '../rules/rule-book.ts'
import { loadTexts } from '../words/text.ts'
import { claimLines, questionText } from './claim-text.ts'
import { loadLessonTexts, saidOf } from './text.ts'

const PAGES = LESSONS.flatMap((lesson) =>
  filmOf(lesson).scenes.map((scene) => ({ lesson, scene, name: `${lesson.id}-${scene.page.id}` })),
)
const SOURCES = import.meta.glob<string>(['./*.{ts,svelte}', '!./*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const OPTIONS = PAGES.flatMap(({ scene }) => scene.page.question?.options ?? [])
const WHOLE = /^(?!.*(\{\w+\}|undefined|null)).*\S/

describe.each(LANGUAGES)('the lessons in %s', (language) => {
  beforeAll(() => Promise.all([loadTexts(language), loadLessonTexts(language)]))

  it('have a name for every chapter and lesson, and a text for every page', () => {
    for (const { id } of COURSE) expect(saidOf('chapter', id), id).toMatch(WHOLE)
    for (const { id } of LESSONS) expect(saidOf('called', id), id).toMatch(WHOLE)
    for (const { name, scene } of PAGES) {
      expect(saidOf('lead', name), name).toMatch(WHOLE)
      // What is shown alone has a title of its own.
      if (scene.page.shows) expect(saidOf('title', name), name).toMatch(WHOLE)
      // Whoever has guessed is told more.
      if (scene.page.question) expect(saidOf('after', name), name).toMatch(WHOLE)
    }
  })

  it('ask and answer in whole sentences', () => {
    for (const { lesson, scene, name } of PAGES)
      if (scene.page.question) expect(questionText(lesson, scene), name).toMatch(WHOLE)
    for (const { claim } of OPTIONS) {
      const lines = claimLines(claim)
      expect(lines.length, JSON.stringify(claim)).toBeGreaterThan(0)
      for (const line of lines) expect(line, JSON.stringify(claim)).toMatch(WHOLE)
    }
  })

  it('tell every mistake, with a rule that the reference explains', async () => {
    const rules = await loadRules()
    for (const [mistake, rule] of Object.entries(MISTAKES)) {
      expect(saidOf('mistake', mistake), mistake).toMatch(WHOLE)
      expect(ruleAt(rules, rule), rule).not.toBeNull()
    }
    for (const { scene, name } of PAGES)
      if (scene.page.question) expect(ruleAt(rules, scene.page.question.rule), name).not.toBeNull()
  })
})

it('leave no mistake and no word unused', () => {
  const made = new Set(OPTIONS.flatMap(({ mistake }) => mistake ?? []))
  expect((Object.keys(MISTAKES) as Mistake[]).filter((mistake) => !made.has(mistake))).toEqual([])

  const source = Object.values(SOURCES).join('\n')
  const keys = (family: string, ids: readonly string[]) =>
    ids.map((id) => `${family}_${id.replaceAll('-', '_')}`)
  const names = PAGES.map(({ name }) => name)
  const kinds = OPTIONS.map(({ claim }) => claim.kind)
  const used = new Set([
    ...keys(
      'chapter',
      COURSE.map(({ id }) => id),
    ),
    ...keys(
      'called',
      LESSONS.map(({ id }) => id),
    ),
    ...keys('mistake', Object.keys(MISTAKES)),
    ...['title', 'lead', 'after', 'ask'].flatMap((family) => keys(family, names)),
    ...keys('ask', kinds),
  ])
  const unused = Object.keys(english).filter(
    (key) => key !== '$schema' && !used.has(key) && !key.startsWith('says_') && !source.includes(`'${key}'`),
  )
  expect(unused).toEqual([])
})
