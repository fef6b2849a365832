import { describe, expect, it } from 'vitest'
import type { LocationId, PowerId } from '../board/ids.ts'
import type { Unit, UnitType } from '../board/unit.ts'
import type { PhaseKind } from '../turn.ts'
import type { Language } from '../../../kernel/language.ts'
import { readOrder, type ReadingContext } from './read.ts'
import { readSheet } from './read-sheet.ts'
import type { Terrain } from './reading/weigh.ts'
import { writeOrder } from './write.ts'
import { NAMES } from '../variants/standard/names/index.ts'

/** A corner of the board: enough to distinguish readings. */
const SPACES = {
  sea: 'ENG NTH NWG TYS',
  coast: 'BRE LON EDI BEL LVP NWY STP NAP MAR VEN BER KIE GAS ANK SEV',
  inland: 'PAR BUR MUN VIE GAL MOS SIL',
}
const kinds = new Map(
  (['sea', 'coast', 'inland'] as const).flatMap((kind) =>
    SPACES[kind].split(' ').map((at) => [at, kind] as const),
  ),
)
const steps = new Set(
  'PAR-BUR MAR-BUR MUN-BUR VIE-GAL BRE-ENG LON-NTH EDI-NTH EDI-NWG BEL-NTH NAP-TYS BUR-GAS BEL-ENG'.split(
    ' ',
  ),
)
const board: Terrain = {
  kindOf: (at) => kinds.get(at),
  carries: (at) => kinds.get(at) === 'sea',
  reaches: (type, from, to) => {
    const [a, b] = [from.slice(0, 3), to.slice(0, 3)]
    return (
      (steps.has(`${a}-${b}`) || steps.has(`${b}-${a}`)) && kinds.get(b) !== (type === 'A' ? 'sea' : 'inland')
    )
  },
}
const unit = (text: string): Unit => {
  const [power, type, at] = text.split(' ') as [PowerId, UnitType, LocationId]
  return { power, type, at }
}
const units = [
  ...['FRANCE A PAR', 'FRANCE A MAR', 'FRANCE F BRE', 'FRANCE F BEL', 'GERMANY A MUN', 'GERMANY A BER'],
  ...['ENGLAND F LON', 'ENGLAND F EDI', 'ENGLAND A LVP', 'RUSSIA F STP/SC', 'RUSSIA A MOS'],
  ...['AUSTRIA A VIE', 'ITALY F NAP'],
].map(unit)

const read = (
  language: Language,
  text: string,
  phase: PhaseKind = 'movement',
  more: Partial<ReadingContext> = {},
) => {
  const reading = readOrder(text, { names: NAMES, language, phase, board, units, ...more })
  if (reading.kind === 'invalid') return `?? ${reading.why}`
  const order = writeOrder(reading.order, { names: NAMES, language: 'en', style: 'codes' })
  return [order, ...reading.warnings.map(({ code }) => code)].join(' | ')
}

describe('as people write', () => {
  it.each([
    ['en', 'a par-bur', 'A PAR - BUR'],
    ['en', 'par bur', 'A PAR - BUR'],
    ['en', 'Army Paris supports Army Marseilles to Burgundy', 'A PAR S A MAR - BUR'],
    ['en', 'vienna to gal', 'A VIE - GAL'],
    ['en', 'A Par → Bur', 'A PAR - BUR'],
    ['en', 'A Par -> Bur', 'A PAR - BUR'],
    ['en', 'mun holds', 'A MUN H'],
    ['en', 'A Mun – H.', 'A MUN H'],
    ['en', 'F London to the North Sea', 'F LON - NTH'],
    ['en', 'F Lon C A Lvp-Nwy', 'F LON C A LVP - NWY'],
    ['en', 'A Lvp - Nwy (via convoy)', 'A LVP - NWY VIA'],
    ['en', 'A Lvp via convoy - Nwy', 'A LVP - NWY VIA'],
    ['en', 'F St. Petersburg (south coast) holds', 'F STP/SC H'],
    ['en', 'F StP(sc) H', 'F STP/SC H'],
    ['en', 'F stp/s H', 'F STP/SC H'],
    ['en', 'F Nap - Tyn', 'F NAP - TYS'],
    ['en', 'Fleet Brest - ECh', 'F BRE - ENG'],
    ['en', 'A Mun S A Ber H', 'A MUN S A BER'],
    ['en', '3) "A Par - Bur"', 'A PAR - BUR'],
    ['ru', 'Армия Париж — Бургундия', 'A PAR - BUR'],
    ['ru', 'армия Мюнхен поддерживает армию Берлин в Силезию', 'A MUN S A BER - SIL'],
    ['ru', 'Ф Бре - Ла-Манш', 'F BRE - ENG'],
    ['ru', 'Ф Лон — Сев. море', 'F LON - NTH'],
    ['ru', 'Ф СПб (юг) удерживать', 'F STP/SC H'],
    ['ru', 'А Мюн П немецкая А Бер-Киль', 'A MUN S A BER - KIE'],
    ['bg', 'Ф Лондон задържа позицията', 'F LON H'],
    ['bg', 'Ф Лон-Сев.М', 'F LON - NTH'],
    ['cs', 'armáda Vídeň přesun do Haliče', 'A VIE - GAL'],
    ['cs', 'vid - hal', 'A VIE - GAL'],
    ['cs', 'F Pet (jih) drží', 'F STP/SC H'],
  ] as const)('%s: %s', (language, text, order) => expect(read(language, text)).toBe(order))

  it.each([
    ['A Bur R Gas', 'retreats', 'A BUR R GAS'],
    ['A Bur - Gas', 'retreats', 'A BUR R GAS'],
    ['disband A Bur', 'retreats', 'A BUR D'],
    ['A Bur D', 'retreats', 'A BUR D'],
    ['Build A Paris', 'adjustments', 'A PAR B'],
    ['+F Bre', 'adjustments', 'F BRE B'],
    ['-A Par', 'adjustments', 'A PAR D'],
    ['F STP/NC B', 'adjustments', 'F STP/NC B'],
    ['build fleet stp north coast', 'adjustments', 'F STP/NC B'],
    ['no build', 'adjustments', 'WAIVE'],
    // A unit that can only be an army needs no letter; one that may be either does (R150).
    ['build Par', 'adjustments', 'A PAR B'],
    ['build Bre', 'adjustments', '?? ambiguous'],
  ] as const)('%s, in %s', (text, phase, order) => {
    expect(read('en', text, phase, phase === 'retreats' ? { units: [unit('FRANCE A BUR')] } : {})).toBe(order)
  })
})

describe('as the books write', () => {
  const kiel = { units: [unit('GERMANY A BER'), unit('GERMANY A GAL')], powers: ['GERMANY' as PowerId] }
  it.each([
    ['en', 'F Kie', 'F KIE B'],
    ['ru', 'Ф Еди', 'F EDI B'],
    ['ru', 'А СаП', 'A STP B'],
    ['bg', 'Ф Еди', 'F EDI B'],
    ['ru', 'Германия создаёт «F Kie»', 'F KIE B'],
    ['ru', 'Россия убирает «A Gal»', 'A GAL D | wrong-nationality'],
    ['ru', 'убирает A Gal', 'A GAL D'],
    ['cs', 'ruší A Gal', 'A GAL D'],
    // The unit stands there, so it can only be removed. Another power's unit prevents a build, but is no removal.
    ['en', 'A Gal', 'A GAL D | no-verb'],
    ['en', 'F Gal', 'F GAL B'],
    ['en', 'Kie', '?? ambiguous'],
  ] as const)('%s: %s, where units are built', (language, text, order) =>
    expect(read(language, text, 'adjustments', kiel)).toBe(order),
  )

  it('a unit alone without a position: this is warned about', () => {
    expect(readOrder('F Kie', { names: NAMES, language: 'en', phase: 'adjustments' })).toMatchObject({
      order: { kind: 'build', unit: { type: 'F', at: 'KIE' } },
      warnings: [{ code: 'no-verb', order: { kind: 'build' } }],
    })
  })

  it.each([
    ['F Kie, A Mun', ['F KIE B', 'A MUN B']],
    ['Германия создаёт «F Kie» и «A Mun»', ['F KIE B', 'A MUN B']],
    ['Германия создаёт «F Kie». Россия убирает «A Gal».', ['F KIE B', 'A GAL D']],
    ['Germany builds F Kie and A Mun', ['F KIE B', 'A MUN B']],
    ['removes A Gal and A Ber', ['A GAL D', 'A BER D']],
  ])('%s: several at once', (text, orders) => {
    const lines = readSheet(text, {
      names: NAMES,
      language: 'ru',
      phase: 'adjustments',
      board,
      units: kiel.units,
    })
    expect(
      lines.map(({ reading }) =>
        reading.kind === 'understood'
          ? writeOrder(reading.order, { names: NAMES, language: 'en', style: 'codes' })
          : '??',
      ),
    ).toEqual(orders)
  })

  it('whose order it is, in the line itself', () => {
    const lines = readSheet('Германия создаёт F Kie. Россия убирает A Mos', {
      names: NAMES,
      language: 'ru',
      phase: 'adjustments',
      board,
      units,
    })
    expect(lines.map(({ power }) => power)).toEqual(['GERMANY', 'RUSSIA'])
  })

  it.each([
    ['ru', 'А Пар удерживается в Париже', 'A PAR H'],
    ['ru', 'удерживается в Париже', 'A PAR H'],
    ['ru', 'Армия удерживается в Париже', 'A PAR H'],
    ['ru', 'армия в Париже удерживает позицию', 'A PAR H'],
    ['ru', 'А Пар удерживается в Мюнхене', '?? ambiguous'],
    ['ru', 'А Пар держит позицию', 'A PAR H'],
    ['ru', 'А Пар П А Мар на месте', 'A PAR S A MAR'],
    ['bg', 'А Пар задържи позиция', 'A PAR H'],
    ['bg', 'Армия в Париж задържа позиция', 'A PAR H'],
    ['cs', 'A Par se brání', 'A PAR H'],
    ['cs', 'armáda Paříž drží pozici', 'A PAR H'],
    ['cs', 'F Lon převáží A Lvp - Nor', 'F LON C A LVP - NWY'],
    ['en', 'A Par S A Mar to hold', 'A PAR S A MAR'],
    ['en', 'Army in Paris moves to Burgundy', 'A PAR - BUR'],
  ] as const)('%s: %s', (language, text, order) => expect(read(language, text)).toBe(order))

  it.each([
    ['Атлантический океан (север)', 'ru', 'NAO'],
    ['Атлантический океан', 'ru', 'MAO'],
    ['Средния Атлантически океан', 'bg', 'MAO'],
    ['Северния Атлантически океан', 'bg', 'NAO'],
    ['Северното море', 'bg', 'NTH'],
  ] as const)('the sea %s in %s', (name, language, to) => {
    const reading = readOrder(`F Lvp - ${name}`, { names: NAMES, language, phase: 'movement' })
    expect(reading).toMatchObject({ order: { to }, warnings: [] })
  })

  it.each([
    'F Eng C A Lon S A Pic - Bre',
    'A Lon via convoy S A Pic - Bre',
    'A Lon S A Pic via convoy',
    'A Con S F Bul(sc) by convoy',
  ])('%s: that a support cannot be convoyed', (text) => {
    expect(read('ru', text)).toBe('?? convoyed-support')
  })

  it('but the supported move may be', () => {
    expect(read('en', 'F Lon S A Lvp - Nwy via convoy')).toBe('F LON S A LVP - NWY')
  })
})

describe('the position decides between readings', () => {
  it.each([
    ['en', 'lon - nor', 'F LON - NTH'],
    ['en', 'edi - nor', '?? ambiguous'],
    ['ru', 'А вен - Гал', 'A VIE - GAL | by-position'],
    ['ru', 'F Nap—Тун', 'F NAP - TYS | by-position'],
    ['bg', 'ф бре-анк', 'F BRE - ENG'],
    ['en', 'F Par - Bur', 'A PAR - BUR | wrong-letter'],
    ['en', 'A Mun S English A Par - Bur', 'A MUN S A PAR - BUR | wrong-nationality'],
    ['en', 'F STP/NC H', 'F STP/NC H | wrong-coast'],
  ] as const)('%s: %s', (language, text, order) => expect(read(language, text)).toBe(order))

  it('but never splits a name that is whole', () => {
    const units = [unit('AUSTRIA F NAF'), unit('ENGLAND F NAO')]
    const text = 'Ф Северна Африка П Ф Северен Атлантически океан'
    expect(read('bg', text, 'movement', { units })).toBe('F NAF S F NAO')
  })

  it('but not against the exact case of a printed code', () => {
    expect(read('bg', 'Ф Бре-АнК')).toBe('F BRE - ENG')
    expect(read('bg', 'Ф Бре-Анк')).toBe('F BRE - ANK')
  })

  it('and without one, an open text stays open and lists what it could mean (R49)', () => {
    const reading = readOrder('F Edi - Nor', { names: NAMES, language: 'en', phase: 'movement' })
    expect(reading).toMatchObject({ kind: 'invalid', why: 'ambiguous' })
    const to = reading.kind === 'invalid' && reading.orders.map((order) => 'to' in order && order.to)
    expect(to).toEqual(expect.arrayContaining(['NTH', 'NWG', 'NWY', 'NAO']))
  })
})

describe('text that cannot be read is invalid, and the error says where', () => {
  it.each([
    ['A Par', 'no-action', 5, 5, '', []],
    ['A Par -', 'unfinished', 7, 7, '', []],
    ['A Pars - Bur', 'unknown-place', 2, 6, 'Pars', ['PAR']],
    ['A Paris - Burgandy', 'unknown-place', 10, 18, 'Burgandy', ['BUR']],
    ['A Par - Bur please', 'unknown-words', 12, 18, 'please', []],
    ['hello', 'unknown-words', 0, 5, 'hello', []],
    ['', 'empty', 0, 0, '', []],
    ['A Par - Bur; A Mar - Gas', 'several-orders', 0, 24, '', []],
  ] as const)('%s', (text, why, from, to, words, places) => {
    const reading = readOrder(text, { names: NAMES, language: 'en', phase: 'movement', board, units })
    expect(reading).toMatchObject({ kind: 'invalid', why, span: { from, to }, words, places })
  })

  it.each([
    ['A Par - Xyz', 'PAR'],
    ['A Par', 'PAR'],
    ['F Edi - Nor', 'EDI'],
    ['A Xyz - Par', undefined],
  ])('%s still shows whose order it was meant to be', (text, at) => {
    const reading = readOrder(text, { names: NAMES, language: 'en', phase: 'movement', board, units })
    expect(reading.kind === 'invalid' && reading.at).toBe(at)
  })

  it('a line too long to be an order is refused unread, and quoted in part', () => {
    const reading = readOrder('A Par - Bur '.repeat(40), { names: NAMES, language: 'en', phase: 'movement' })
    expect(reading).toMatchObject({ kind: 'invalid', why: 'too-long' })
    expect(reading.text.length).toBeLessThan(100)
  })
})

describe('a pasted sheet', () => {
  const sheet = [
    '## Spring 1901',
    'Austria-Hungary:',
    '1. A Vie - Gal, A Mun-Bur',
    '// England is late',
    'England: F Lon-Nth; F Edi - Nwg # for now',
    '',
    'RUSSIA',
    '- A Mos H',
    'A Xyz - Bur',
  ].join('\n')
  const lines = readSheet(sheet, { names: NAMES, language: 'en', phase: 'movement', board, units })

  it('assigns each order to the power whose heading stands above it', () => {
    const orders = lines.map(({ power, reading }) =>
      reading.kind === 'understood'
        ? `${power}: ${writeOrder(reading.order, { names: NAMES, language: 'en', style: 'codes' })}`
        : `${power}: ?? ${reading.words}`,
    )
    expect(orders).toEqual([
      'AUSTRIA: A VIE - GAL',
      'AUSTRIA: A MUN - BUR',
      'ENGLAND: F LON - NTH',
      'ENGLAND: F EDI - NWG',
      'RUSSIA: A MOS H',
      'RUSSIA: ?? Xyz',
    ])
  })

  it('says where in the whole text the error is', () => {
    const { reading } = lines.at(-1)!
    expect(reading.kind === 'invalid' && sheet.slice(reading.span.from, reading.span.to)).toBe('Xyz')
  })

  it('separates orders that stand side by side, and warns', () => {
    const [first, second] = readSheet('A Par-Bur F Bre-Eng', {
      names: NAMES,
      language: 'en',
      phase: 'movement',
      board,
      units,
    })
    expect(first!.reading).toMatchObject({ kind: 'understood', text: 'A Par-Bur', warnings: [] })
    expect(second!.reading).toMatchObject({ text: 'F Bre-Eng', warnings: [{ code: 'missing-separator' }] })
  })

  it('reads what a comma does not end', () => {
    const orders = ['А Лвр → Нор, конвоем', 'армия Париж, ход Бургундия', 'А Пар - Бур, Ф Бре - ЛаМ'].map(
      (text) =>
        readSheet(text, { names: NAMES, language: 'ru', phase: 'movement', board, units }).map(
          ({ reading }) =>
            reading.kind === 'understood' &&
            writeOrder(reading.order, { names: NAMES, language: 'en', style: 'codes' }),
        ),
    )
    expect(orders).toEqual([['A LVP - NWY VIA'], ['A PAR - BUR'], ['A PAR - BUR', 'F BRE - ENG']])
  })

  it('reads every line independently of the others', () => {
    const text = ['A Vie - Gal, A Xyz - Bur, A Mun H', 'what', 'F Lon - Nth; F; A Mos H'].join('\n')
    const orders = readSheet(text, { names: NAMES, language: 'en', phase: 'movement', board, units }).map(
      ({ reading }) =>
        reading.kind === 'understood'
          ? writeOrder(reading.order, { names: NAMES, language: 'en', style: 'codes' })
          : `?? ${text.slice(reading.span.from, reading.span.to)}`,
    )
    expect(orders).toEqual(['A VIE - GAL', '?? Xyz', 'A MUN H', '?? what', 'F LON - NTH', '?? ', 'A MOS H'])
  })

  it('is refused whole where it is longer than any sheet', () => {
    const [only, ...rest] = readSheet('A Par H\n'.repeat(3000), {
      names: NAMES,
      language: 'en',
      phase: 'movement',
    })
    expect(only!.reading).toMatchObject({ kind: 'invalid', why: 'too-long' })
    expect(rest).toEqual([])
  })
})
