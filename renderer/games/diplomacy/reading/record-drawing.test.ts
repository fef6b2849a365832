import { expect, test } from 'vitest'
import packed from '../../../../resources/maps/standard.json'
import type { OrderResult } from '../../../../shared/games/diplomacy/rules/outcome.ts'
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import { pictureOfPhase } from '../print/pictured.ts'

const map = decodeMap(packed as unknown as PackedMap)

/** A winter's record: `PAR A FRANCE build builds`. */
function winter(...lines: readonly string[]): PhaseRecord {
  const results = lines.map((line) => {
    const [at, type, power, kind, fate] = line.split(' ')
    const unit = { at, type, power }
    const order = kind === 'nothing' ? null : { kind, unit: { at, type } }
    return { unit, order, outcome: { kind: fate, why: 'too-few-orders' } } as unknown as OrderResult
  })
  const units = results.filter(({ order }) => order?.kind !== 'build').map(({ unit }) => unit)
  return {
    index: 0,
    turn: { year: 1901, season: 'winter', phase: 'adjustments' },
    units,
    owners: {},
    results,
    strays: [],
    dislodged: [],
    standoffs: [],
    unitsAfter: [],
    ownersAfter: {},
  }
}

test('a build is drawn once as a shade in its place, and neither shade nor cross is drawn on a unit that stands there', () => {
  const { pieces, arrows } = pictureOfPhase(
    map,
    winter(
      'PAR A FRANCE build builds',
      'BRE F FRANCE build illegal',
      'MAR A FRANCE nothing holds',
      'MAR F FRANCE build illegal',
    ),
  )
  expect(pieces.map(({ location, standing }) => `${location} ${standing}`)).toEqual([
    'MAR standing',
    'PAR planned',
    'BRE planned',
  ])
  expect(arrows.map(({ kind, cross }) => `${kind} ${cross !== null}`)).toEqual(['build false', 'build true'])
})

test('units that are removed without an order are crossed out as well', () => {
  const { arrows } = pictureOfPhase(
    map,
    winter('ENG F ENGLAND remove removed', 'NWG F ENGLAND nothing removed', 'LON F ENGLAND nothing holds'),
  )
  expect(arrows.map(({ kind }) => kind)).toEqual(['remove', 'remove'])
})
