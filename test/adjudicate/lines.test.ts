import { describe, expect, it } from 'vitest'
import { parseFlags } from '../../tools/adjudicate/flags.ts'
import { linesOf, LONGEST_LINE } from '../../tools/adjudicate/lines.ts'
import { adjudicated } from './run.ts'

const good = { id: 'good', phase: 'S1901M', units: { FRANCE: ['A PAR'] }, orders: { FRANCE: ['A PAR H'] } }

describe('a line that is no case', () => {
  it.each([
    ['not-json', 'once upon a time', null],
    ['not-json', '{"id": "cut"', null],
    ['not-a-case', '42', null],
    ['not-a-case', 'null', null],
    ['not-a-case', '[]', null],
    ['not-a-case', { id: 'a', phase: 'S1901M' }, 'a'],
    ['not-a-case', { ...good, units: { FRANCE: 'A PAR' } }, 'good'],
    ['not-a-case', { ...good, orders: { FRANCE: [1] } }, 'good'],
    ['unknown-variant', { ...good, variant: '__proto__' }, 'good'],
    ['unknown-edition', { ...good, edition: '1971' }, 'good'],
    ['unknown-phase', { ...good, phase: 'W1901M' }, 'good'],
    ['unknown-phase', { ...good, phase: 'S1901A' }, 'good'],
    ['unknown-power', { ...good, units: { GAUL: ['A PAR'] } }, 'good'],
    ['unknown-power', { ...good, orders: { __proto__x: [] } }, 'good'],
    ['unknown-place', { ...good, units: { FRANCE: ['A XYZ'] } }, 'good'],
    ['unknown-place', { ...good, centers: { FRANCE: ['BUR'] } }, 'good'],
    ['bad-unit', { ...good, units: { FRANCE: ['PAR'] } }, 'good'],
    ['bad-unit', { ...good, units: { FRANCE: ['F PAR'] } }, 'good'],
    ['bad-unit', { ...good, units: { FRANCE: ['A NTH'] } }, 'good'],
    ['bad-unit', { ...good, units: { RUSSIA: ['F STP'] } }, 'good'],
    ['bad-unit', { ...good, units: { RUSSIA: ['A STP/NC'] } }, 'good'],
    ['two-units', { ...good, units: { FRANCE: ['A PAR', 'A PAR'] } }, 'good'],
    ['two-units', { ...good, units: { RUSSIA: ['F STP/NC'], FRANCE: ['A STP'] } }, 'good'],
    ['two-owners', { ...good, centers: { FRANCE: ['PAR'], GERMANY: ['PAR'] } }, 'good'],
    ['centers-missing', { ...good, phase: 'W1901A' }, 'good'],
    ['too-long', `{"id": 1, "units": "${'A'.repeat(LONGEST_LINE)}"}`, null],
  ] as const)('is answered with %s, and the run goes on', async (code, line, id) => {
    const { answers, failed } = await adjudicated([good, line, good])
    expect(failed).toBe(1)
    expect(answers).toHaveLength(3)
    expect(answers[1]).toMatchObject({ id, line: 2, error: { code, message: expect.any(String) as string } })
    expect(answers[2]).toMatchObject({ id: 'good', units: { FRANCE: ['A PAR'] } })
  })

  it('is reported, and a blank line is skipped', async () => {
    const { answers, failed } = await adjudicated(['', good, '  \r', good, ''])
    expect([answers.length, failed]).toEqual([2, 0])
  })
})

describe('cutting input into lines', () => {
  const cut = async (...chunks: (string | Buffer)[]) => {
    const lines: unknown[] = []
    async function* input() {
      for (const chunk of chunks) yield Buffer.from(chunk)
    }
    for await (const batch of linesOf(input())) lines.push(...batch)
    return lines.map((line) => (line as { text?: string }).text ?? 'too long')
  }

  it('joins lines and letters that the pieces of the stream cut', async () => {
    const [first, second] = [Buffer.from('Мюн').subarray(0, 3), Buffer.from('Мюн').subarray(3)]
    expect(await cut('a', 'b\nc\r\n', first, second, '\nlast')).toEqual(['ab', 'c', 'Мюн', 'last'])
    expect(await cut('a\n\nb\n')).toEqual(['a', '', 'b'])
    expect(await cut('')).toEqual([])
  })

  it('does not keep a line that is too long in memory', async () => {
    const piece = 'x'.repeat(2 ** 18)
    expect(await cut(piece, piece, piece, piece, piece, '\nnext\n')).toEqual(['too long', 'next'])
  })
})

describe('the command line', () => {
  it('has a default for everything', () => {
    expect(parseFlags([])).toEqual({
      ok: true,
      value: { variant: 'standard', brought: null, edition: null, language: 'en', explain: false },
    })
    expect(parseFlags(['--edition', '1982', '--explain', '--language=cs'])).toMatchObject({
      value: { edition: '1982', explain: true, language: 'cs' },
    })
    expect(parseFlags(['--help'])).toEqual({ ok: true, value: null })
  })

  it.each([
    [['--edition', '1971'], /1971/],
    [['--variant', 'youngstown'], /youngstown/],
    [['--language', 'xx'], /xx/],
    [['--fast'], /--fast/],
    [['cases.jsonl'], /cases\.jsonl/],
  ])('refuses %s by name', (args, words) => {
    const flags = parseFlags(args)
    expect(flags.ok ? '' : flags.error).toMatch(words)
  })
})
