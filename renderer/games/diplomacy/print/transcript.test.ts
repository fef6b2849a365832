import { describe, expect, it } from 'vitest'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import type { DiplomacyState } from '../../../../shared/games/diplomacy/game/state.ts'
import { wayNamed } from '../../../../shared/games/diplomacy/options/ways.ts'
import { variantOf } from '../../../../shared/games/diplomacy/variants/index.ts'
import type { DiplomacyIntent } from '../../../../shared/games/diplomacy/view.ts'
import { newGame, orders, position, screen, seat, turn } from '../../../../test/contract/played.ts'
import { showBoard } from '../words/board-shown.ts'
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

  it('has units that stayed without an order in one line on paper, and each with its reason in a file', () => {
    const france = phases('codes')[0]!.sheets.find(({ power }) => power === 'France')!
    expect(france.printed).toEqual(['A PAR - BUR', 'F BRE - MAO', 'No order: A MAR'])
    expect(france.lines).toHaveLength(3)
  })

  it('tells the centres where a year ends', () => {
    const [first, last] = phases('codes')
    expect(first!.centres).toBeNull()
    expect(last!.centres).toMatch(/^Centres: .*France 5/)
  })

  it('is a text that any program reads', () => {
    const text = transcriptText('An evening', phases('names'), 'entente {}')
    expect(text).toMatch(/^An evening\n\nSpring/)
    expect(text).toContain('\n  France\n    A Paris - Burgundy\n')
    expect(text).toContain('\n\nFall 1901 [F1901M]\n')
    expect(text).toMatch(/\n\nentente \{\}\n$/)
    expect(text).not.toMatch(/[\u{A0}\u{2011}]/u)
  })
})

describe('tells what happened between two phases', () => {
  const newsOf = (state: DiplomacyState) =>
    transcriptOf(state.records, screen(state).history, powers, 'en', 'codes').flatMap(({ news }) => news)
  const war = newGame(wayNamed('great-war-6', 'standard').options)

  it('the coin', () => {
    expect(newsOf(turn(turn(war)))).toEqual([
      expect.stringMatching(
        /^The coin has fallen. Italy joins: (England, France, Russia|Austria, Germany, Turkey)\./,
      ),
    ])
  })

  it('armies from overseas', () => {
    const centres = { ENGLAND: 'EDI LON', FRANCE: 'BRE MAR' }
    const late = position(war, ['ENGLAND F NTH', 'ENGLAND F NWG', 'FRANCE A PIC', 'FRANCE A GAS'], centres, {
      year: 1916,
      season: 'fall',
    })
    expect(newsOf(turn({ ...late, ally: 'FRANCE' as PowerId }))).toEqual([
      'Armies have come from overseas: A BRE, A LON. Their orders come from: England.',
    ])
  })

  it('powers that left the war', () => {
    const spring = position(war, ['RUSSIA A MOS', 'GERMANY A BER'], { RUSSIA: 'MOS' }, { year: 1918 })
    const fall = turn({ ...spring, ally: 'FRANCE' as PowerId, arrived: [2] })
    expect(newsOf(fall)).toEqual([expect.stringMatching(/^Left the war: Russia\./)])
    expect(
      transcriptText('War', transcriptOf(fall.records, screen(fall).history, powers, 'en', 'codes'), ''),
    ).toContain('\n  Left the war: Russia.')
  })

  it('who plays the small powers', async () => {
    const variant = 'versailles'
    const pairs = { made: 'drawn', told: 'taken', year: null }
    const game = newGame({ variant, pairs })
    const taken = position(
      game,
      ['ITALY A SER', 'YUGOSLAVIA A BOS'],
      { ITALY: 'ROM', YUGOSLAVIA: 'SER' },
      { season: 'fall' },
    )
    showBoard(variant, variantOf(variant).look)
    expect(newsOf(turn(taken)).join(' ')).toContain('Yugoslavia: ')
    showBoard('standard', variantOf('standard').look)
  })

  it('what was declared', () => {
    const game = newGame({ variant: 'secrets' })
    const intent = {
      kind: 'declare',
      declaration: { kind: 'strike', from: 'MUN', at: 'TYR' },
    } as unknown as DiplomacyIntent
    const struck = diplomacy.apply(game, seat('GERMANY'), intent)
    expect(struck.ok && newsOf(turn(struck.value.state)).join(' ')).toContain('Tyrolia')
  })
})

it('leaves out powers without orders', () =>
  expect(transcriptOf(fall.records, view.history, ['NOBODY' as PowerId], 'en', 'codes')[0]!.sheets).toEqual(
    [],
  ))
