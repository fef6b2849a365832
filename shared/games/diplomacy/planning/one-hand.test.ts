import { describe, expect, it } from 'vitest'
import { newGame, position, turn } from '../../../../test/contract/played.ts'
import type { PowerId } from '../board/ids.ts'
import type { DiplomacyState } from '../game/state.ts'
import { intentsOf } from './one-hand.ts'

const spring = newGame()
const retreats = turn(
  position(newGame(), ['FRANCE A MAR', 'FRANCE A GAS', 'GERMANY A BUR', 'RUSSIA F SEV', 'TURKEY F BLA']),
  { FRANCE: 'A MAR - BUR; A GAS S A MAR - BUR' },
)
const winter = position(
  newGame(),
  ['FRANCE A BUR', 'GERMANY A RUH'],
  { FRANCE: 'PAR MAR BRE', GERMANY: 'BER MUN' },
  { season: 'winter', phase: 'adjustments' },
)

const typed = (state: DiplomacyState, open: string, text: string, language = 'en') => {
  const sent = intentsOf(state, open as PowerId, {
    kind: 'write',
    text: text.replaceAll('; ', '\n'),
    language,
  })
  if (!sent.ok) return sent.error.code
  return Object.fromEntries(
    sent.value.map(({ seat, intent }) => [
      seat,
      intent.kind === 'write' ? intent.text.replaceAll('\n', '; ') : null,
    ]),
  )
}

describe('a text typed by the hand that holds every sheet', () => {
  it.each<[string, DiplomacyState, string, string, Readonly<Record<string, string>>]>([
    [
      'with headings, on the sheets they name',
      spring,
      'AUSTRIA',
      'Austria: A Bud - Ser; F Tri - Alb; France:; F Bre - MAO; A Par - Bur',
      { AUSTRIA: 'A Bud - Ser; F Tri - Alb', FRANCE: 'F Bre - MAO; A Par - Bur' },
    ],
    [
      'without headings, by whose units stand there',
      spring,
      'AUSTRIA',
      'A Bud - Ser; F Bre - MAO; A Mun H; A Vie - Gal',
      { AUSTRIA: 'A Bud - Ser; A Vie - Gal', FRANCE: 'F Bre - MAO', GERMANY: 'A Mun H' },
    ],
    ['several in a row', spring, 'ITALY', 'A Ven H F Bre - MAO', { ITALY: 'A Ven H', FRANCE: 'F Bre - MAO' }],
    [
      'with a line under the wrong heading, on its owner’s sheet',
      spring,
      'AUSTRIA',
      'Austria:; A Par - Bur',
      { FRANCE: 'A Par - Bur' },
    ],
    ['that supports others’ units', spring, 'ITALY', 'A Ven S A Vie - Tyr', { ITALY: 'A Ven S A Vie - Tyr' }],
    ['that retreats', retreats, 'GERMANY', 'Germany: A Bur - Mun', { GERMANY: 'A Bur - Mun' }],
    [
      'that builds at home and waives under a heading',
      winter,
      'GERMANY',
      'Build A Mun; France: build F Bre; waive',
      { GERMANY: 'Build A Mun', FRANCE: 'build F Bre; waive' },
    ],
    ['that waives under no heading, on the open sheet', winter, 'FRANCE', 'waive', { FRANCE: 'waive' }],
  ])('%s', (_, state, open, text, sheets) => {
    expect(typed(state, open, text)).toEqual(sheets)
  })

  it('reads headings of every language', () => {
    const sheet = 'Австрия: A Буд - Сер; Франция: F Бре - САО'
    expect(typed(spring, 'AUSTRIA', sheet, 'ru')).toEqual({ AUSTRIA: 'A Буд - Сер', FRANCE: 'F Бре - САО' })
  })

  it('means the unit of the power in a heading, where a word could mean several', () => {
    const north = position(newGame(), ['ENGLAND F NTH', 'FRANCE F NAO', 'RUSSIA A NWY', 'TURKEY A SMY'])
    expect(typed(north, 'TURKEY', 'Nor H')).toBe('order/not-understood')
    expect(typed(north, 'TURKEY', 'England: Nor H')).toEqual({ ENGLAND: 'Nor H' })
    expect(typed(north, 'TURKEY', 'Russia: Nor H')).toEqual({ RUSSIA: 'Nor H' })
  })

  it.each([
    ['a line nobody understands', 'A Bud - Ser; France: F Bre MAO MAO', 'order/not-understood'],
    ['a unit that is not there', 'A Bud - Ser; France: A Bur H', 'order/nobody-there'],
    ['nothing but headings', 'Austria:; France:', 'order/nothing-written'],
  ])('is refused whole with %s', (_, text, code) => {
    expect(typed(spring, 'AUSTRIA', text)).toBe(code)
  })

  it('gives no order to units of a power without a player', () => {
    const passive = newGame({ passive: ['ITALY'] })
    expect(typed(passive, 'AUSTRIA', 'A Ven H')).toBe('order/not-yours')
  })

  it.each([
    [
      'units of a power nobody plays',
      newGame({ passive: ['ITALY'] }),
      'France:; A Par - Bur; A Ven H; A Mun H',
      'A Ven H',
    ],
    ['a build of a power that has none', winter, 'build A Mun; build A Vie; build F Bre', 'build A Vie'],
  ])('names the one line that no seat may write: %s', (_, state, text, line) => {
    const typedText = text.replaceAll('; ', '\n')
    const intent = { kind: 'write', text: typedText, language: 'en' } as const
    const sent = intentsOf(state, 'FRANCE' as PowerId, intent)
    const parts = sent.ok ? [] : (sent.error.parts ?? [])
    expect(parts.map(({ from, to }) => typedText.slice(from, to))).toEqual([line])
  })
})
