// Orders as sites print them can be pasted into a sheet.
import { describe, expect, it } from 'vitest'
import { readOrder } from '../../shared/games/diplomacy/notation/read.ts'
import { terrainOf } from '../../shared/games/diplomacy/notation/reading/terrain.ts'
import { writeOrder } from '../../shared/games/diplomacy/notation/write.ts'
import type { PhaseKind } from '../../shared/games/diplomacy/turn.ts'
import { compiledFor } from '../../shared/games/diplomacy/variants/compiled.ts'
import { NAMES } from '../../shared/games/diplomacy/variants/standard/names/index.ts'
import { unit } from '../contract/played.ts'

const units = [
  ...['FRANCE A PAR', 'FRANCE F BRE', 'FRANCE A MAR', 'FRANCE F MAO', 'ENGLAND F NTH', 'ENGLAND A YOR'],
  ...['ENGLAND F LON', 'GERMANY A BER', 'GERMANY A MUN', 'GERMANY F KIE', 'RUSSIA F STP/SC', 'RUSSIA A MOS'],
].map(unit)
const board = terrainOf(compiledFor({ variant: 'standard' }).board)

type Lines = readonly (readonly [line: string, order: string])[]
const SITES: Readonly<Record<string, Partial<Record<PhaseKind, Lines>>>> = {
  Backstabbr: {
    movement: [
      ['A PAR-BUR', 'A PAR - BUR'],
      ['A MUN S BER-KIE', 'A MUN S A BER - KIE'],
      ['A MUN S BER', 'A MUN S A BER'],
      ['F NTH C YOR-NWY', 'F NTH C A YOR - NWY'],
      ['A YOR-NWY via convoy', 'A YOR - NWY VIA'],
      ['F MAO-SPA(nc)', 'F MAO - SPA/NC'],
      ['A MUN H', 'A MUN H'],
    ],
    retreats: [
      ['A PAR R GAS', 'A PAR R GAS'],
      ['A PAR disbands', 'A PAR D'],
    ],
    adjustments: [
      ['Build A Paris', 'A PAR B'],
      ['Disband F Brest', 'F BRE D'],
    ],
  },
  webDiplomacy: {
    movement: [
      ['The army at Paris move to Burgundy.', 'A PAR - BUR'],
      ['The army at Yorkshire move to Norway via convoy.', 'A YOR - NWY VIA'],
      ['The fleet at London support move to English Channel from Brest.', 'F LON S F BRE - ENG'],
      ['The army at Munich support hold to Berlin.', 'A MUN S A BER'],
      ['The fleet at North Sea convoy to Norway from Yorkshire.', 'F NTH C A YOR - NWY'],
      ['The fleet at St. Petersburg (South Coast) move to Gulf of Bothnia.', 'F STP/SC - BOT'],
      ['The army at Munich hold.', 'A MUN H'],
    ],
    retreats: [
      ['The army at Paris retreat to Gascony.', 'A PAR R GAS'],
      ['The army at Paris disband.', 'A PAR D'],
    ],
    adjustments: [
      ['Build army at Paris.', 'A PAR B'],
      ['Build fleet at St. Petersburg (North Coast).', 'F STP/NC B'],
      ['Destroy unit at Paris.', 'A PAR D'],
    ],
  },
  DPjudge: {
    movement: [
      ['France: Army Paris -> Burgundy.  (*bounce*)', 'A PAR - BUR'],
      ['Germany: Army Munich SUPPORT Army Berlin -> Kiel.  (*cut*)', 'A MUN S A BER - KIE'],
      ['England: Fleet North Sea CONVOY Army Yorkshire -> Norway.', 'F NTH C A YOR - NWY'],
      ['England: Army Yorkshire -> North Sea -> Norway.', 'A YOR - NWY VIA'],
      ['Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.', 'F STP/SC - BOT'],
      ['Germany: Army Munich HOLD.  (*dislodged*)', 'A MUN H'],
    ],
    retreats: [
      ['France: Army Paris -> Gascony.', 'A PAR R GAS'],
      ['France: Army Paris DISBAND.', 'A PAR D'],
    ],
    adjustments: [
      ['France: Builds an army in Paris.', 'A PAR B'],
      ['Russia: Builds a fleet in St Petersburg (north coast).', 'F STP/NC B'],
      ['France: Removes the army in Paris.', 'A PAR D'],
      ['France: Build waived.', 'WAIVE'],
    ],
  },
}

describe.each(Object.entries(SITES))('orders as %s prints them', (_, phases) => {
  it.each(
    (Object.keys(phases) as PhaseKind[]).flatMap((phase) =>
      phases[phase]!.map(([line, order]) => ({ phase, line, order })),
    ),
  )('$line', ({ phase, line, order }) => {
    const naming = { names: NAMES, language: 'en' } as const
    const reading = readOrder(line, { ...naming, phase, board, units })
    const read =
      reading.kind === 'understood' ? writeOrder(reading.order, { ...naming, style: 'codes' }) : reading
    expect(read).toBe(order)
    expect(line).toContain(reading.text)
  })
})
