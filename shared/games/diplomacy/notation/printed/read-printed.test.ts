import { describe, expect, it } from 'vitest'
import { type Language, LANGUAGES } from '../../../../kernel/language.ts'
import type { LocationId, PowerId, ProvinceId } from '../../board/ids.ts'
import type { Declaration } from '../../declarations/declaration.ts'
import type { MovementOrder } from '../../orders/order.ts'
import { compiledFor } from '../../variants/compiled.ts'
import { variantOf } from '../../variants/index.ts'
import { writeOrder } from '../write.ts'
import { readDeclaration, readPrintedOrder } from './read-printed.ts'
import { printedHeading, writeDeclared, writePrinted } from './write-printed.ts'

const { board } = compiledFor({ variant: 'secrets' })
const { names } = variantOf('secrets').look
const units = [
  'GERMANY A SIL',
  'GERMANY A PRU',
  'GERMANY A KIE',
  'GERMANY A BER',
  'ENGLAND A LON',
  'ENGLAND F NTH',
  'TURKEY F CON',
  'RUSSIA A WAR',
  'ENGLAND F EDI',
  'FRANCE F MAO',
].map((text) => {
  const [power, type, at] = text.split(' ')
  return { power: power as PowerId, type: type as 'A' | 'F', at: at as LocationId }
})
const setting = (language: Language) => ({
  names,
  language,
  units,
  powers: ['GERMANY', 'ENGLAND', 'TURKEY', 'FRANCE'] as PowerId[],
  coastsOf: (province: ProvinceId) =>
    (board.coasts[board.index.get(province)!] ?? []).map((at) => board.ids[at]!),
})
const isSea = (id: ProvinceId) => board.facts.spaces.some((one) => one.id === id && one.kind === 'sea')
const read = (text: string, language: Language) =>
  readPrintedOrder(text, setting(language))
    ?.map((order) => writeOrder(order, { names, language: 'en', style: 'codes' }).toUpperCase())
    .join('; ') ?? null

describe('an order as printed', () => {
  it.each([
    ['Армия Силезии атакует армию Польши', 'A SIL - WAR'],
    ['Армия Силезии атакует армию Варшавы', 'A SIL - WAR'],
    ['Армия Силезии атакует Галицию', 'A SIL - GAL'],
    ['Армия Пруссии поддерживает Силезию в атаке Польши', 'A PRU S A SIL - WAR'],
    ['Армия Киля поддерживает оборону Берлина', 'A KIE S A BER'],
    ['Армия Лондона десантируется флотом Северного Моря в Голландию', 'A LON - HOL VIA; F NTH C A LON - HOL'],
    ['Флот Северного моря десантирует армию Лондона в Голландию', 'F NTH C A LON - HOL'],
    ['Флот Эдинбурга перемещается в Северное Море', 'F EDI - NTH'],
    ['Флот Эдинбурга перемещается в Норвежское море', 'F EDI - NWG'],
    ['Флот Константинополя перемещается в Восточную Болгарию', 'F CON - BUL/EC'],
    ['Флот Константинополя перемещается в Южную Болгарию', 'F CON - BUL/SC'],
    ['Флот Центральной Атлантики перемещается в Северную Испанию', 'F MAO - SPA/NC'],
    ['Армия Берлина обороняется', 'A BER H'],
    ['Приказ (Германия)', ''],
    ['Просто слова', null],
  ])('in Russian: %s', (text, order) => expect(read(text, 'ru')).toBe(order))

  it.each([
    ['Army of Silesia attacks the army of Poland', 'A SIL - WAR'],
    ['Army of Prussia supports Silesia in the attack on Warsaw', 'A PRU S A SIL - WAR'],
    ['Army of Kiel supports the defence of Berlin', 'A KIE S A BER'],
    ['Army of London lands by the fleet of the North Sea in Holland', 'A LON - HOL VIA; F NTH C A LON - HOL'],
    ['Fleet of Edinburgh moves to the North Sea', 'F EDI - NTH'],
    ['Fleet of Constantinople moves to Eastern Bulgaria', 'F CON - BUL/EC'],
    ['Order (Germany)', ''],
  ])('in English: %s', (text, order) => expect(read(text, 'en')).toBe(order))

  it.each([
    ['Армията на Силезия атакува армията на Варшава', 'A SIL - WAR'],
    ['Армията на Прусия подкрепя Силезия в атака на Варшава', 'A PRU S A SIL - WAR'],
    ['Армията на Кил подкрепя отбраната на Берлин', 'A KIE S A BER'],
    ['Флотът на Единбург се придвижва в Северно море', 'F EDI - NTH'],
  ])('in Bulgarian: %s', (text, order) => expect(read(text, 'bg')).toBe(order))

  it.each([
    ['Armáda Slezska útočí na armádu Varšavy', 'A SIL - WAR'],
    ['Armáda Pruska podporuje Slezsko v útoku na Varšavu', 'A PRU S A SIL - WAR'],
    ['Armáda Kielu podporuje obranu Berlína', 'A KIE S A BER'],
    ['Flotila Edinburghu se přesouvá do Severního moře', 'F EDI - NTH'],
  ])('in Czech: %s', (text, order) => expect(read(text, 'cs')).toBe(order))

  describe.each(LANGUAGES)('in %s', (language) => {
    it.each([...board.facts.spaces])('is read back as it is printed: $name', ({ id, kind }) => {
      const type = kind === 'sea' ? 'F' : 'A'
      const other = (id as string) === 'BOH' ? 'TYR' : 'BOH'
      for (const at of [id as string as LocationId, ...setting(language).coastsOf(id)]) {
        const unit = { power: 'GERMANY' as PowerId, type, at } as const
        const aside = { type: 'A', at: other as LocationId } as const
        const orders: MovementOrder[] = [
          { kind: 'hold', unit: { type, at } },
          { kind: 'move', unit: { type, at }, to: other as LocationId },
          { kind: 'move', unit: aside, to: at },
          { kind: 'support-hold', unit: aside, target: { type, at } },
          { kind: 'support-move', unit: aside, target: { type, at }, to: 'SIL' as LocationId },
          { kind: 'convoy', unit: { type, at }, target: aside, to: 'SIL' as LocationId },
        ]
        for (const units of [[unit], [unit, { power: 'RUSSIA' as PowerId, ...aside }]]) {
          const near = { ...setting(language), units }
          for (const order of orders)
            expect(readPrintedOrder(writePrinted(order, { ...near, isSea }), near)).toEqual([order])
        }
      }
    })

    it('gives its heading no order', () => {
      const heading = printedHeading('GERMANY' as PowerId, { ...setting(language), isSea })
      expect(readPrintedOrder(heading, setting(language))).toEqual([])
    })

    it.each<Declaration>([
      { kind: 'strike', from: 'SIL' as ProvinceId, at: 'WAR' as ProvinceId },
      { kind: 'gift', land: 'SIL' as ProvinceId, to: 'RUSSIA' as PowerId },
      { kind: 'passage', to: 'RUSSIA' as PowerId, land: 'SIL' as ProvinceId, allowed: true },
      { kind: 'passage', to: 'RUSSIA' as PowerId, land: null, allowed: true },
      { kind: 'passage', to: 'RUSSIA' as PowerId, land: 'SIL' as ProvinceId, allowed: false },
      { kind: 'passage', to: 'RUSSIA' as PowerId, land: null, allowed: false },
      { kind: 'treaty', with: 'RUSSIA' as PowerId, open: true, text: 'Peace: for ever; and ever' },
      { kind: 'treaty', with: 'RUSSIA' as PowerId, open: false, text: 'War' },
    ])('reads a declaration back as it is printed: %j', (declaration) => {
      const line = writeDeclared(declaration, { ...setting(language), isSea })
      const strikes = [{ from: 'SIL' as ProvinceId, at: ['WAR', 'GAL'] as ProvinceId[] }]
      const options = { strikes, spent: false, land: [], others: [], passages: [] }
      expect([line, readDeclaration(line, setting(language), options)]).toEqual([line, declaration])
    })
  })
})

describe('a declaration in words', () => {
  const strikes = [{ from: 'SIL' as ProvinceId, at: ['WAR', 'GAL'] as ProvinceId[] }]
  const declared = (text: string, language: Language) =>
    readDeclaration(text, setting(language), { strikes, spent: false, land: [], others: [], passages: [] })

  it.each([
    ['ru', 'Суперудар из Силезии по Польше', { kind: 'strike', from: 'SIL', at: 'WAR' }],
    ['ru', 'Суперудар по Галиции', { kind: 'strike', from: 'SIL', at: 'GAL' }],
    ['ru', 'Дарю Силезию России', { kind: 'gift', land: 'SIL', to: 'RUSSIA' }],
    ['ru', 'Пропуск России в Силезию', { kind: 'passage', to: 'RUSSIA', land: 'SIL', allowed: true }],
    ['ru', 'Отзываю пропуск России везде', { kind: 'passage', to: 'RUSSIA', land: null, allowed: false }],
    [
      'ru',
      'Договор с Россией: мир, и навсегда',
      { kind: 'treaty', with: 'RUSSIA', open: true, text: 'мир, и навсегда' },
    ],
    ['ru', 'Договор тайный с Россией: мир', { kind: 'treaty', with: 'RUSSIA', open: false, text: 'мир' }],
    ['en', 'Strike Warsaw from Silesia', { kind: 'strike', from: 'SIL', at: 'WAR' }],
    ['en', 'Strike from Silesia at Warsaw', { kind: 'strike', from: 'SIL', at: 'WAR' }],
    ['en', 'Strike Warsaw', { kind: 'strike', from: 'SIL', at: 'WAR' }],
    ['en', 'Give Silesia to Russia', { kind: 'gift', land: 'SIL', to: 'RUSSIA' }],
    ['en', 'Let Russia pass in Silesia', { kind: 'passage', to: 'RUSSIA', land: 'SIL', allowed: true }],
    [
      'en',
      'Treaty with Russia, secret: peace',
      { kind: 'treaty', with: 'RUSSIA', open: false, text: 'peace' },
    ],
    ['bg', 'Удар от Силезия към Варшава', { kind: 'strike', from: 'SIL', at: 'WAR' }],
    ['bg', 'Подарявам Силезия на Русия', { kind: 'gift', land: 'SIL', to: 'RUSSIA' }],
    ['cs', 'Úder ze Slezska na Varšavu', { kind: 'strike', from: 'SIL', at: 'WAR' }],
    ['cs', 'Daruji Slezsko Rusku', { kind: 'gift', land: 'SIL', to: 'RUSSIA' }],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(declared(text, language)).toEqual(expected)
  })

  it('is not made of an order', () => expect(declared('A SIL - WAR', 'en')).toBeNull())
})
