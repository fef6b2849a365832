// The words of the lessons.
import type en from '../../../../resources/messages/en/paths-of-glory-lessons.json'
import { fetchedWords } from '../../../learning/fetched-words.ts'

export type LessonKey = Exclude<keyof typeof en, '$schema'>

const words = fetchedWords<LessonKey>({
  en: () => import('../../../../resources/messages/en/paths-of-glory-lessons.json'),
  ru: () => import('../../../../resources/messages/ru/paths-of-glory-lessons.json'),
  bg: () => import('../../../../resources/messages/bg/paths-of-glory-lessons.json'),
  cs: () => import('../../../../resources/messages/cs/paths-of-glory-lessons.json'),
})

export const loadLessonTexts = words.load
export const said = words.say

/** The sentence whose key is made of ids; null where nobody wrote one. */
export const saidOf = (family: string, id: string, values?: Readonly<Record<string, string | number>>) =>
  words.find(`${family}_${id}`, values)
