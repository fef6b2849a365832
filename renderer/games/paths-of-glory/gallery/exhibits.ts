// Positions to look at: the start of the war, and a late one with stacks everywhere and every mark there is.
import { SIDE_NAMES } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { ENTRIES, type Placement, SETUP } from '../../../../shared/games/paths-of-glory/facts/setup.ts'
import { CLOSED, NEUTRAL, SPACES, spaceId } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import { ofKind, type Unit, unitAt } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import type { Ledger } from '../tracks/ledger.ts'
import type { Counter, Holder, PlaceNow, PlacesNow } from '../map/position.ts'

function counterOf(unit: Unit, reduced: boolean): Counter {
  const factors = reduced ? unit.reduced : unit.full
  return {
    id: unit.id,
    kind: unit.kind,
    nation: unit.nation,
    side: SIDE_NAMES[unit.side],
    army: unit.army,
    ...factors,
    reduced,
    cutOff: false,
    spent: false,
  }
}

const emptyPlaces = (): Map<string, PlaceNow> =>
  new Map(
    SPACES.map(({ id, start, fort }) => {
      const holder: Holder = start === NEUTRAL ? 'nobody' : start === CLOSED ? null : SIDE_NAMES[start]
      return [
        id,
        {
          holder,
          counters: [],
          trench: 0,
          fort,
          fortDestroyed: false,
          besieged: false,
          activation: null,
        },
      ]
    }),
  )

function place(
  position: Map<string, PlaceNow>,
  placements: readonly Placement[],
  used: Map<string, number>,
): void {
  for (const { space, units, trench } of placements) {
    if (space === null) continue
    const id = spaceId(space)
    const now = position.get(id)
    if (!now) continue
    const counters = units.flatMap(({ kind, reduced }) => {
      const count = used.get(kind) ?? 0
      used.set(kind, count + 1)
      const index = ofKind(kind)[count]
      return index === undefined ? [] : [counterOf(unitAt(index), reduced)]
    })
    position.set(id, {
      ...now,
      holder: counters[0]?.side ?? now.holder,
      trench: Math.min(2, trench) as 0 | 1 | 2,
      counters: [...now.counters, ...counters],
    })
  }
}

/** August 1914. */
export function start(): PlacesNow {
  const position = emptyPlaces()
  place(position, SETUP, new Map())
  return position
}

/** The most operations of a card, each for a place of the side whose round it is. */
const MOST_ACTIVATED = 5

/** Every nation in the war, three counters in most places of the fronts, and all marks. */
export function crowded(): PlacesNow {
  const position = emptyPlaces()
  const used = new Map<string, number>()
  place(position, SETUP, used)
  for (const { placements } of ENTRIES) place(position, placements, used)
  let turn = 0
  const more = [
    'ge-9',
    'ge-10',
    'ge-11',
    'ge-corps',
    'ah-corps',
    'ah-7',
    'fr-10',
    'fr-7',
    'fr-corps',
    'br-1',
    'br-2',
    'br-3',
  ]
  const others = [
    'br-corps',
    'br-aus',
    'br-cnd',
    'ru-9',
    'ru-10',
    'ru-11',
    'ru-corps',
    'it-corps',
    'us-1',
    'us-2',
    'us-corps',
    'tu-corps',
  ]
  for (const kind of [...more, ...others, ...more, ...others, ...more, ...others]) {
    const index = ofKind(kind)[used.get(kind) ?? 0]
    if (index === undefined) continue
    used.set(kind, (used.get(kind) ?? 0) + 1)
    const unit = unitAt(index)
    const side = SIDE_NAMES[unit.side]
    const open = [...position].filter(
      ([, now]) => now.counters.length > 0 && now.counters.length < 3 && now.counters[0]?.side === side,
    )
    const [id, now] = open[turn++ % Math.max(1, open.length)] ?? []
    if (id !== undefined && now)
      position.set(id, { ...now, counters: [...now.counters, counterOf(unit, turn % 3 === 0)] })
  }
  let i = 0
  let activated = 0
  for (const [id, now] of position) {
    if (now.counters.length === 0) continue
    i++
    const isActivated =
      now.counters[0]?.side === 'cp' && (i % 11 === 0 || i % 7 === 0) && activated < MOST_ACTIVATED
    if (isActivated) activated++
    position.set(id, {
      ...now,
      trench: i % 5 === 0 ? 2 : i % 3 === 0 ? 1 : now.trench,
      activation: isActivated ? (i % 11 === 0 ? 'attack' : 'move') : null,
      counters: now.counters.map((counter, k) => ({
        ...counter,
        cutOff: i % 13 === 0,
        spent: i % 7 === 0 && k === 0,
      })),
    })
  }
  const change = (id: string, to: Partial<PlaceNow>) => {
    const now = position.get(id)
    if (now) position.set(id, { ...now, ...to })
  }
  change('liege', { fort: 0, fortDestroyed: true, holder: 'cp' })
  change('verdun', { besieged: true })
  change('brussels', { holder: 'cp' })
  return position
}

export const EXHIBITS: Readonly<Record<string, () => PlacesNow>> = { start, crowded }

const all = (kinds: readonly string[]): Counter[] =>
  kinds.flatMap((kind, i) => {
    const index = ofKind(kind)[i % 3]
    return index === undefined ? [] : [counterOf(unitAt(index), i % 4 === 3)]
  })

export const BOXES = {
  reserve: all([
    'ge-corps',
    'ge-corps',
    'ge-corps',
    'ah-corps',
    'fr-corps',
    'br-corps',
    'ru-corps',
    'ru-corps',
    'be-corps',
  ]),
  eliminated: all(['ah-corps', 'sb-corps', 'ru-corps', 'ru-corps', 'fr-corps']),
}

export const LEDGERS: Readonly<Record<string, Ledger>> = {
  start: {
    turn: 2,
    lastTurn: 3,
    round: 3,
    actions: { cp: ['event', 'ops', 'sr'], ap: ['ops', 'rp'] },
    points: 12,
    bid: null,
    wins: { cp: 14, ap: 10 },
    status: { cp: 2, ap: 1 },
    levels: { cp: 'mobilization', ap: 'mobilization' },
    rising: false,
    halves: { ge: 4, ah: 1, fr: 3 },
    rolled: true,
    mandates: { cp: { box: 'ah', met: false }, ap: { box: 'fr', met: true } },
    us: 'neutral',
    russia: 'god-save-the-tsar',
  },
  crowded: {
    turn: 14,
    lastTurn: 20,
    round: 6,
    actions: {
      cp: ['ops', 'ops', 'event', 'one-operation', 'sr', 'ops'],
      ap: ['ops', 'rp', 'event', 'ops', 'ops'],
    },
    points: 9,
    bid: { wanted: 'cp', points: 2, accepted: true },
    wins: { cp: 13, ap: 9 },
    status: { cp: 13, ap: 9 },
    levels: { cp: 'total', ap: 'limited' },
    rising: true,
    halves: { ge: 8, ah: 5, bu: 2, tu: 2, a: 2, br: 6, fr: 5, it: 4, ru: 8 },
    rolled: true,
    mandates: { cp: { box: 'ah-it', met: false }, ap: { box: 'none', met: false } },
    us: 'zimmermann-allowed',
    russia: 'tsar-takes-command',
  },
}
