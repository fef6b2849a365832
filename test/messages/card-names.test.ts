// The names of the cards of Paths of Glory: a hand and the log tell cards apart by them.
import { expect, it } from 'vitest'
import { CARDS } from '../../shared/games/paths-of-glory/facts/cards.ts'
import { LANGUAGES } from '../../shared/kernel/language.ts'

const files = import.meta.glob<Record<string, string>>('/resources/messages/*/paths-of-glory.json', {
  eager: true,
  import: 'default',
})

it.each(LANGUAGES)('gives no two cards of a side one name in %s', (language) => {
  const words = files[`/resources/messages/${language}/paths-of-glory.json`]!
  const named = CARDS.map(({ id, side }) => `${side} ${words[`card_${id.replace('-', '_')}`]}`)
  expect(named.filter((name, i) => named.indexOf(name) !== i || name.endsWith('undefined'))).toEqual([])
})
