import { GEOGRAPHY } from '../../../../../shared/games/paths-of-glory/facts/geography.ts'
import { PAIRS } from '../../../../../shared/games/paths-of-glory/facts/lines.ts'
import { spaceId, SPACES } from '../../../../../shared/games/paths-of-glory/facts/spaces.ts'
import { placeName } from '../../../../../shared/games/paths-of-glory/names/names.ts'
import { LANGUAGES } from '../../../../../shared/kernel/language.ts'
import type { PlaceBoardFacts, PlaceFact } from '../../facts.ts'
import { cessions, labels, nations } from './nations-1914.ts'

const places: readonly PlaceFact[] = SPACES.map(({ id, country, nearEast, terrain }) => {
  const real = GEOGRAPHY.get(id)
  if (!real) throw new Error(`nobody knows where ${id} is`)
  return {
    id,
    region: nearEast ? 'near-east' : 'europe',
    at: [real.longitude, real.latitude],
    nation: country,
    texture: terrain === 'clear' ? null : terrain,
    names: LANGUAGES.map((language) => placeName(language, id)),
  }
})

/** The board of 1914: Europe, and the Near East in a scale of its own. All facts; no artwork was traced. */
export const pathsOfGlory: PlaceBoardFacts = {
  id: 'paths-of-glory',
  frame: [3090, 1740],
  regions: [
    {
      id: 'europe',
      window: [0, 0, 3090, 1740],
      centre: [16, 48],
      pxPerRadian: 3400,
      stretch: 1.1,
      origin: [1042, 885],
    },
    {
      id: 'near-east',
      window: [1996, 812, 3076, 1726],
      centre: [40, 36],
      pxPerRadian: 2350,
      stretch: 1.08,
      origin: [2482, 1215],
    },
  ],
  places,
  lines: PAIRS.map(({ a, b }) => [spaceId(a), spaceId(b)]),
  // Boxes for lands beyond the rim, as the printed board has them, and the desert drawn nearer than it is.
  displaced: {
    caucasus: [38.6, 48.2],
    kharkov: [34.6, 50.2],
    moscow: [36, 55.6],
    petrograd: [30.3, 59.2],
    medina: [38.6, 27.3],
    arabia: [37.6, 29.6],
    libya: [27, 31.3],
    // Three towns in a row, so that the line past them keeps off the one in the middle.
    tarnopol: [24.9, 49.5],
    dubno: [26.3, 50.4],
    'kamenets-podolski': [27, 48.7],
  },
  nations,
  cessions,
  labels,
}
