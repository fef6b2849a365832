// Written orders keep names in their dictionary form: no verb may require another case.
import { describe, expect, it } from 'vitest'
import type { LocationId } from '../board/ids.ts'
import type { Order } from '../orders/order.ts'
import { LANGUAGES, type Language } from '../../../kernel/language.ts'
import { readOrder } from './read.ts'
import { writeOrder } from './write.ts'
import { NAMES } from '../variants/standard/names/index.ts'

const at = (id: string) => id as LocationId
const retreat: Order = { kind: 'retreat', unit: { type: 'A', at: at('TRI') }, to: at('SER') }
const build: Order = { kind: 'build', unit: { type: 'F', at: at('BRE') } }
const remove: Order = { kind: 'remove', unit: { type: 'A', at: at('PAR') } }
const disband: Order = { kind: 'disband', unit: { type: 'A', at: at('PAR') } }

const inAll = (order: Order, style: 'names' | 'spoken') =>
  LANGUAGES.map((language) => writeOrder(order, { names: NAMES, language, style }))

describe('an order in words keeps its names undeclined', () => {
  it('where a unit retreats', () => {
    expect(inAll(retreat, 'names')).toEqual([
      'A Trieste retreats to Serbia',
      'А Триест отступает - Сербия',
      'А Триест отстъпва към Сърбия',
      'A Terst ústup - Srbsko',
    ])
    expect(inAll(retreat, 'spoken')).toEqual([
      'army Trieste retreats to Serbia',
      'армия Триест, отступление Сербия',
      'армия Триест отстъпва към Сърбия',
      'armáda Terst, ústup Srbsko',
    ])
  })

  it.each([
    [
      build,
      ['build fleet Brest', 'создание: флот Брест', 'изграждане: флота Брест', 'stavba: flotila Brest'],
    ],
    [
      remove,
      [
        'remove army Paris',
        'расформирование: армия Париж',
        'разформироване: армия Париж',
        'odstranění: armáda Paříž',
      ],
    ],
    [
      disband,
      [
        'disband army Paris',
        'расформирование: армия Париж',
        'разформироване: армия Париж',
        'rozpuštění: armáda Paříž',
      ],
    ],
  ])('in speech', (order, words) => {
    expect(inAll(order, 'spoken')).toEqual(words)
  })
})

describe('Latin codes, as the printed books have them', () => {
  const latin = (order: Order, language: Language) =>
    writeOrder(order, { names: NAMES, language, style: 'codes', codes: 'latin' })

  it('stand for places and units in every language; verbs stay in the language', () => {
    expect(LANGUAGES.map((language) => latin(build, language))).toEqual([
      'F BRE B',
      'F BRE С',
      'F BRE И',
      'F BRE B',
    ])
    const coast: Order = { kind: 'move', unit: { type: 'F', at: at('BOT') }, to: at('STP/SC') }
    expect(latin(coast, 'ru')).toBe('F BOT - STP/SC')
  })

  it.each(LANGUAGES)('are read back as the same order in %s', (language) => {
    const order: Order = {
      kind: 'support-move',
      unit: { type: 'F', at: at('BOT') },
      target: { type: 'A', at: at('LVN') },
      to: at('STP'),
    }
    const text = latin(order, language)
    expect(readOrder(text, { names: NAMES, language, phase: 'movement' })).toMatchObject({
      kind: 'understood',
      order,
    })
  })

  it('do not change full names', () =>
    expect(writeOrder(build, { names: NAMES, language: 'ru', style: 'names', codes: 'latin' })).toBe(
      'создать Ф Брест',
    ))
})
