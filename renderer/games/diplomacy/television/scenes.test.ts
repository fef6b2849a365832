import { describe, expect, it } from 'vitest'
import type { ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { SAMPLE_GAME } from '../../../../shared/games/diplomacy/lessons/sample-game.ts'
import { replay } from '../../../../shared/games/diplomacy/lessons/replay.ts'
import { randomOrders } from '../../../../shared/games/diplomacy/bots/random-orders.ts'
import { randomFrom } from '../../../../shared/kernel/random.ts'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import { seatOf, type DiplomacyState } from '../../../../shared/games/diplomacy/game/state.ts'
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import { newGame, named, position, POWERS, turn, unit } from '../../../../test/contract/played.ts'
import { LONGEST_READING_MS } from '../reading/pace.ts'
import { type Beat, partsOf } from './beats.ts'
import { picturesOf } from './picture.ts'
import { powersOf, type Scene } from './scene.ts'
import { scenesOf, warOf, type Stage } from './scenes.ts'
import { sentenceOf } from './sentence.ts'

/** Farther from the middle, the later in the alphabet: any order will do that is told. */
const stage: Stage = {
  powers: POWERS,
  edge: (place) => place.charCodeAt(0),
  isCentre: () => true,
  yearBegan: null,
}

const played = (units: readonly string[], sheets: Readonly<Record<string, string>>): PhaseRecord =>
  turn(position(newGame(), units), sheets).records[0] as PhaseRecord

const sentencesOf = (record: PhaseRecord) =>
  scenesOf([record], stage)
    .map(({ content: fact }) => sentenceOf(fact, 'en'))
    .slice(1, -1)

describe('one scene', () => {
  it.each<[string, string[], Record<string, string>, string[]]>([
    [
      'a unit driven out, with the supports that did it',
      ['ITALY A TYR', 'ITALY A VEN', 'AUSTRIA A VIE', 'AUSTRIA A BUD'],
      { ITALY: 'A TYR - VIE; A VEN H', AUSTRIA: 'A VIE H; A BUD H' },
      ['Austria keeps Vienna against Italy.'],
    ],
    [
      'supports on both sides',
      ['ITALY A TYR', 'ITALY A BOH', 'AUSTRIA A VIE', 'AUSTRIA A BUD'],
      { ITALY: 'A TYR - VIE; A BOH S A TYR - VIE', AUSTRIA: 'A VIE H; A BUD S A VIE' },
      ['2 against 2: Austria keeps Vienna against Italy.'],
    ],
    [
      'who falls',
      ['ITALY A TYR', 'ITALY A BOH', 'AUSTRIA A VIE'],
      { ITALY: 'A TYR - VIE; A BOH S A TYR - VIE', AUSTRIA: 'A VIE H' },
      ['2 against 1: Vienna falls to Italy, Austria is driven out.'],
    ],
    [
      'a support that is cut, with the fight it bears on',
      ['ITALY A TYR', 'ITALY A BOH', 'AUSTRIA A VIE', 'GERMANY A MUN'],
      { ITALY: 'A TYR - VIE; A BOH S A TYR - VIE', AUSTRIA: 'A VIE H', GERMANY: 'A MUN - BOH' },
      ['Austria keeps Vienna against Italy. Bohemia: support cut.'],
    ],
    [
      'a stand-off',
      ['AUSTRIA A BUD', 'RUSSIA A WAR'],
      { AUSTRIA: 'A BUD - GAL', RUSSIA: 'A WAR - GAL' },
      ['Stand-off in Galicia: Austria and Russia. Nobody gets in.'],
    ],
    [
      'who is first among several',
      ['AUSTRIA A BUD', 'AUSTRIA A VIE', 'RUSSIA A WAR'],
      { AUSTRIA: 'A BUD - GAL; A VIE S A BUD - GAL', RUSSIA: 'A WAR - GAL' },
      ['2 against 1: Galicia goes to Austria, not to Russia.'],
    ],
    [
      'two that want to change places',
      ['AUSTRIA A BUD', 'RUSSIA A GAL'],
      { AUSTRIA: 'A BUD - GAL', RUSSIA: 'A GAL - BUD' },
      ['Galicia and Budapest: Austria and Russia meet head-on.'],
    ],
    [
      'a convoy, and who carried it',
      ['ENGLAND F NTH', 'FRANCE A BEL'],
      { ENGLAND: 'F NTH C A BEL - NWY', FRANCE: 'A BEL - NWY' },
      ['France lands in Norway, carried by England.'],
    ],
    [
      'a convoy whose fleet is driven out',
      ['ENGLAND F NTH', 'ENGLAND A YOR', 'GERMANY F HEL', 'GERMANY F DEN'],
      { ENGLAND: 'F NTH C A YOR - NWY; A YOR - NWY', GERMANY: 'F HEL - NTH; F DEN S F HEL - NTH' },
      [
        '2 against 1: North Sea falls to Germany, England is driven out.',
        'The convoy is broken: no landing in Norway for England.',
      ],
    ],
    [
      'help for a friend',
      ['ITALY A TYR', 'AUSTRIA A VIE'],
      { ITALY: 'A TYR S A VIE - BOH', AUSTRIA: 'A VIE - BOH' },
      ['Italy helps Austria into Bohemia.'],
    ],
    [
      'help that nobody wanted',
      ['ITALY A TYR', 'AUSTRIA A VIE'],
      { ITALY: 'A TYR S A VIE - BOH', AUSTRIA: 'A VIE H' },
      ['Nobody moves: Austria.', 'Italy offers help: Bohemia. Austria does something else.'],
    ],
    [
      'an own unit in the way',
      ['AUSTRIA A VIE', 'AUSTRIA A BUD'],
      { AUSTRIA: 'A VIE - BUD; A BUD H' },
      ['Austria does not drive its own unit out of Budapest.'],
    ],
    [
      'whoever could not leave',
      ['AUSTRIA A BUD', 'RUSSIA A GAL', 'RUSSIA A SEV', 'TURKEY A BUL'],
      { AUSTRIA: 'A BUD H', RUSSIA: 'A GAL - BUD; A SEV H', TURKEY: 'A BUL H' },
      ['Nobody moves: Turkey.', 'Austria keeps Budapest against Russia.'],
    ],
  ])('tells %s', (_, units, sheets, sentences) => {
    expect(sentencesOf(played(units, sheets))).toEqual(sentences)
  })

  it('names all powers without orders in one sentence, and void orders in another', () => {
    const record = played(['AUSTRIA A BUD', 'ITALY A ROM', 'ITALY A VEN', 'TURKEY A CON'], {
      TURKEY: 'A CON - PAR',
    })
    expect(sentencesOf(record)).toEqual([
      'No orders: Austria and Italy. Their units stay.',
      'Orders that do not count: Turkey 1.',
    ])
  })
})

describe('the order of scenes', () => {
  const records = replay(newGame(), SAMPLE_GAME)

  it('goes from free moves to the greatest upheaval', () => {
    const record = records.find(
      ({ turn: { year, season, phase } }) => `${season} ${year} ${phase}` === 'fall 1902 movement',
    )!
    expect(sentencesOf(record).slice(4)).toEqual([
      'Italy attacks Marseilles and cuts the support from there.',
      '2 against 2: Germany keeps Belgium against France.',
      '2 against 1: St Petersburg falls to England, Russia is driven out.',
      '3 against 1: Burgundy falls to Germany, France is driven out.',
      '3 against 1: Rumania falls to Turkey, Russia loses a unit. Sevastopol: support cut.',
    ])
    expect(sentencesOf(record).slice(0, 4).toSorted()).toEqual([
      'Austria moves to Budapest.',
      'England moves to North Sea.',
      'Italy moves to North Africa and Gulf of Lyon.',
      'Turkey moves to Bulgaria.',
    ])
    const kinds = scenesOf([record], stage).map(({ content: { kind } }) => kind)
    expect(kinds.lastIndexOf('sweep')).toBeLessThan(kinds.indexOf('fight'))
  })

  it('tells retreats, the count and builds power by power', () => {
    const [retreats, winter] = records.slice(-2) as [PhaseRecord, PhaseRecord]
    expect(sentencesOf(retreats)).toEqual([
      'France retreats to Gascony.',
      'Russia retreats to Moscow.',
      'The count: Russia −2, Austria +1, England +1, France +1, Germany +1, Turkey +1.',
    ])
    expect(sentencesOf(winter)[0]).toBe('Russia disbands an army in Galicia.')
    expect(sentencesOf(winter)).toContain('England builds a fleet in London.')
  })

  it('ends the year with its picture, and every reading with the board', () => {
    const last = records.at(-1) as PhaseRecord
    const kinds = scenesOf([last], { ...stage, yearBegan: last.owners }).map(({ content: { kind } }) => kind)
    expect(kinds.at(0)).toBe('bell')
    expect(kinds.slice(-2)).toEqual(['year', 'board'])
  })

  it('says so where nothing was ordered', () => {
    const {
      records: [record],
    } = turn(position(newGame(), []), {})
    expect(sentencesOf(record as PhaseRecord)).toEqual(['Nothing was ordered'])
  })
})

/** Games of random orders: every kind of scene comes up in them. */
function randomGame(seed: string, phases: number): readonly PhaseRecord[] {
  let state: DiplomacyState = newGame()
  const random = randomFrom(seed, 'television')
  for (let i = 0; i < phases; i++) {
    const written = POWERS.reduce((now, power) => {
      const orders = randomOrders({ ...now.options, ...now, idle: [], closed: [] }, power, random)
      const step = diplomacy.apply(now, seatOf(power), { kind: 'sheet', orders })
      return step.ok ? step.value.state : now
    }, state)
    state = diplomacy.close(written, []).state
  }
  return state.records
}

describe('whatever was ordered', () => {
  const games = ['a', 'b', 'c'].flatMap((seed) => randomGame(seed, 12))

  it('no reading lasts longer than two minutes', () => {
    for (const record of games) {
      const scenes = scenesOf([record], stage)
      const parts = partsOf(
        scenes,
        scenes.map(({ content: fact }) => sentenceOf(fact, 'en')),
      ).flat()
      expect(parts.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(LONGEST_READING_MS)
    }
  })

  const standing = (scenes: readonly Scene[]) =>
    picturesOf(scenes)(scenes.length - 1, 'rest')
      .posted.filter(({ posture }) => posture === 'standing')
      .map(({ unit }) => named(unit))
      .toSorted()

  it('the counters end where the units are, and no two of them ever stand in one province', () => {
    for (const record of games) {
      const scenes = scenesOf([record], stage)
      expect(standing(scenes)).toEqual(record.unitsAfter.map(named).toSorted())
      const pictures = picturesOf(scenes)
      scenes.forEach((_, index) => {
        const places = pictures(index, 'rest')
          .posted.filter(({ posture }) => posture === 'standing')
          .map(({ unit }) => unit.at.slice(0, 3))
        expect(new Set(places).size).toBe(places.length)
      })
    }
  })

  it('each unit keeps its key, and no two share one', () => {
    const pictures = picturesOf(warOf(games.slice(0, 12)))
    for (let index = 0; index < 12; index++) {
      const { posted } = pictures(index, 'outcome')
      expect(new Set(posted.map(({ key }) => key)).size).toBe(posted.length)
    }
    expect(standing(warOf(games.slice(0, 12)))).toEqual(games[11]!.unitsAfter.map(named).toSorted())
  })
})

it('armies from overseas stand in their ports once they are told of', () => {
  const record = played(['FRANCE A PAR'], { FRANCE: 'A PAR H' })
  const scenes = scenesOf([{ ...record, landed: [unit('ENGLAND A BRE'), unit('ENGLAND A LON')] }], stage)
  const told = scenes.findIndex(({ content }) => content.kind === 'reinforced')
  const shown = (beat: Beat) => picturesOf(scenes)(told, beat).posted.map(({ unit }) => named(unit))
  expect(shown('attack')).toEqual(['FRANCE A PAR'])
  expect(shown('outcome')).toEqual(['FRANCE A PAR', 'ENGLAND A BRE', 'ENGLAND A LON'])
})

it('a scene shows the sign of the attacker first, then of the attacked', () => {
  const record = played(['AUSTRIA A VIE', 'ITALY A TYR', 'ITALY A BOH'], {
    ITALY: 'A TYR - VIE; A BOH S A TYR - VIE',
    AUSTRIA: 'A VIE H',
  })
  const fight = scenesOf([record], stage).find(({ content: { kind } }) => kind === 'fight')!
  expect(powersOf(fight)).toEqual(['ITALY', 'AUSTRIA'])
  expect(new Set(fight.places)).toEqual(new Set(['VIE', 'TYR', 'BOH'] as unknown as ProvinceId[]))
})
