// The program's own sentences about orders, as users copy them into an order sheet.
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameOf } from '../../shared/games/diplomacy/notation/names/names.ts'
import { LANGUAGES, type Language } from '../../shared/kernel/language.ts'
import { readSheet } from '../../shared/games/diplomacy/notation/read-sheet.ts'
import { writeOrder, writeUnit, type Writing } from '../../shared/games/diplomacy/notation/write.ts'
import type { Order } from '../../shared/games/diplomacy/orders/order.ts'
import { others, PHASES, POWERS, standing } from './any-order.ts'
import { STANDARD } from './standard.ts'
import { NAMES } from '../../shared/games/diplomacy/variants/standard/names/index.ts'

const messages = (language: Language, room: string) =>
  JSON.parse(
    readFileSync(new URL(`../../resources/messages/${language}/${room}.json`, import.meta.url), 'utf8'),
  ) as Readonly<Record<string, string>>

/** The message that says an order on a draft. */
const sayingOf = (order: Order): string =>
  order.kind === 'move' && order.via ? 'draft_say_via' : `draft_say_${order.kind.replace('-', '_')}`

/** Results that say no more than an order does, without their full stop: `Сев.` is a sea in Bulgarian. */
const RESULTS: Readonly<Partial<Record<Order['kind'], string>>> = {
  hold: 'reason_holds',
  build: 'reason_builds',
  disband: 'reason_disbands_ordered',
  remove: 'reason_removed_ordered',
}

/** Wordings of earlier versions, which people may still have in their notes. */
const ONCE: Readonly<Record<Language, Readonly<Partial<Record<Order['kind'], readonly string[]>>>>> = {
  en: { 'support-hold': ['{unit} supports {target} to hold'], hold: ['{unit} holds'] },
  ru: {
    hold: ['{unit} удерживает позицию', '{unit} держит позицию', '{unit} удерживать'],
    'support-hold': ['{unit} поддерживает {target} на месте'],
    disband: ['{unit}: расформировать', '{unit} расформировывается'],
    remove: ['Вывести: {unit}', 'Расформировать: {unit}', '{unit} расформировывается', 'убирает {unit}'],
    build: ['Создать: {unit}', 'создаёт {unit}'],
  },
  bg: {
    hold: ['{unit} задържа позицията', '{unit} задържи позиция', '{unit} задържа позиция'],
    'support-hold': ['{unit} подкрепя {target} на място'],
    disband: ['{unit}: разформиране', '{unit}: разформироване', 'разформирай {unit}', 'разформировай {unit}'],
    remove: ['Отстраняване: {unit}', 'Разформироване: {unit}', 'отстрани {unit}', 'разформирова {unit}'],
    build: ['Изграждане: {unit}', 'изгражда {unit}'],
  },
  cs: {
    hold: ['{unit} drží pozici', '{unit} se brání', '{unit}: brání se', '{unit} obrana'],
    'support-hold': ['{unit} podporuje {target} na místě', '{unit} podporuje {target} v obraně'],
    disband: ['{unit}: rozpustit', '{unit}: rozpuštění', '{unit} se rozpouští', 'rozpouští {unit}'],
    remove: ['Odstranit: {unit}', 'Rozpustit: {unit}', 'ruší {unit}', '{unit} se ruší'],
    build: ['Stavba: {unit}', 'staví {unit}'],
    convoy: ['{unit} převáží {target} → {to}'],
  },
}

/** A sentence with the units and places of an order in it. */
function filled(sentence: string, order: Order, writing: Writing): string {
  if (order.kind === 'waive') return sentence
  return sentence
    .replace('{unit}', writeUnit(order.unit, writing))
    .replace('{target}', 'target' in order ? writeUnit(order.target, writing) : '')
    .replace(
      '{to}',
      'to' in order ? nameOf(writing, order.to, writing.style === 'codes' ? 'code' : 'full') : '',
    )
}

const STYLES = ['codes', 'names', 'spoken'] as const

describe.each(LANGUAGES)('what the program says of an order in %s', (language) => {
  const drafts = messages(language, 'drafting')
  const reasons = messages(language, 'outcomes')

  /** Every way the program has, or had, to say an order. */
  const saidOf = (order: Order): readonly string[] =>
    STYLES.flatMap((style) => {
      const writing = { names: NAMES, language, style }
      const result = RESULTS[order.kind]
      const once = order.kind === 'move' ? [] : (ONCE[language][order.kind] ?? [])
      return [
        writeOrder(order, writing),
        ...[drafts[sayingOf(order)]!, ...(result ? [reasons[result]!.replace(/\.$/, '')] : []), ...once].map(
          (sentence) => filled(sentence, order, writing),
        ),
      ]
    })

  it.each(PHASES)('reads as that order in %s', (phase, orders) => {
    fc.assert(
      fc.property(orders, others, (order, crowd) => {
        const units = standing(order, crowd)
        const placed = { board: STANDARD, units, powers: [POWERS[0]!] }
        for (const text of saidOf(order))
          for (const context of [{}, placed])
            expect(readSheet(text, { names: NAMES, language, phase, ...context }), text).toMatchObject([
              { reading: { kind: 'understood', order, warnings: [] } },
            ])
      }),
      { numRuns: 20 },
    )
  })
})
