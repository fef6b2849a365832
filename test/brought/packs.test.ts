// Packs for jDip, written by hand like published ones: what is read of each, the remarks about it, and the reasons for
// a refusal. Then packs with random damage.
import { strToU8 } from 'fflate'
import { expect, describe, it } from 'vitest'
import { readBrought } from '../../shared/games/diplomacy/brought/read.ts'
import { pictureUrl } from '../../renderer/games/diplomacy/map/picture.ts'
import { readKept, type Kept } from '../../shared/games/diplomacy/brought/kept.ts'
import { decodeMap } from '../../shared/map/decode.ts'
import type { NamedFile, Read } from '../../shared/kernel/brought.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { filesOf, PICTURE, PLAIN, zipOf, type PackText } from './packs.ts'

const changed = (file: keyof PackText, from: string | RegExp, to: string): NamedFile[] => {
  const text = PLAIN[file].replace(from, to)
  if (text === PLAIN[file]) throw new Error(`nothing to change: ${String(from)}`)
  return filesOf({ ...PLAIN, [file]: text })
}

const said = (read: Read): readonly string[] =>
  (read.kind === 'kept' ? read.remarks : read.faults).map(({ code, of }) => [code, ...of].join(' | '))

/** What is read of a pack, and every remark about it. */
function told(files: readonly NamedFile[]): string {
  const [read] = readBrought(files) ?? []
  if (!read) return 'nobody knows it'
  return [read.kind, ...said(read)].join('; ')
}

const withoutShape = PLAIN.svg.replace(/<g id="_isl".*<\/g>/, '')

const PACKS: readonly (readonly [what: string, files: readonly NamedFile[], told: string])[] = [
  ['a plain pack', filesOf(PLAIN), 'kept'],
  ['a zip of it, in a folder', [zipOf(filesOf(PLAIN, 'seas/'))], 'kept'],
  [
    'paths of Windows and other capitals',
    changed('variants', 'two_seas_adjacency.xml', 'Maps\\Two_Seas_Adjacency.XML'),
    'kept',
  ],
  [
    'a province without a shape',
    filesOf({ ...PLAIN, svg: withoutShape }),
    'kept; touched-by-unit | Isthmus',
  ],
  [
    'a picture without shapes',
    changed('svg', /<g id="MapLayer">[^]*?<\/g>\s*<path id="_eas"[^]*?<\/g>/, '<image href="x.png"/>'),
    'kept; touched-by-unit | West Land | East Land | Isthmus | North Sea | South Sea; no-picture',
  ],
  [
    'rules of its own',
    changed('variants', 'VALUE_BUILDS_HOME_ONLY', 'VALUE_BUILDS_ANY_OWNED'),
    'kept; builds-anywhere',
  ],
  [
    'another season, before Christ',
    changed('variants', 'Spring, 1500, Movement', 'Fall, 300 BC, Movement'),
    'kept; other-season | Fall, 300 BC, Movement',
  ],
  [
    'a power that nobody plays, and wings',
    changed('variants', '<STARTINGTIME', '<POWER name="Gold" active="false" adjective="g"/><INITIALSTATE province="isl" power="gold" unit="wing"/><STARTINGTIME'),
    'kept; power-left-out | Gold; unit-left-out | wing | Isthmus',
  ],
  [
    'short names that are none of ours',
    filesOf({
      variants: PLAIN.variants,
      adjacency: PLAIN.adjacency.replaceAll('nse', 'n_sé'),
      svg: PLAIN.svg.replaceAll('nse', 'n_sé'),
    }).map((file) => (file.name.endsWith('_adjacency.xml') ? { ...file, data: strToU8(PLAIN.adjacency.replaceAll('nse', 'n_sé').replace('ISO-8859-1', 'UTF-8')) } : file)),
    'kept; renamed | n_sé | NS',
  ],
  ['a border one way', changed('adjacency', 'refs="wes eas"/>\n', 'refs="wes"/>\n'), 'faulty; border-one-way | East Land (EAS) | Isthmus (ISL)'],
  ['no province for a centre', changed('variants', 'province="isl"/>', 'province="utopia"/>'), 'faulty; centre-nowhere | utopia'],
  ['no list of provinces', filesOf(PLAIN).slice(0, 1), 'faulty; jdip-missing | two_seas_adjacency.xml'],
  ['no picture', filesOf(PLAIN).slice(0, 2), 'faulty; jdip-missing | two_seas.svg'],
  ['half a file', changed('adjacency', '</PROVINCES>', ''), 'faulty; jdip-broken | two_seas_adjacency.xml | 12'],
  ['no variant', changed('variants', /<VARIANT [^]*<\/VARIANT>/, ''), 'faulty; jdip-empty'],
  [
    'a province that is nowhere to be seen',
    filesOf({ ...PLAIN, svg: withoutShape.replace(/<jdipNS:PROVINCE name="isl.*/g, '') }),
    'faulty; not-drawn | Isthmus (ISL)',
  ],
  ['a letter', [{ name: 'letter.txt', data: strToU8('Dear jDip') }], 'nobody knows it'],
  ['half a zip', [{ name: 'pack.zip', data: zipOf(filesOf(PLAIN)).data.subarray(0, 300) }], 'nobody knows it'],
] // oxfmt-ignore

const keptOf = (files: readonly NamedFile[]): Kept => {
  const [read] = readBrought(files) ?? []
  if (read?.kind !== 'kept') throw new Error(JSON.stringify(read))
  return read.kept as Kept
}

describe('a picture without shapes', () => {
  it('lies under the map, in its own colours, stored as numbers', () => {
    expect(keptOf(filesOf(PICTURE)).map.picture).toMatchObject([
      { fill: '#0000ff80', stroke: '', width: 0, closed: [expect.any(String)], open: [] },
      { fill: '#d2b48c80', stroke: '#333333ff', rule: 'nonzero' },
      { fill: '', stroke: '#0a141eff', closed: [], open: [expect.any(String)] },
    ])
  })

  it('is left out where provinces have shapes', () => {
    expect(keptOf(filesOf(PLAIN)).map.picture).toBeUndefined()
  })

  const HOSTILE = [
    '<script>alert(1)</script>',
    '<path d="M0 0L9 9" onload="alert(1)" onclick="alert(1)" fill="red"/>',
    '<a href="javascript:alert(1)" xlink:href="javascript:alert(1)"><rect width="9" height="9"/></a>',
    '<image href="http://x.test/a.png"/><use href="http://x.test/a.svg#a"/><feImage href="http://x.test"/>',
    '<foreignObject><iframe src="http://x.test"/></foreignObject>',
    '<style>@import "http://x.test/a.css"; .water { fill: url(http://x.test) } * { background: url(x) }</style>',
    '<rect width="9" height="9" fill="url(http://x.test#a)" stroke="&quot;/><script>alert(1)</script>"/>',
    '<rect width="9" height="9" style="fill: expression(alert(1)); stroke: red\\22 /&gt;"/>',
    '<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="d"/>',
    '<path d="M0 0L9 9Z&quot;/><script>alert(1)</script>" fill="#f00"/>',
    '<g transform="matrix(1e308 1e308 1e308 1e308 1e308 1e308)"><rect width="1e308" height="1e308"/></g>',
    '<path d="M NaN Infinity L -1e999 2" stroke="red" stroke-width="1e999"/>',
    '<rect width="9" height="9" opacity="-4" fill-opacity="1e99%" stroke="currentColor" stroke-width="-1"/>',
    '<rect width="9" height="9" class="__proto__ constructor" id="__proto__" fill="constructor"/>',
    '<style>.__proto__{fill:red} .constructor{fill:blue}</style>',
    `<style>${'.a,'.repeat(3000)}{`,
    '<switch><g><text>words</text><tspan>more</tspan></g></switch>',
    '<!ENTITY a "&a;&a;">',
  ] as const

  it('contains only outlines and colours of a hostile drawing', () => {
    const random = randomFrom('brought', 'pictures')
    let kept = 0
    for (let turn = 0; turn < 10; turn++) {
      let { svg } = PICTURE
      for (let times = 1 + random.below(4); times > 0; times--) {
        const one = HOSTILE[random.below(HOSTILE.length)]!
        const places = [...svg.matchAll(/<(?:g|rect|path|polyline)\b/g)].map(({ index }) => index)
        const at = turn % 5 === 4 ? random.below(svg.length) : places[random.below(places.length)]!
        svg = svg.slice(0, at) + one + svg.slice(at)
      }
      const [read] = readBrought(filesOf({ ...PICTURE, svg })) ?? []
      if (read?.kind !== 'kept') continue
      const { map } = read.kept as Kept
      kept += map.picture ? 1 : 0
      // A host reads only what this function could have stored.
      expect(readKept(JSON.parse(JSON.stringify(read.kept))).ok).toBe(true)
      expect(JSON.stringify(map.picture ?? [])).not.toMatch(/alert|x\.test|[<>&;()]|script|words/)
      const picture = map.picture && { pieces: map.picture, precision: map.precision }
      const url = pictureUrl({ ...decodeMap(map), picture })
      const image = decodeURIComponent(url.slice('data:image/svg+xml,'.length))
      expect(image.replace(/<path d="[MLZ\d.,e-]*" fill="(?:#[0-9a-f]{8}|none)" stroke="(?:#[0-9a-f]{8}|none)" stroke-width="[\d.]+" fill-rule="(?:nonzero|evenodd)"\/>/g, '')).toMatch(/^(<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+" stroke-linejoin="round"><\/svg>)?$/) // oxfmt-ignore
    }
    expect(kept).toBeGreaterThan(3)
  }, 120_000)
})

describe('a pack', () => {
  it.each(PACKS)('with %s', (_, files, expected) => {
    expect(told(files)).toBe(expected)
  })

  it('has its borders, coasts, homes, year and end in our own format', () => {
    const [read] = readBrought(filesOf(PLAIN)) ?? []
    if (read?.kind !== 'kept') throw new Error('not kept')
    expect((read.kept as Kept).definition).toMatchObject({
      id: 'two-seas',
      title: 'Two Seas',
      year: 1500,
      victory: 2,
      powers: [
        { id: 'RED', name: 'Red', homes: ['WES'], start: ['A WES'] },
        { id: 'BLUE', name: 'Blue', homes: ['EAS'], start: ['F EAS'] },
      ],
      armies: { WES: ['ISL'], ISL: ['WES', 'EAS'] },
      fleets: { 'ISL/NC': ['NSE', 'WES', 'EAS'], NSE: ['WES', 'EAS', 'ISL/NC'] },
    })
  })
})

it('never breaks the reader, however its files are changed', () => {
  const random = randomFrom('brought', 'packs')
  const scraps = [
    '<', '>', '/>', '"', '&', '&big;', '<!--', ']]>', '<![CDATA[', '<script>alert(1)</script>', '<a href="javascript:x">',
    '\u{0}', 'é', '-1', '1e999', 'NaN', ' ', 'isl', '_isl', 'transform="scale(1e9)"', 'M', 'A1 1 0 0 1 0 0', '<g>', '</g>',
    '<!DOCTYPE x [<!ENTITY a "&a;&a;">]>', 'xmlns="x"',
  ] // oxfmt-ignore
  const kinds = new Map<string, number>()
  for (let pack = 0; pack < 80; pack++) {
    const text: Record<keyof PackText, string> = { ...PLAIN }
    for (let times = 1 + random.below(1 + (pack % 5)); times > 0; times--) {
      const file = (['variants', 'adjacency', 'svg'] as const)[random.below(3)]!
      const at = random.below(text[file].length)
      text[file] =
        text[file].slice(0, at) +
        scraps[random.below(scraps.length)]! +
        text[file].slice(at + random.below(30))
    }
    const files = filesOf(text)
    const zip = zipOf(files)
    if (pack % 4 === 0) zip.data[random.below(zip.data.length)] = random.below(256)
    for (const read of readBrought(pack % 4 === 0 ? [zip] : files) ?? []) {
      kinds.set(read.kind, (kinds.get(read.kind) ?? 0) + 1)
      if (read.kind === 'faulty') expect(read.faults.length).toBeGreaterThan(0)
      else expect(JSON.stringify((read.kept as Kept).map)).not.toContain('<')
    }
  }
  expect(kinds.get('faulty')).toBeGreaterThan(40)
  expect(kinds.get('kept')).toBeGreaterThan(2)
}, 120_000)
