// Boards brought as files: which are read, which are refused and with which sentence, and that no file breaks the
// reader.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { definitionSchema } from '../../shared/games/diplomacy/brought/definition.ts'
import { FAULT_CODES, faultsOf } from '../../shared/games/diplomacy/brought/faults.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { boardFrom } from '../../tools/adjudicate/brought.ts'
import { adjudicated } from './run.ts'

const FILE = new URL('../../resources/boards/three-isles.json', import.meta.url)
const text = readFileSync(FILE, 'utf8')
type Raw = Record<string, unknown> & {
  powers: { id: string; name: unknown; homes: string[]; start: string[] }[]
  provinces: Record<string, unknown>[]
  armies: Record<string, string[]>
  fleets: Record<string, string[]>
}
const example = () => JSON.parse(text) as Raw

const province = (board: Raw, id: string) => board.provinces.find((one) => one['id'] === id)!

/** A change that breaks the example, and the sentence it must be refused with. */
const BROKEN: readonly (readonly [sentence: string, breaks: (board: Raw) => void])[] = [
  ['Cape (CAP) is listed twice.', (board) => board.provinces.push({ ...province(board, 'CAP'), name: 'Other' })],
  ['Several provinces have one name: HIL, CAP.', (board) => (province(board, 'CAP')['name'] = 'hills')],
  ['The power South (SOUTH) is listed twice.', (board) => board.powers.push({ id: 'SOUTH', name: 'Else', homes: [], start: ['F EAS'] })],
  ['Several powers have one name: NORTH, SOUTH.', (board) => (board.powers[1]!.name = 'NORTH')],
  ['A border leads to ZZZ, and there is no such place.', (board) => board.armies['HIL']!.push('ZZZ')],
  ['Hills (HIL) borders itself.', (board) => board.armies['HIL']!.push('HIL')],
  ['Moor (MOO) borders Hills (HIL), but not the other way round.', (board) => board.armies['MOO']!.push('HIL')],
  ['Armies cannot go to Eastern Sea (EAS): it is a sea or a coast.', (board) => board.armies['CAP']!.push('EAS')],
  ['Fleets cannot go to Moor (MOO): it is inland.', (board) => board.fleets['WES']!.push('MOO')],
  ['Bay (BAY) has separate coasts: a border for fleets must say which.', (board) => board.fleets['WES']!.push('BAY')],
  ['Atoll (ATO) has one separate coast; there are several or none.', (board) => (province(board, 'ATO')['coasts'] = ['NC'])],
  ['Hills (HIL) has separate coasts, but is not coastal.', (board) => (province(board, 'HIL')['coasts'] = ['NC', 'SC'])],
  ['No fleet comes to Bay (BAY/WC).', (board) => delete board.fleets['BAY/WC']],
  ['Moor (MOO) is said to convoy; only seas do, and coasts that say so.', (board) => (province(board, 'MOO')['convoying'] = true)],
  ['The home ZZZ of North (NORTH) is no province.', (board) => board.powers[0]!.homes.push('ZZZ')],
  ['Cape (CAP) is a home of North (NORTH), but has no centre.', (board) => board.powers[0]!.homes.push('CAP')],
  ['Fjord (FJO) is a home of several powers.', (board) => board.powers[1]!.homes.push('FJO')],
  ['South (SOUTH) has neither a home centre nor a unit.', (board) => ((board.powers[1]!.homes = []), (board.powers[1]!.start = []))],
  ['The unit A EAS cannot stand in Eastern Sea (EAS).', (board) => board.powers[0]!.start.push('A EAS')],
  ['Two units begin in Hills (HIL).', (board) => board.powers[1]!.start.push('A HIL')],
  ['Nobody gets to Lost (LOS).', (board) => board.provinces.push({ id: 'LOS', name: 'Lost', kind: 'inland' })],
  ['More centres win than there are on the board.', (board) => (board['victory'] = 9)],
] // oxfmt-ignore

describe('a board of one’s own', () => {
  it.each(BROKEN)('is refused with "%s"', (says, breaks) => {
    const board = example()
    breaks(board)
    const read = boardFrom(JSON.stringify(board))
    expect(read.ok ? [] : read.error).toContain(says)
  })

  it('has a case here for every fault there is', () => {
    const found = BROKEN.flatMap(([, breaks]) => {
      const board = example()
      breaks(board)
      return faultsOf(definitionSchema.parse(board)).map(({ code }) => code)
    })
    expect([...new Set(found)].sort()).toEqual([...FAULT_CODES].sort())
  })

  it('has the schema that is documented', () => {
    const documented: unknown = JSON.parse(
      readFileSync(new URL('../../docs/board.schema.json', import.meta.url), 'utf8'),
    )
    expect(documented).toEqual(z.toJSONSchema(definitionSchema, { io: 'input' }))
  })

  it('can be adjudicated, with its own islands that convoy, and its orders are read in every language it names', async () => {
    const read = boardFrom(text)
    if (!read.ok) throw new Error(read.error.join('\n'))
    const orders = { NORTH: ['A Cape - BAY', 'Fleet Atoll convoys A CAP - Bay'], SOUTH: ['F BAY/EC - EAS'] }
    const units = { NORTH: ['A CAP', 'F ATO', 'F WES'], SOUTH: ['F BAY/EC'] }
    const flags = { brought: read.value }
    const { answers } = await adjudicated([{ phase: 'S1M', units, orders }], flags)
    // The atoll alone makes no chain: it touches neither shore.
    expect(answers[0]).toMatchObject({ units: { NORTH: ['A CAP', 'F ATO', 'F WES'], SOUTH: ['F EAS'] } })
    const over = { ...orders, NORTH: ['A CAP - BAY', 'F EAS C A CAP - BAY', 'F ATO H'] }
    const at = { NORTH: ['A CAP', 'F ATO', 'F EAS'], SOUTH: ['F BAY/EC'] }
    const second = await adjudicated(
      [{ phase: 'S1M', units: at, orders: { ...over, SOUTH: ['F BAY/EC - WES'] } }],
      flags,
    )
    expect(second.answers[0]).toMatchObject({ results: { 'F ATO': { outcome: 'holds' } } })
  })

  it('never breaks the reader, however its file is changed', () => {
    const random = randomFrom('brought', 'boards')
    const scraps = [
      '"',
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '0',
      '-1',
      'null',
      '"__proto__"',
      '<script>',
      '\\u0000',
      'é',
      'BAY',
      '/',
      ' ',
    ]
    let refused = 0
    for (let file = 0; file < 200; file++) {
      let broken = text
      for (let times = 1 + random.below(6); times > 0; times--) {
        const at = random.below(broken.length)
        broken =
          broken.slice(0, at) + scraps[random.below(scraps.length)]! + broken.slice(at + random.below(40))
      }
      const read = boardFrom(broken)
      if (read.ok) continue
      refused++
      expect(read.error.length).toBeGreaterThan(0)
      expect(read.error.length).toBeLessThanOrEqual(50)
    }
    expect(refused).toBeGreaterThan(150)
  })
})
