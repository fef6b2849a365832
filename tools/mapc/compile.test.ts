// The compiler refuses facts that do not make the board of the rules, and says where; and it always makes the same map.
// `npm run map -- --check` compares the maps of all boards with the shipped ones, and `npm run campaign:units` looks at
// what the compiler refuses: both take minutes.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compileMap } from './compile.ts'
import type { VariantFacts } from './variant.ts'
import { facts as ancientMediterranean } from './variants/ancient-mediterranean/index.ts'
import { facts as standard } from './variants/standard/index.ts'

const SLOW_MS = 180_000

test(
  'the shipped file is what the facts compile to, byte for byte',
  () => {
    const { map, errors } = compileMap(standard)
    expect(errors).toEqual([])
    const shipped = readFileSync(new URL('../../resources/maps/standard.json', import.meta.url), 'utf8')
    expect(`${JSON.stringify(map)}\n` === shipped, 'run npm run map and commit what it writes').toBe(true)
  },
  SLOW_MS,
)

const errorsOf = (change: Partial<VariantFacts>) => compileMap({ ...standard, ...change }).errors.join('\n')
const named = (pair: string) => (line: { parts: readonly [string, string] }) => line.parts.join('-') === pair

describe('refuses', { timeout: SLOW_MS, tags: 'campaign' }, () => {
  test('a missing border and an open strait, naming those that run together', () => {
    const landLines = standard.landLines.filter((line) => !named('TRI-SER')(line))
    const { oresund: _, ...straits } = standard.straits
    const errors = errorsOf({ landLines, straits })
    expect(errors).toMatch(/TRI and SER share one face|SER and TRI share one face/)
    expect(errors).toMatch(/BAL and SKA share one face|SKA and BAL share one face/)
  })

  // Faults in three corners of the board, found by the same late checks: one map shows all of them.
  test('a sea line from the wrong shore, a line named after others, and a fleet on the wrong coast', () => {
    const [first] = standard.seaLines.filter(named('NAO-NWG'))
    const moved = { ...first!, through: [[-3.6, 58.3] as const, ...first!.through.slice(1)] }
    const seaLines = standard.seaLines.map((line) => (line === first ? moved : line))
    const landLines = standard.landLines.map((line) =>
      named('VIE-GAL')(line) ? { ...line, parts: ['VIE', 'BUD'] as const } : line,
    )
    const coasts = { ...standard.coasts, 'BUL/SC': standard.coasts['BUL/EC']! }
    const errors = errorsOf({ seaLines, landLines, coasts })
    expect(errors).toContain('EDI-NAO touch, but are not adjacent')
    expect(errors).toContain('CLY-NWG are adjacent, but do not touch')
    expect(errors).toContain('the line VIE-BUD parts GAL-VIE')
    expect(errors).toContain('BUL/SC faces BLA, not AEG')
  })

  test('four in one point that no exception states, and an exception that is not true', () => {
    const stated = ancientMediterranean.joins!.filter(({ over }) => over !== null)
    const joins = [...stated, { over: 'messina', pairs: ['ADR-TYN'] }]
    const { errors } = compileMap({ ...ancientMediterranean, joins })
    expect(errors.join('\n')).toMatch(/(AUS|GOT|LIB|MES), .* meet in one point/)
    expect(errors).toContain('AUS-LIB are adjacent, but do not touch')
    expect(errors).toContain('ADR-TYN do not meet at messina')
  })

  test('a point of a province that lies in the water', () => {
    const provinces = { ...standard.provinces, SER: [[15, 43] as const] }
    expect(errorsOf({ provinces })).toContain('the point of SER at 15 43 falls on water')
  })

  test('a projection that folds', () => {
    const lenses = [...standard.projection.lenses, { at: [14, 48] as const, sigmaDegrees: 3, gain: -2 }]
    expect(errorsOf({ projection: { ...standard.projection, lenses } })).toContain('the projection folds')
  })
})
