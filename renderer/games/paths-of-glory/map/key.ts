// The key of the map: for each of its signs a place that bears it as the map draws it, and no other sign.
import { type Space, SPACES } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import { PLACE_ROOM, type PlaceMap } from '../../../../shared/map/places/place-map.ts'
import { signsOf } from './plates.ts'
import type { PlaceNow, PlacesNow } from './position.ts'
import { type Sign, SIGNS } from './signs.ts'

const SIDES = ['ap', 'cp', 'nobody'] as const
const FORTS = ['besieged', 'ruin'] as const
const TRENCHES = ['trench-1', 'trench-2'] as const
/** What the key explains, in its order. */
export const KEY = [
  ...SIDES,
  ...(['victory', 'supply', 'capital', 'fort'] as const),
  ...FORTS,
  ...(['port', 'forest', 'swamp', 'mountain', 'desert'] as const),
  ...TRENCHES,
] as const
export type KeySign = (typeof KEY)[number]

/** The size of a picture of the key, in px of the map. */
export const KEY_BOX = { width: 64, height: 44 } as const

/** A picture of the key: a map of one place, what is there, and the place. */
export interface KeyPicture {
  readonly map: PlaceMap
  readonly position: PlacesNow
  readonly space: Space
}

/** Whether places bear it for good; trenches are dug. */
const isPrinted = (sign: KeySign): sign is KeySign & Sign =>
  (SIGNS as readonly string[]).includes(sign) && !(TRENCHES as readonly string[]).includes(sign)

const isCapital = ({ capital, country }: Space): boolean => capital !== null && capital === country

/** Whether a place bears these signs and no others. */
function bears(space: Space, signs: readonly Sign[]): boolean {
  const own = signsOf(space, undefined, 'historical')
  return own.length === signs.length && signs.every((sign) => own.includes(sign)) && !isCapital(space)
}

function spaceFor(sign: KeySign): Space | undefined {
  // No capital is without any sign.
  if (sign === 'capital')
    return SPACES.find((space) => isCapital(space) && signsOf(space, undefined, 'historical').length === 1)
  const signs: readonly Sign[] =
    sign === 'besieged' || sign === 'ruin' ? ['fort'] : isPrinted(sign) ? [sign] : []
  return SPACES.find((space) => space.country !== null && bears(space, signs))
}

/** The picture of a sign; null where no place bears it alone. */
export function keyPicture(sign: KeySign): KeyPicture | null {
  const space = spaceFor(sign)
  if (!space) return null
  const now: PlaceNow = {
    holder: sign === 'cp' || sign === 'nobody' ? sign : 'ap',
    counters: [],
    trench: sign === 'trench-1' ? 1 : sign === 'trench-2' ? 2 : 0,
    fort: sign === 'ruin' ? 0 : space.fort,
    fortDestroyed: sign === 'ruin',
    besieged: sign === 'besieged',
    activation: null,
  }
  const { width, height } = KEY_BOX
  return {
    map: {
      board: 'key',
      credits: '',
      width,
      height,
      regions: [],
      labels: [],
      texture: { mountain: [], forest: [], swamp: [], desert: [] },
      places: new Map([
        [space.id, { id: space.id, at: [width / 2, height / 2 - 2], half: PLACE_ROOM.leastHalf }],
      ]),
    },
    position: new Map([[space.id, now]]),
    space,
  }
}
