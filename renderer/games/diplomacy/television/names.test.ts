import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nameOf } from '../../../../shared/games/diplomacy/notation/names/names.ts'
import { LANGUAGES, type Language } from '../../../../shared/kernel/language.ts'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import { EVERY_GAME } from '../../../../test/variants/every.ts'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import { variantOf } from '../../../../shared/games/diplomacy/variants/index.ts'
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import { newGame } from '../../../../test/contract/played.ts'
import { apart } from '../../../board/round.ts'
import { polygonAt } from '../../../board/area.ts'
import { siteOf } from '../map/pieces.ts'
import { lookAt, wholeLook } from './camera.ts'
import { counterBoxes, countersOf, counterScale, STAR_SHARE, starsOf } from './drawing.ts'
import { lettersOf, occupiedBy } from './letters.ts'
import { boxOf, byInterest } from './names.ts'
import { wordingsOf } from './wordings.ts'
import { distance } from '../../../../shared/map/layout/plane.ts'
import { quietPicture } from './quiet.ts'
import type { Box } from './apart.ts'
import { SYMBOL_SIZE } from '../../../../shared/map/symbols.ts'

/** All lengths follow the screen's height, so that a smaller one shows the same. */
const WHOLE = { width: 1920, height: 1080, places: [] as readonly string[] }

/** Escalation is played on the same drawings. */
const GAMES = EVERY_GAME.filter(([name]) => !name.includes('escalation'))
const BOARDS = GAMES.map(([name, options]) => {
  const state = newGame(options)
  const view = diplomacy.view(state, { kind: 'screen' })
  const { look } = variantOf(view.variant)
  const file = `resources/maps/${look.map}.json`
  const map = decodeMap(JSON.parse(readFileSync(file, 'utf8')) as PackedMap)
  return { name, view, look, map }
})
type Board = (typeof BOARDS)[number]

/** Units where they begin, and units of the first power in every third province. */
const POSITIONS: Readonly<Record<string, (board: Board) => DiplomacyView>> = {
  'at the beginning': ({ view }) => view,
  'in a crowd': ({ view, map }) => ({
    ...view,
    units: [...map.provinces.values()]
      .filter((_, i) => i % 3 === 0)
      .map(({ id, kind }) => ({
        power: view.powers[0]!.power,
        type: kind === 'sea' ? 'F' : 'A',
        at: id,
      })) as never,
  }),
}

interface Screen {
  readonly width: number
  readonly height: number
  readonly places: readonly string[]
}

function shownOn(
  { map, look }: Board,
  view: DiplomacyView,
  language: Language,
  { width, height, places }: Screen,
) {
  const px = height / 1080
  const screen = { width, height, top: 0, bottom: (places.length > 0 ? 300 : 140) * px }
  const whole = wholeLook(map, screen)
  const at =
    places.length > 0
      ? lookAt(
          places.map((place) => siteOf(map, place)!),
          map,
          screen,
        )
      : whole
  const scale = counterScale(at.k, whole.k, height)
  const counters = countersOf(map, quietPicture(view).posted, scale)
  const naming = { names: look.names, language }
  const names = {
    language,
    name: (place: string) => nameOf(naming, place as never, 'full'),
    code: (place: string) => nameOf(naming, place as never, 'code'),
  }
  const covers = [
    [0, 0, 470 * px, 175 * px],
    [width - 300 * px, 0, 300 * px, 175 * px],
  ] as const
  const written = lettersOf({
    map,
    picture: { orders: [] },
    counters,
    scale,
    places,
    names,
    look: at,
    screen,
    covers,
  })
  return { at, scale, counters, written, names, screen }
}

const over = (a: Box, b: Box) =>
  Math.abs(a.at[0] - b.at[0]) < (a.width + b.width) / 2 - 0.01 &&
  Math.abs(a.at[1] - b.at[1]) < (a.height + b.height) / 2 - 0.01

/** What is wrong with the names on a screen. */
function faultsOf(board: Board, view: DiplomacyView, language: Language, of: Screen): readonly string[] {
  const { at, scale, counters, written, screen } = shownOn(board, view, language, of)
  const { map } = board
  const boxes = written.map((one) => ({
    place: one.place,
    ...boxOf({ lines: one.lines, size: 1 }, one.font, one.at),
  }))
  const occupied = occupiedBy(counters)
  const size = SYMBOL_SIZE.star[0] * scale * STAR_SHARE
  const standing = counterBoxes(counters, scale)
  const stars = starsOf(map, occupied, scale)
  const own = (place: string) => [
    ...counters.flatMap(({ unit, at }) => (unit.at.slice(0, 3) === place ? [at] : [])),
    ...stars.flatMap(({ id, at }) => (id === place ? [at] : [])),
  ]
  const away = ({ place, at: [x, y], width, height }: (typeof boxes)[number]) => {
    const turns = map.round === undefined ? [0] : [0, map.round, -map.round]
    if (turns.some((turn) => polygonAt(map, [x + turn, y]) === place)) return false
    const [w, h] = SYMBOL_SIZE.unit
    return !own(place).some(
      (point) =>
        apart(point[0], x, map.round) <= width / 4 + (w * scale) / 2 &&
        Math.abs(point[1] - y) <= (height + h * scale) / 2 + 12 * scale,
    )
  }
  const [left, right] = [(0 - at.x) / at.k, (screen.width - at.x) / at.k]
  return [
    ...boxes.filter(away).map(({ place }) => `${place} on another's ground`),
    ...boxes.flatMap((a, i) =>
      boxes.slice(i + 1).flatMap((b) => (over(a, b) ? [`${a.place} on ${b.place}`] : [])),
    ),
    ...boxes.flatMap((a) =>
      standing.flatMap((b, i) => (over(a, b) ? [`${a.place} on ${counters[i]!.key}`] : [])),
    ),
    ...boxes.flatMap((a) =>
      stars.flatMap(({ id, at }) =>
        over(a, { at, width: size, height: size }) ? [`${a.place} on the star of ${id}`] : [],
      ),
    ),
    ...(map.round
      ? []
      : boxes
          .filter(
            ({ at: [x, y], width, height }) =>
              x - width / 2 < Math.max(0, left) ||
              x + width / 2 > Math.min(map.width, right) ||
              y - height / 2 < 0 ||
              y + height / 2 > map.height,
          )
          .map(({ place }) => `${place} outside the frame`)),
  ]
}

describe.each(BOARDS)('names on the television, $name', (board) => {
  it.each(Object.keys(POSITIONS))('lie on their own ground, and on nothing else, %s', (position) => {
    const view = POSITIONS[position]!(board)
    for (const language of LANGUAGES) {
      expect(faultsOf(board, view, language, WHOLE), language).toEqual([])
    }
  })

  it('are written for nearly every province', () => {
    for (const language of LANGUAGES) {
      const { written } = shownOn(board, board.view, language, WHOLE)
      // A world has 346 of them on one screen.
      const share = board.map.provinces.size > 200 ? 0.5 : 0.95
      expect(written.length / board.map.provinces.size, language).toBeGreaterThan(share)
    }
  })

  it('lie on their own ground in a scene', () => {
    const { view, map } = board
    const all = [...map.provinces.keys()]
    let wanted = 0
    let found = 0
    for (let i = 0; i < all.length; i += 5) {
      const near = all
        .map((place) => ({
          place,
          away: distance(map.provinces.get(place)!.sites.unit, map.provinces.get(all[i]!)!.sites.unit),
        }))
        .toSorted((a, b) => a.away - b.away)
        .slice(0, 3)
        .map(({ place }) => place)
      const scene = { ...WHOLE, places: near }
      expect(faultsOf(board, view, 'ru', scene), near.join()).toEqual([])
      wanted += near.length
      found += shownOn(board, view, 'ru', scene).written.length
    }
    expect(found / wanted).toBeGreaterThan(0.9)
  })
})

describe('names', () => {
  const [standard] = BOARDS
  const { map } = standard!

  it('are looked for first where a unit stands, then where a centre is', () => {
    const order = byInterest(map, new Map([['TYR', true]]))
    expect(order[0]).toBe('TYR')
    expect(order.indexOf('VEN')).toBeLessThan(order.indexOf('TUS'))
    expect(new Set(order)).toEqual(new Set(map.provinces.keys()))
  })

  it('are written smaller or on two lines before they are abbreviated', () => {
    expect(wordingsOf('North Sea', 'NTH').map(({ lines }) => lines.join('|'))).toEqual([
      'North Sea',
      'North|Sea',
      'North Sea',
      'North|Sea',
      'NTH',
    ])
    expect(wordingsOf('Санкт-Петербург', 'СПб')[1]?.lines).toEqual(['Санкт-', 'Петербург'])
  })
})
