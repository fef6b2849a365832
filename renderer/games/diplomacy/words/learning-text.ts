// The words of the learning room.
import type en from '../../../../resources/messages/en/learning.json'
import { fetchedWords } from '../../../learning/fetched-words.ts'

export type TextKey = Exclude<keyof typeof en, '$schema'>

const words = fetchedWords<TextKey>({
  en: () => import('../../../../resources/messages/en/learning.json'),
  ru: () => import('../../../../resources/messages/ru/learning.json'),
  bg: () => import('../../../../resources/messages/bg/learning.json'),
  cs: () => import('../../../../resources/messages/cs/learning.json'),
})

export const loadTexts = words.load
export const t = words.say
export const named = words.find
