import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../shared/kernel/language.ts'
import type { Teller } from '../../tools/adjudicate/report.ts'
import { tellerFor } from '../../tools/adjudicate/sentences.ts'
import { readCases, type DatcCase } from '../datc/case.ts'
import { adjudicated, type Answer } from './run.ts'

const one = async (line: unknown, ...rest: [] | [object]): Promise<Answer> => {
  const { answers } = await adjudicated([line], ...rest)
  expect(answers).toHaveLength(1)
  return answers[0]!
}

describe('a movement phase', () => {
  it('answers the case of the format note', async () => {
    const answer = await one({
      id: 'x1',
      phase: 'S1901M',
      units: { FRANCE: ['A PAR', 'F BRE'], RUSSIA: ['F STP/SC'] },
      centers: { FRANCE: ['PAR', 'BRE', 'MAR'] },
      orders: { FRANCE: ['A PAR - BUR', 'F BRE H'] },
    })
    expect(answer).toMatchObject({
      id: 'x1',
      units: { FRANCE: ['A BUR', 'F BRE'], RUSSIA: ['F STP/SC'] },
      results: { 'A PAR': { outcome: 'moves' }, 'F BRE': { outcome: 'holds' } },
    })
    expect(answer.results).not.toHaveProperty('F STP/SC')
    expect(answer).not.toHaveProperty('dislodged')
    expect(answer).not.toHaveProperty('centers')
  })

  it('names the dislodged, where they may go, and who did what to whom', async () => {
    const answer = await one({
      id: 7,
      phase: 'S1901M',
      units: { FRANCE: ['A PAR', 'A MAR'], GERMANY: ['A BUR', 'A MUN'], ITALY: ['A TYR'] },
      orders: {
        FRANCE: ['A PAR - BUR', 'A MAR S A PAR - BUR'],
        GERMANY: ['A MUN - TYR'],
        ITALY: ['A TYR - MUN'],
      },
    })
    expect(answer.dislodged).toEqual({
      'A BUR': { power: 'GERMANY', retreats: ['BEL', 'GAS', 'PIC', 'RUH'] },
    })
    expect(answer.units).toEqual({ FRANCE: ['A BUR', 'A MAR'], GERMANY: ['A MUN'], ITALY: ['A TYR'] })
    expect(answer.results['A MUN']).toMatchObject({
      outcome: 'head-to-head',
      by: 'A TYR',
      attack: 1,
      against: 1,
    })
  })

  it('reports that a unit without an order was dislodged and had nowhere to go', async () => {
    const answer = await one({
      phase: 'S1901M',
      units: { FRANCE: ['A ROM', 'A APU', 'F TYS'], ITALY: ['A NAP'] },
      orders: { FRANCE: ['A ROM - NAP', 'A APU S A ROM - NAP'] },
    })
    expect(answer.results['A NAP']).toMatchObject({
      outcome: 'unordered',
      dislodgedBy: 'A ROM',
      disbanded: 'nowhere',
    })
  })

  it('holds a unit whose order is illegal or invalid, and says why', async () => {
    const answer = await one({
      phase: 'F1901M',
      units: { FRANCE: ['A PAR', 'F BRE', 'A MAR'] },
      orders: { FRANCE: ['A PAR - MOS', 'F BRE - Xyz', 'A MAR jumps', 'F LON - NTH', '???'] },
    })
    expect(answer.units).toEqual({ FRANCE: ['A PAR', 'F BRE', 'A MAR'] })
    expect(answer.results).toMatchObject({
      'A PAR': { outcome: 'illegal', why: 'unreachable', success: false },
      'F BRE': { outcome: 'invalid', text: 'F BRE - Xyz' },
      'A MAR': { outcome: 'invalid', text: 'A MAR jumps' },
    })
    expect(answer.strays).toMatchObject([
      { power: 'FRANCE', text: 'F LON - NTH', outcome: 'illegal', why: 'no-such-unit' },
      { power: 'FRANCE', text: '???', outcome: 'invalid' },
    ])
    expect(answer.readings).toMatchObject([
      { text: 'F BRE - Xyz', invalid: 'unknown-place', words: 'Xyz' },
      { text: 'A MAR jumps', invalid: 'unknown-words', words: 'jumps' },
      { text: '???', invalid: 'unknown-words' },
    ])
  })

  it('says why an order to convoy a support is none', async () => {
    const answer = await one({
      phase: 'F1901M',
      units: { FRANCE: ['A PIC', 'F ENG'], ENGLAND: ['A LON'] },
      orders: { ENGLAND: ['A LON S A PIC via convoy'] },
    })
    expect(answer.results).toMatchObject({ 'A LON': { outcome: 'invalid', why: 'convoyed-support' } })
  })

  it('reads everything that the notation reader reads, with its warnings', async () => {
    const answer = await one(
      {
        phase: 'S1901M',
        units: { TURKEY: ['F ANK', 'A CON'], RUSSIA: ['F SEV'] },
        orders: { TURKEY: ['Ф Анк-ЧеМ', 'Ф Кон – Бъл'], RUSSIA: ['F Sevastopol - Black Sea'] },
      },
      { language: 'bg' },
    )
    expect(answer.results).toMatchObject({
      'F ANK': { outcome: 'bounced', order: 'F ANK - BLA', by: ['F SEV'], attack: 1, against: 1 },
      'A CON': { outcome: 'moves', order: 'A CON - BUL' },
    })
    expect(answer.readings).toEqual([
      { power: 'TURKEY', text: 'Ф Кон – Бъл', order: 'A CON - BUL', warnings: ['wrong-letter'] },
    ])
  })

  it('counts centres when a fall ends without retreats', async () => {
    const units = { FRANCE: ['A SPA', 'A BUR'] }
    const centers = { FRANCE: ['PAR', 'BRE', 'MAR'], GERMANY: ['MUN'] }
    const fall = await one({ phase: 'F1901M', units, centers, orders: { FRANCE: ['A BUR - MUN'] } })
    expect(fall.centers).toEqual({ FRANCE: ['PAR', 'BRE', 'MAR', 'MUN', 'SPA'], GERMANY: [] })
    const spring = await one({ phase: 'S1901M', units, centers, orders: { FRANCE: ['A BUR - MUN'] } })
    expect(spring).not.toHaveProperty('centers')
  })

  it('uses the edition that the case or the flag names', async () => {
    const diagram31 = {
      phase: 'S1901M',
      units: { FRANCE: ['A TUN', 'F TYS', 'F ION'], ITALY: ['F ROM', 'F NAP'] },
      orders: {
        FRANCE: ['A TUN - NAP', 'F TYS C A TUN - NAP', 'F ION C A TUN - NAP'],
        ITALY: ['F ROM - TYS', 'F NAP S F ROM - TYS'],
      },
    }
    const dislodged = async (line: object, flags: object) =>
      Object.keys((await one(line, flags)).dislodged ?? {})
    expect(await dislodged(diagram31, { edition: '2000' })).toEqual([])
    expect(await dislodged(diagram31, { edition: '1982' })).toEqual(['F TYS'])
    expect(await dislodged({ ...diagram31, edition: '1982' }, { edition: '2000' })).toEqual(['F TYS'])
  })
})

describe('a retreat phase', () => {
  it('moves and disbands the dislodged, then counts centres after fall', async () => {
    const answer = await one({
      phase: 'F1901R',
      units: { FRANCE: ['A BUR'], GERMANY: ['*A BUR', '*A MUN'] },
      centers: { GERMANY: ['MUN'] },
      retreats: { GERMANY: { 'A BUR': ['BEL', 'RUH'], 'A MUN': ['BER'] } },
      orders: { GERMANY: ['A BUR R BEL'] },
    })
    expect(answer.units).toEqual({ FRANCE: ['A BUR'], GERMANY: ['A BEL'] })
    expect(answer.results).toMatchObject({
      'A BUR': { outcome: 'retreats', order: 'A BUR R BEL' },
      'A MUN': { outcome: 'disbands', why: 'unordered' },
    })
    expect(answer.centers).toEqual({ FRANCE: [], GERMANY: ['MUN', 'BEL'] })
  })

  it('disbands units that retreat to the same province', async () => {
    const answer = await one({
      phase: 'S1901R',
      units: {},
      retreats: { FRANCE: { 'A BUR': ['GAS'] }, ITALY: { 'A MAR': ['GAS'] } },
      orders: { FRANCE: ['A BUR - GAS'], ITALY: ['A MAR R GAS'] },
    })
    expect(answer.units).toEqual({ FRANCE: [], ITALY: [] })
    expect(answer.results['A MAR']).toMatchObject({ outcome: 'retreat-clash', with: ['A BUR'] })
  })
})

describe('an adjustment phase', () => {
  it('builds, waives and removes; removals that are not ordered follow the rule of civil disorder', async () => {
    const answer = await one({
      phase: 'W1901A',
      units: { FRANCE: ['A SPA'], GERMANY: ['A RUH', 'F DEN', 'F NTH'], RUSSIA: [] },
      centers: { FRANCE: ['PAR', 'BRE', 'SPA', 'MAR'], GERMANY: ['DEN'], RUSSIA: ['STP'] },
      orders: { FRANCE: ['A PAR B', 'Build F Brest', 'WAIVE'], GERMANY: ['A RUH D'], RUSSIA: ['F STP/NC B'] },
    })
    expect(answer.units).toEqual({
      FRANCE: ['A SPA', 'A PAR', 'F BRE'],
      GERMANY: ['F DEN'],
      RUSSIA: ['F STP/NC'],
    })
    expect(answer.results).toMatchObject({
      'A PAR': { outcome: 'builds' },
      'F BRE': { outcome: 'builds', order: 'F BRE B' },
      'A RUH': { outcome: 'removed', why: 'ordered' },
      'F NTH': { outcome: 'removed', why: 'too-few-orders' },
    })
    expect(answer.waived).toMatchObject([{ power: 'FRANCE', outcome: 'waives' }])
  })
})

describe('homes that powers have named', () => {
  const winter = {
    variant: 'standard-escalation',
    edition: 'escalation',
    phase: 'W1901A',
    units: { ENGLAND: ['A EDI'], TURKEY: ['A CON'] },
    centers: { ENGLAND: ['EDI', 'PAR', 'KIE'], TURKEY: ['CON'] },
    orders: { ENGLAND: ['A PAR', 'F KIE'] },
  }

  it('are where a power builds, whatever the board prints', async () => {
    const answer = await one({ ...winter, homes: { ENGLAND: ['PAR', 'MOS', 'LON'] } })
    expect(answer.units).toEqual({ ENGLAND: ['A EDI', 'A PAR'], TURKEY: ['A CON'] })
    expect(JSON.stringify(answer)).toContain('not-a-home-centre')
    // Escalation prints none.
    expect((await one(winter)).units).toEqual({ ENGLAND: ['A EDI'], TURKEY: ['A CON'] })
  })

  it.each([
    [['NTH'], 'ENGLAND NTH: no centre of this board'],
    [['PAR', 'PAR'], 'ENGLAND PAR: named twice'],
    [['PAR', 'MOS', 'LON', 'VIE'], 'ENGLAND VIE: one more than may be named'],
  ])('are refused where they cannot be: %j', async (homes, message) => {
    const { answers } = await adjudicated([{ ...winter, homes: { ENGLAND: homes } }])
    expect(answers[0]?.error).toEqual({ code: 'bad-homes', message })
  })
})

describe('the other boards', () => {
  it('Imperial II: a stand-off, and a fleet built on a coast of its own', async () => {
    const spring = await one({
      variant: 'imperial',
      phase: 'S1861M',
      units: { FRANCE: ['A PAR', 'F NAN'], PRUSSIA: ['A RUH'] },
      orders: { FRANCE: ['A PAR - MET', 'F NAN - BOB'], PRUSSIA: ['A RUH - MET'] },
    })
    expect(spring.units).toEqual({ FRANCE: ['A PAR', 'F BOB'], PRUSSIA: ['A RUH'] })
    expect(spring.results).toMatchObject({ 'A RUH': { outcome: 'bounced', by: ['A PAR'] } })
    const winter = await one({
      variant: 'imperial',
      phase: 'W1861A',
      units: { RUSSIA: [] },
      centers: { RUSSIA: ['STP', 'MOS'] },
      orders: { RUSSIA: ['F STP/NC', 'A MOS'] },
    })
    expect(winter.units).toEqual({ RUSSIA: ['F STP/NC', 'A MOS'] })
  })

  it('Versailles: a small power is supported, and its unit is dislodged', async () => {
    const answer = await one({
      variant: 'versailles',
      phase: 'F1929M',
      units: { RUMANIA: ['A BUC'], YUGOSLAVIA: ['A SER'], ITALY: ['A BUL'] },
      centers: { RUMANIA: ['BUC'], YUGOSLAVIA: ['SER'], ITALY: ['BUL'] },
      orders: { RUMANIA: ['A BUC S A SER - BUL'], YUGOSLAVIA: ['A SER - BUL'] },
    })
    expect(answer.units).toEqual({ RUMANIA: ['A BUC'], YUGOSLAVIA: ['A BUL'], ITALY: [] })
    expect(answer.dislodged).toEqual({
      'A BUL': { power: 'ITALY', retreats: ['CON', 'SAL'] },
    })
  })

  it('are judged by their own rules where none are named', async () => {
    // Escalation takes first what is farthest from centres of its own; the rulebook, what is farthest from its homes.
    const winter = {
      variant: 'ancient-mediterranean-escalation',
      phase: 'W1A',
      units: { EGYPT: ['A MEM', 'A RAV'] },
      centers: { EGYPT: ['ALE'] },
      homes: { EGYPT: ['NEA', 'RAV', 'ROM'] },
    }
    expect((await one(winter)).units).toEqual({ EGYPT: ['A MEM'] })
    expect((await one({ ...winter, edition: '2000' })).units).toEqual({ EGYPT: ['A RAV'] })
    expect((await one(winter, { edition: '2000' })).units).toEqual({ EGYPT: ['A RAV'] })
  })
})

describe('with --explain', () => {
  const tellers = new Map<string, Teller>()
  // The first load takes long: hundreds of compiled messages, a module each.
  beforeAll(async () => {
    for (const language of LANGUAGES) tellers.set(language, await tellerFor(language))
  }, 60_000)

  it.each(LANGUAGES)(
    'every result has its sentence in %s, and no sentence lacks a value',
    async (language) => {
      const { answers } = await adjudicated(
        readCases().flatMap(asCases),
        { edition: '2023', explain: true, language: 'en' },
        tellers.get(language),
      )
      const said = answers.flatMap(({ results, strays = [], waived = [] }) => [
        ...Object.values(results),
        ...strays,
        ...waived,
      ])
      expect(said.length).toBeGreaterThan(500)
      for (const { sentence } of said) expect(sentence).toMatch(/^\p{L}.*[.”»]$/su)
      for (const { sentence } of said) expect(sentence).not.toMatch(/[{}]|undefined|\(\)|, strength \./)
    },
  )

  it('names the culprit by its order', async () => {
    const { answers } = await adjudicated(
      [
        {
          phase: 'S1901M',
          units: { GERMANY: ['A MUN'], FRANCE: ['A PAR'] },
          orders: { GERMANY: ['A MUN - BUR'], FRANCE: ['A PAR - BUR'] },
        },
      ],
      {},
      tellers.get('en'),
    )
    expect(answers[0]!.results['A MUN']).toMatchObject({
      sentence: 'A MUN - BUR bounced: strength 1 against A PAR - BUR, strength 1.',
    })
  })
})

/** DATC cases played by an edition as it is, phase by phase where the file gives the whole position. */
function asCases({ id, units, centers, steps, policies }: DatcCase): readonly object[] {
  const [step] = steps
  if (!step || Object.keys(policies).length > 0 || step.phase === 'retreats') return []
  const phase = step.phase === 'movement' ? 'S1901M' : 'W1901A'
  return [{ id, phase, units, ...(centers && { centers }), orders: step.orders }]
}

describe('DATC through the command line', () => {
  const cases = readCases().filter((datc) => datc.edition === '2023' && asCases(datc).length > 0)

  it('comes out as the document says', async () => {
    const { answers, failed } = await adjudicated(cases.flatMap(asCases), { edition: '2023' })
    expect(failed).toBe(0)
    expect(answers).toHaveLength(cases.length)
    for (const [i, { id, steps }] of cases.entries()) {
      const wanted = Object.entries(steps[0]!.expect.units).filter(([, units]) => units.length > 0)
      const got = Object.entries(answers[i]!.units).filter(([, units]) => units.length > 0)
      const sorted = (list: typeof wanted) =>
        Object.fromEntries(list.map(([power, units]) => [power, [...units].sort()]))
      expect(sorted(got as typeof wanted), id).toEqual(sorted(wanted))
    }
  })
})
