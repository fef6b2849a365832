import { describe, expect, it } from 'vitest'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import { newGame, orders, screen } from '../../../../test/contract/played.ts'
import { transcriptOf, transcriptText } from './transcript.ts'

const spring = diplomacy.close(orders(newGame(), 'FRANCE', 'A PAR - BUR; F BRE - MAO'), []).state
const fall = diplomacy.close(orders(spring, 'FRANCE', 'A BUR - BEL; F MAO - POR'), []).state
const view = screen(fall)
const powers = view.powers.map(({ power }) => power)
const phases = (style: 'codes' | 'names', language: 'en' | 'ru' = 'en') =>
  transcriptOf(fall.records, view.history, powers, language, style)

describe('a transcript', () => {
  it('has every closed phase in its order, and every power that had orders', () => {
    expect(phases('codes').map(({ title }) => title.replaceAll('\u{A0}', ' '))).toEqual([
      'Spring 1901',
      'Fall 1901',
    ])
    expect(phases('codes')[0]!.sheets).toHaveLength(7)
  })

  it('is written in codes or in full names, with the reason of each order that failed', () => {
    const france = (style: 'codes' | 'names') =>
      phases(style)[0]!.sheets.find(({ power }) => power === 'France')!.lines
    expect(france('codes')).toContain('A PAR - BUR')
    expect(france('names')).toContain('A Paris - Burgundy')
    expect(france('codes').join('\n')).toMatch(/A MAR \(.+\)/)
  })

  it('tells the centres where a year ends', () => {
    const [first, last] = phases('codes')
    expect(first!.centres).toBeNull()
    expect(last!.centres).toMatch(/^Centres: .*France 5/)
  })

  it('is a text that any program reads', () => {
    const text = transcriptText('An evening', phases('names'))
    expect(text).toMatch(/^An evening\n\nSpring/)
    expect(text).toContain('\n  France\n    A Paris - Burgundy\n')
    expect(text).not.toMatch(/[\u{A0}\u{2011}]/u)
  })
})

it('leaves out powers without orders', () =>
  expect(transcriptOf(fall.records, view.history, ['NOBODY' as PowerId], 'en', 'codes')[0]!.sheets).toEqual(
    [],
  ))
