import { describe, expect, it } from 'vitest'
import { newGame, position, screen } from '../../../../test/contract/played.ts'
import { sumOfSquares } from '../../../../shared/games/diplomacy/scoring/sum-of-squares.ts'
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import type { DiplomacyTable } from '../played.ts'
import { agreedSystem, csvOf, tournamentOf } from './tournament.ts'

/** A table where names play powers with so many centres. */
function table(
  name: string,
  round: number | null,
  results: Readonly<Record<string, readonly [string, string]>>,
): DiplomacyTable {
  const centres = Object.fromEntries(Object.entries(results).map(([power, [, owned]]) => [power, owned]))
  const units = Object.entries(centres).map(([power, owned]) => `${power} A ${owned.slice(0, 3)}`)
  return {
    id: name,
    name,
    status: 'ended',
    tournament: round === null ? null : { round, board: name },
    seats: Object.entries(results).map(([seat, [player]]) => ({ seat, name: player })),
    gameView: screen(position(newGame(), units, centres)),
  } as unknown as DiplomacyTable
}

const tables = [
  table('B', 1, { FRANCE: ['Anna', 'PAR MAR BRE'], GERMANY: ['Boris', 'MUN'] }),
  table('A', 2, { FRANCE: ['Boris', 'PAR MAR'], GERMANY: ['Anna', 'MUN BER'] }),
  table('friendly', null, { FRANCE: ['Clara', 'PAR'], GERMANY: ['Anna', 'MUN'] }),
]

describe('a tournament', () => {
  const sheet = tournamentOf(tables, sumOfSquares)

  it('adds up the points of each player in the rounds', () => {
    expect(sheet.totals).toEqual([
      { place: 1, player: 'Anna', rounds: { 1: 90, 2: 50 }, points: 140 },
      { place: 2, player: 'Boris', rounds: { 1: 10, 2: 50 }, points: 60 },
    ])
    expect(sheet.rounds).toEqual([1, 2])
  })

  it('names who played each country best', () => {
    expect(sheet.best.map(({ power, player, points }) => [power, player, points])).toEqual(
      expect.arrayContaining([
        ['FRANCE', 'Anna', 90],
        ['GERMANY', 'Anna', 50],
      ]),
    )
  })

  it('keeps powers of one id on two boards apart', () => {
    const [first] = tables as [DiplomacyTable]
    const elsewhere = {
      ...first,
      id: 'C',
      gameView: { ...(first.gameView as DiplomacyView), variant: 'another' },
    } as unknown as DiplomacyTable
    const { best, boards } = tournamentOf([first, elsewhere], sumOfSquares)
    expect(boards.map(({ variant }) => variant as string)).toEqual(['standard', 'another'])
    expect(best.filter(({ power }) => (power as string) === 'FRANCE')).toHaveLength(2)
  })

  it('names everybody with the best result, and gives equal players the same place', () => {
    const even = (name: string, [first, second]: readonly [string, string]) =>
      table(name, 1, { FRANCE: [first, 'PAR MAR'], GERMANY: [second, 'MUN BER'] })
    const { best, totals } = tournamentOf(
      [even('A', ['Anna', 'Boris']), even('B', ['Boris', 'Clara'])],
      sumOfSquares,
    )
    expect(best.map(({ power, player, table }) => [power, player, table])).toEqual([
      ['FRANCE', 'Anna', 'A'],
      ['FRANCE', 'Boris', 'B'],
      ['GERMANY', 'Boris', 'A'],
      ['GERMANY', 'Clara', 'B'],
    ])
    expect(totals.map(({ place, player }) => [place, player])).toEqual([
      [1, 'Boris'],
      [2, 'Anna'],
      [2, 'Clara'],
    ])
  })

  it('is scored by the system its tables agreed on, where they did', () => {
    const scored = (scoring: string | null, round: number | null = 1) =>
      ({
        ...table('A', round, { FRANCE: ['Anna', 'PAR'] }),
        options: { scoring },
      }) as DiplomacyTable
    expect(agreedSystem([scored('dixie'), scored('dixie'), scored('manor', null)])).toBe('dixie')
    expect(agreedSystem([scored('dixie'), scored('manor')])).toBeUndefined()
    expect(agreedSystem([scored(null)])).toBeUndefined()
  })

  it('leaves out tables without a round, and powers played by nobody with a name', () => {
    expect(sheet.lines.some(({ table }) => table === 'friendly')).toBe(false)
    expect(sheet.best.map(({ power }) => power).sort()).toEqual(['FRANCE', 'GERMANY'])
  })

  it('is written for spreadsheets so that no cell becomes a formula', () => {
    const odd = table('=1+1, "odd"', 3, { FRANCE: ['-Anna', 'PAR'], GERMANY: ['B,ó', 'MUN'] })
    const rows = csvOf(tournamentOf([odd], sumOfSquares)).split('\r\n')
    expect(rows[0]).toBe('round,board,table,state,power,player,centres,out,points')
    expect(rows.find((row) => row.includes('FRANCE'))).toBe(
      `3,"'=1+1, ""odd""","'=1+1, ""odd""",ended,FRANCE,'-Anna,1,,50`,
    )
    expect(rows.find((row) => row.includes('GERMANY'))).toContain('"B,ó"')
  })
})
