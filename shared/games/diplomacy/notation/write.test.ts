// Whoever writes orders out puts names into them as the dictionary has them: no verb may ask for another case.
import { describe, expect, it } from 'vitest'
import type { LocationId } from '../board/ids.ts'
import type { Order } from '../orders/order.ts'
import { LANGUAGES } from '../../../kernel/language.ts'
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
  ])('where a voice says what is done to it', (order, words) => {
    expect(inAll(order, 'spoken')).toEqual(words)
  })
})
