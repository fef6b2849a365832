import { expect, it } from 'vitest'
import { lastRecord, newGame, POWERS, turn } from '../../../../test/contract/played.ts'
import { captionOf, spokenText } from './caption.ts'
import { framesOf } from './script.ts'

const spring = turn(newGame(), {
  FRANCE: 'A PAR - BUR; A MAR - SPA; F BRE - MAO',
  GERMANY: 'A MUN - RUH; F KIE - DEN',
  AUSTRIA: 'A BUD - SER',
})
const fall = turn(spring, { FRANCE: 'F MAO - POR; A BUR - MUN', GERMANY: 'A RUH - BEL' })
const end = (state: typeof spring) => framesOf(lastRecord(state), POWERS).at(-1)!
const said = (state: typeof spring) =>
  captionOf(end(state), 'en').text.replaceAll('\u{A0}', ' ').replaceAll('\u{2011}', '-')

it('the fall is read to its end with who won and who lost which supply centres', () => {
  const text = said(fall)
  expect(text).toMatch(/^The board now\. Centres won: /)
  expect(text).toContain('France (Munich, Portugal, Spain)')
  expect(text).toContain('Germany (Belgium, Denmark)')
  expect(text).toContain('Austria (Serbia)')
  expect(text).toContain('Lost: Germany (Munich).')
})

it('names centres by code for the eye where many changed hands, and never for the ear', () => {
  const many = turn(spring, {
    FRANCE: 'F MAO - POR; A BUR - MUN',
    GERMANY: 'A RUH - BEL',
    ITALY: 'A ROM - TUS; A VEN - TRI; F NAP - TUN',
    RUSSIA: 'F SEV - RUM',
    TURKEY: 'A CON - BUL',
  })
  expect(said(many)).toContain('Turkey (BUL)')
  expect(spokenText(end(many), 'en')).toContain('Turkey (Bulgaria)')
})

it('says nothing of centres where none changed hands', () => {
  expect(said(spring)).toBe('The board now')
})
