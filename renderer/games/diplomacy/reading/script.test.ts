import { describe, expect, test } from 'vitest'
import { keyed } from '../../../../shared/kernel/chance.ts'
import type { LocationId, PowerId, ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Unit } from '../../../../shared/games/diplomacy/board/unit.ts'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import { seatOf, type DiplomacyState } from '../../../../shared/games/diplomacy/game/state.ts'
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import { resultKey, sheetsOf } from './lines.ts'
import { recordArrows, recordPieces } from './record-drawing.ts'
import { rescueOf } from './rescue.ts'
import { framesOf } from './script.ts'
import { captionOf, spokenText } from './caption.ts'
import { area, changeOf, yearsOf } from './years.ts'
import standard from '../../../../resources/maps/standard.json'
import { decodeMap } from '../../../../shared/map/decode.ts'
import type { PackedMap } from '../../../../shared/map/packed.ts'
import { POWERS } from '../../../../test/contract/played.ts'

const map = decodeMap(standard as unknown as PackedMap)

/** The record of a movement phase: units as `FRANCE A PAR`, sheets by power with `;` between orders. */
function played(units: readonly string[], sheets: Readonly<Record<string, string>>): PhaseRecord {
  const fresh = diplomacy.setup({ seed: keyed('reading'), options: diplomacy.optionsSchema.parse({}) })
  const position: DiplomacyState = {
    ...fresh,
    units: units.map((text) => {
      const [power, type, at] = text.split(' ')
      return { power: power as PowerId, type: type as 'A' | 'F', at: at as LocationId }
    }),
  }
  const written = Object.entries(sheets).reduce((state, [power, text]) => {
    const intent = { kind: 'write' as const, text: text.replaceAll(';', '\n'), language: 'en' }
    const step = diplomacy.apply(state, seatOf(power as PowerId), intent)
    if (!step.ok) throw new Error(step.error.code)
    return step.value.state
  }, position)
  return diplomacy.close(written, []).state.records[0] as PhaseRecord
}

const cutSupport = played(['FRANCE A PAR', 'FRANCE A MAR', 'FRANCE A GAS', 'GERMANY A BUR', 'ITALY A PIE'], {
  FRANCE: 'A PAR - BUR; A MAR S A PAR - BUR; A GAS H',
  GERMANY: 'A BUR H',
  ITALY: 'A PIE - MAR',
})

describe('a unit that is dislodged and has nowhere to go', () => {
  const trapped = played(['ITALY A NAP', 'FRANCE A ROM', 'FRANCE A APU', 'FRANCE F TYS'], {
    FRANCE: 'A ROM - NAP; A APU S A ROM - NAP; F TYS H',
    ITALY: 'A NAP H',
  })
  const plain = (text: string) => text.replaceAll('\u{A0}', ' ').replaceAll('\u{2011}', '-')
  const frames = framesOf(trapped, POWERS)
  const telling = frames.find(({ said }) => said.kind === 'result' && said.result.disbanded)!

  test('is reported in the reading, by the voice and in the list', () => {
    const lost = 'A Naples has nowhere to retreat to, so it is disbanded.'
    expect(captionOf(telling, 'en').text).toContain('dislodged by')
    expect(plain(captionOf(telling, 'en').text)).toContain(lost)
    expect(spokenText(telling, 'en')).toContain('has nowhere to retreat to, so it is disbanded.')
    const line = sheetsOf(trapped, ['ITALY' as PowerId], 'en')[0]!.lines[0]!
    expect(plain(line.why!)).toBe(
      'A NAP is dislodged by A ROM - NAP. A NAP has nowhere to retreat to, so it is disbanded.',
    )
  })

  test('is crossed out on the board, and removed at the end of the reading', () => {
    expect(recordArrows(map, telling, 1).map(({ kind }) => kind)).toContain('remove')
    const after = frames.at(-1)!
    expect(recordPieces(map, after).map(({ power }) => power)).not.toContain('ITALY')
    expect(recordArrows(map, after, 1).map(({ kind }) => kind)).not.toContain('remove')
  })
})

describe('the reading', () => {
  const frames = framesOf(cutSupport, POWERS)
  const order = frames.flatMap(({ said }) =>
    said.kind === 'result' ? [resultKey(said.result, cutSupport.results)] : [],
  )

  test('begins with the sheets, power by power, and ends with the board as it is now', () => {
    expect(frames.flatMap(({ said }) => (said.kind === 'sheet' ? [said.power] : []))).toEqual([
      'FRANCE',
      'GERMANY',
      'ITALY',
    ])
    expect(frames[0]?.drawn.size).toBe(3)
    expect(frames[0]?.resolved.size).toBe(0)
    expect(frames.at(-1)?.said.kind).toBe('after')
  })

  test('tells causes before effects: a cut support before the move that failed without it', () => {
    expect(order.indexOf('FRANCE MAR support-move')).toBeLessThan(order.indexOf('FRANCE PAR move'))
  })

  test('a result is known from the frame that tells it on', () => {
    const at = frames.findIndex(
      ({ said }) =>
        said.kind === 'result' && resultKey(said.result, cutSupport.results) === 'FRANCE PAR move',
    )
    expect(frames[at - 1]?.resolved.has('FRANCE PAR move')).toBe(false)
    expect(frames[at]?.resolved.has('FRANCE PAR move')).toBe(true)
    expect(frames[at]?.lit.has('GERMANY BUR hold')).toBe(true)
  })

  test.each([
    [
      'units that keep each other out',
      ['FRANCE A PAR', 'GERMANY A MUN'],
      { FRANCE: 'A PAR - BUR', GERMANY: 'A MUN - BUR' },
      1,
    ],
    [
      'a column that waits behind a unit',
      ['FRANCE A MAR', 'FRANCE A GAS', 'GERMANY A BUR', 'GERMANY A MUN', 'GERMANY A BER'],
      { FRANCE: 'A MAR H; A GAS H', GERMANY: 'A BUR - GAS; A MUN - BUR; A BER - MUN' },
      1,
    ],
    [
      'an attack that did nothing but cut a support',
      ['FRANCE A MAR', 'FRANCE A SPA', 'FRANCE F GAS', 'ITALY A PIE'],
      { FRANCE: 'A MAR S A SPA; A SPA H; F GAS H', ITALY: 'A PIE - MAR' },
      1,
    ],
    [
      'two stand-offs',
      ['FRANCE A PAR', 'GERMANY A MUN', 'RUSSIA A WAR', 'AUSTRIA A VIE'],
      { FRANCE: 'A PAR - BUR', GERMANY: 'A MUN - BUR', RUSSIA: 'A WAR - GAL', AUSTRIA: 'A VIE - GAL' },
      2,
    ],
  ])('tells %s in one sentence each', (_, units, sheets, sentences) => {
    const record = played(units, sheets)
    const told = framesOf(record, POWERS)
    expect(told.filter(({ said }) => said.kind === 'result')).toHaveLength(sentences)
    const tellings = told.filter(({ said }) => said.kind === 'result' || said.kind === 'rest')
    expect(tellings.at(-1)?.resolved.size).toBe(record.results.length)
  })

  test('captions are whole sentences with their rule', () => {
    const cut = frames.find(
      ({ said }) => said.kind === 'result' && resultKey(said.result, cutSupport.results).includes('MAR'),
    )
    const caption = captionOf(cut!, 'en')
    expect(caption.text.replaceAll('\u{A0}', ' ')).toContain('A Marseilles S A Paris - Burgundy')
    expect(caption.rule).toBe(13)
  })

  test('an empty phase is read in one frame', () => {
    expect(framesOf({ ...cutSupport, results: [] }, POWERS).map(({ said }) => said.kind)).toEqual(['after'])
  })
})

describe('lines', () => {
  test('one line an order, with mark and reason', () => {
    const [france] = sheetsOf(cutSupport, POWERS, 'en')
    expect(france?.lines.map(({ order, fate }) => `${order} ${fate}`).toSorted()).toEqual([
      'A GAS H still',
      'A MAR S A PAR - BUR failed',
      'A PAR - BUR failed',
    ])
  })

  test('an order that was no unit’s, the second of two for one, is read with its sheet and told with its reason', () => {
    const twice = played(['FRANCE A PAR', 'FRANCE A MAR', 'GERMANY A MUN', 'GERMANY A BER'], {
      FRANCE: 'A PAR - BUR; A PAR - PIC; A MAR - GAS',
      GERMANY: 'A MUN H; A BER H',
    })
    const [sheet, ...later] = framesOf(twice, POWERS)
    expect(captionOf(sheet!, 'en').text.replaceAll('\u{A0}', ' ').replaceAll('\u{2011}', '-')).toBe(
      'A Paris - Burgundy · A Marseilles - Gascony · A Paris - Picardy',
    )
    expect([...sheet!.drawn]).toContain('FRANCE stray 0')
    expect(later.every(({ drawn }) => drawn.has('FRANCE stray 0'))).toBe(true)
    expect(sheetsOf(twice, POWERS, 'en')[0]?.lines.at(-1)).toMatchObject({
      order: 'A PAR - PIC',
      fate: 'failed',
      why: expect.stringContaining('two different orders') as string,
      result: null,
    })
  })

  test('text as typed is kept beside its meaning where it reads otherwise', () => {
    const typed = played(['FRANCE A PAR'], { FRANCE: 'army paris to burgundy' })
    expect(sheetsOf(typed, POWERS, 'en')[0]?.lines[0]).toMatchObject({
      order: 'A PAR - BUR',
      typed: 'army paris to burgundy',
    })
  })
})

describe('the voice', () => {
  const orders = { FRANCE: 'A PAR - BUR; A MAR S A PAR - BUR' }
  const sheet = framesOf(
    played(['FRANCE A PAR', 'FRANCE A MAR', 'GERMANY A MUN', 'ITALY A VEN'], orders),
    POWERS,
  )[0]!
  test.each([
    ['en', 'France. army Paris to Burgundy; army Marseilles supports army Paris to Burgundy'],
    [
      'ru',
      'Франция. армия Париж, движение Бургундия; армия Марсель поддерживает: армия Париж, движение Бургундия',
    ],
    ['bg', 'Франция. армия Париж към Бургундия; армия Марсилия подкрепя армия Париж към Бургундия'],
    [
      'cs',
      'Francie. armáda Paříž, přesun Burgundsko; armáda Marseille podporuje: armáda Paříž, přesun Burgundsko',
    ],
  ] as const)('says orders in words: %s', (language, words) => {
    expect(spokenText(sheet, language)).toBe(words)
  })

  test('gets plain hyphens and spaces, although the caption has others that keep its lines together', () => {
    const units = ['FRANCE F BRE', 'GERMANY A MUN', 'GERMANY A BER', 'ITALY A VEN']
    const [sea] = framesOf(played(units, { FRANCE: 'F BRE - MAO' }), POWERS)
    expect(captionOf(sea!, 'en').text).toMatch(/[\u{A0}\u{2011}]/u)
    expect(spokenText(sea!, 'en')).toBe('France. fleet Brest to Mid-Atlantic Ocean')
  })
})

describe('the drawing', () => {
  test('a counter keeps its identity while its unit moves', () => {
    const moved = played(['FRANCE A PAR'], { FRANCE: 'A PAR - BUR' })
    const frames = framesOf(moved, POWERS)
    const [before, after] = [frames[0]!, frames.at(-1)!].map((frame) => recordPieces(map, frame)[0])
    expect(after?.key).toBe(before?.key)
    expect(after?.location).toBe('BUR')
  })

  test('an arrow is whole until its failure is told', () => {
    const frames = framesOf(cutSupport, POWERS)
    const crossed = (at: number) =>
      recordArrows(map, frames.at(at)!, 1).find(({ id }) => id === 'FRANCE PAR move')?.cross ?? null
    expect(crossed(2)).toBeNull()
    expect(crossed(-1)).not.toBeNull()
  })
})

describe('the smallest change', () => {
  const resultOf = (record: PhaseRecord, key: string) =>
    record.results.find((one) => resultKey(one, record.results) === key)!

  test('a support that was missing', () => {
    expect(rescueOf(cutSupport, resultOf(cutSupport, 'FRANCE PAR move'), '2000', 'standard')).toMatchObject([
      { order: { kind: 'support-move', unit: { at: 'GAS' }, to: 'BUR' } },
    ])
  })

  test("another power's order where no own unit could help", () => {
    expect(
      rescueOf(cutSupport, resultOf(cutSupport, 'FRANCE MAR support-move'), '2000', 'standard'),
    ).toMatchObject([{ unit: { power: 'ITALY', at: 'PIE' }, order: { kind: 'hold' } }])
  })

  test('never into land that was closed', () => {
    const units = ['AUSTRIA A VIE', 'AUSTRIA A TYR', 'AUSTRIA A BOH', 'AUSTRIA A TRI', 'GERMANY A MUN']
    const queue = played(units, { AUSTRIA: 'A VIE - TYR; A TYR H; A BOH H; A TRI H', GERMANY: 'A MUN H' })
    const queued = resultOf(queue, 'AUSTRIA VIE move')
    expect(rescueOf(queue, queued, '2000', 'standard')).toMatchObject([{ order: { to: 'PIE' } }])
    const closed = ['PIE', 'VEN'] as unknown as ProvinceId[]
    expect(rescueOf({ ...queue, closed }, queued, '2000', 'standard')).toBeNull()
  })

  test('nothing to save, or nobody who could', () => {
    const alone = played(['FRANCE A PAR', 'GERMANY A BUR'], { FRANCE: 'A PAR - BUR' })
    expect(rescueOf(alone, resultOf(alone, 'FRANCE PAR move'), '2000', 'standard')).toBeNull()
    const free = played(['FRANCE A PAR'], { FRANCE: 'A PAR - BUR' })
    expect(rescueOf(free, resultOf(free, 'FRANCE PAR move'), '2000', 'standard')).toEqual([])
  })
})

describe('news of the table', () => {
  const caption = (record: PhaseRecord, kind: string): string | undefined => {
    const frame = framesOf(record, POWERS).find(({ said }) => said.kind === kind)
    return frame && captionOf(frame, 'en').text
  }
  const quiet = played(['FRANCE A PAR'], { FRANCE: 'A PAR - BUR' })

  test('what the coin gave is read before the board as it is now', () => {
    const [france, russia, italy] = ['FRANCE', 'RUSSIA', 'ITALY'] as unknown as [PowerId, PowerId, PowerId]
    const coin = { power: italy, side: [france, russia], ally: france, joins: 1915 }
    expect(caption({ ...quiet, coin }, 'coin')).toBe(
      'The coin has fallen. Italy joins: France, Russia. From the spring of\u{A0}1915 its orders come from: France.',
    )
    expect(framesOf({ ...quiet, coin }, POWERS).map(({ said }) => said.kind)).toEqual([
      'rest',
      'coin',
      'after',
    ])
    expect(caption(quiet, 'coin')).toBeUndefined()
  })

  test('tells which armies came from overseas after it, and who left the war', () => {
    const war = {
      ...quiet,
      collapsed: ['RUSSIA'] as unknown as PowerId[],
      landed: [{ power: 'ENGLAND', type: 'A', at: 'BRE' }] as unknown as Unit[],
    }
    expect(caption(war, 'collapsed')).toBe(
      'Left the war: Russia. Nobody orders these units any more; they only hold.',
    )
    expect(caption(war, 'landed')).toBe(
      'Armies have come from overseas: A\u{A0}Brest. Their orders come from: England.',
    )
    expect(caption(quiet, 'landed')).toBeUndefined()
  })

  test('tells who plays a small power once everybody is told', () => {
    const paired = [
      { minor: 'ITALY', major: 'FRANCE' },
      { minor: 'TURKEY', major: 'ENGLAND' },
    ] as unknown as NonNullable<PhaseRecord['paired']>
    expect(caption({ ...quiet, paired }, 'paired')).toBe('Played by: Italy: France, Turkey: England')
    expect(caption(quiet, 'paired')).toBeUndefined()
  })

  test('builds that nobody used are read with their power, however short the winter', () => {
    const unused = [{ power: 'FRANCE' as PowerId, count: 2 }]
    const winter: PhaseRecord = { ...quiet, results: [], unused }
    expect(caption(winter, 'sheet')).toBe('Builds not used: 2')
    expect(sheetsOf(winter, POWERS, 'en')).toMatchObject([
      { power: 'FRANCE', lines: [{ order: 'Builds not used: 2' }] },
    ])
  })
})

describe('years', () => {
  const summary = (
    index: number,
    year: number,
    centres: Record<string, number>,
    season: 'spring' | 'fall' = 'fall',
  ) => ({ index, turn: { year, season, phase: 'movement' as const }, centres: centres as never })
  const history = [
    summary(0, 1901, { FRANCE: 3 }),
    summary(1, 1901, { FRANCE: 5 }),
    summary(2, 1902, { FRANCE: 4 }),
    summary(3, 1903, { FRANCE: 4 }, 'spring'),
  ]

  test('a year counts when its last phase closed', () => {
    const years = yearsOf(history)
    expect(years.map(({ year, index }) => [year, index])).toEqual([
      [1901, 1],
      [1902, 2],
    ])
    expect(changeOf(years, 1, 'FRANCE' as PowerId)).toBe(-1)
    expect(changeOf(years, 0, 'FRANCE' as PowerId)).toBeNull()
  })

  test('a chart goes in steps', () => {
    expect(area([3, 5], 100, 10, 10)).toBe('M0 10V7.0H100.0V5.0H100V10z')
    expect(area([], 100, 10, 10)).toBe('')
  })
})

describe('a reader with powers of their own', () => {
  const france = ['FRANCE' as PowerId]
  const frames = framesOf(cutSupport, POWERS, france)
  const sheets = frames.flatMap(({ said }) => (said.kind === 'sheet' ? [said.power] : []))

  test('is told first the results of their own orders', () => {
    expect(frames[0]!.said).toMatchObject({ kind: 'own', powers: france, done: 1, of: 3 })
    expect(captionOf(frames[0]!, 'en')).toMatchObject({
      title: 'France',
      text: 'Your orders that succeeded: 1 of 3',
    })
    expect([...frames[0]!.resolved].every((key) => key.startsWith('FRANCE'))).toBe(true)
    expect(frames[0]!.drawn).toEqual(frames[0]!.resolved)
  })

  test('is told with them how many of their own units were dislodged, whatever those were ordered', () => {
    const [first] = cutSupport.results.filter(({ unit }) => unit.power === 'FRANCE')
    const results = cutSupport.results.map((result) =>
      result === first ? { ...result, dislodgedBy: cutSupport.results.at(-1)!.unit } : result,
    )
    const [own] = framesOf({ ...cutSupport, results }, POWERS, france)
    expect(captionOf(own!, 'en').text).toBe(
      'Your orders that succeeded: 1 of 3. Your units that were dislodged: 1',
    )
  })

  test('is then told the others, and earlier results stay known', () => {
    expect(sheets).toEqual(['GERMANY', 'ITALY'])
    for (const { resolved } of frames)
      for (const key of frames[0]!.resolved) expect(resolved.has(key)).toBe(true)
  })

  test('is told everything where nothing was written, and so is a reader without a power', () => {
    const [first] = framesOf(cutSupport, POWERS, ['TURKEY' as PowerId])
    expect(first!.said.kind).toBe('sheet')
    expect(framesOf(cutSupport, POWERS)).toEqual(framesOf(cutSupport, POWERS, []))
  })
})
