// What published packs for jDip do beyond plain lists: other names of provinces, islands, land that nobody enters, borders with
// conditions, ends by years, several variants. What is not played here is told in a sentence each.
import { expect, describe, it } from 'vitest'
import { remarkText } from '../../renderer/games/diplomacy/brought/remark-text.ts'
import { definitionFrom, textOf } from '../../shared/games/diplomacy/brought/checked.ts'
import type { Definition } from '../../shared/games/diplomacy/brought/definition.ts'
import { readProvinces } from '../../shared/games/diplomacy/brought/jdip/adjacency.ts'
import { variantOfPack } from '../../shared/games/diplomacy/brought/jdip/variant.ts'
import { idOf, type Kept } from '../../shared/games/diplomacy/brought/kept.ts'
import { readBrought } from '../../shared/games/diplomacy/brought/read.ts'
import { variantFrom } from '../../shared/games/diplomacy/brought/variant.ts'
import { diplomacy } from '../../shared/games/diplomacy/game.ts'
import { dated, onBoard } from '../../shared/games/diplomacy/options/ways.ts'
import { enter } from '../../shared/games/diplomacy/variants/index.ts'
import { readXml, type XmlElement } from '../../shared/files/xml.ts'
import type { NamedFile, Read, Remark } from '../../shared/kernel/brought.ts'
import { filesOf, PLAIN, type PackText } from './packs.ts'

type Change = readonly [file: keyof PackText, from: string, to: string]

/** The plain pack with some of its text replaced. */
function pack(...changes: readonly Change[]): NamedFile[] {
  const text: Record<keyof PackText, string> = { ...PLAIN }
  for (const [file, from, to] of changes) {
    if (!text[file].includes(from)) throw new Error(`nothing to change: ${from}`)
    text[file] = text[file].replaceAll(from, to)
  }
  return filesOf(text)
}

/** Remarks as a person at the host reads them. */
const said = (remarks: readonly Remark[]): readonly string[] =>
  remarks.map((remark) => remarkText(remark) ?? '?')

function rootOf(files: readonly NamedFile[], name: string): XmlElement {
  const root = readXml(textOf(files.find((file) => file.name === name)!))
  if (!root.ok) throw new Error(JSON.stringify(root.error))
  return root.value
}

/** What is read of a pack, its drawing left aside: that takes long. */
function made(files: readonly NamedFile[]): { definition: Definition | null; sentences: readonly string[] } {
  const provinces = readProvinces(rootOf(files, 'two_seas_adjacency.xml'))
  const { raw, faults, remarks } = variantOfPack(rootOf(files, 'variants.xml'), provinces)
  const definition = definitionFrom(raw)
  if (!('format' in definition)) return { definition: null, sentences: said([...faults, ...definition]) }
  return { definition, sentences: said([...faults, ...remarks]) }
}
const sentences = (files: readonly NamedFile[]) => made(files).sentences
function definitionOf(files: readonly NamedFile[]): Definition {
  const { definition, sentences: faults } = made(files)
  if (!definition) throw new Error(faults.join(' '))
  return definition
}

/** What is read of a pack with its drawing. */
const read = (files: readonly NamedFile[]): readonly Read[] => readBrought(files) ?? []
function kept(files: readonly NamedFile[]): Kept {
  const [one] = read(files)
  if (one?.kind !== 'kept') throw new Error(JSON.stringify(one))
  return one.kept as Kept
}

/** A further province of the pack, in the south of the North Sea. */
const further = (province: string, id: string): readonly Change[] => [
  ['adjacency', '</PROVINCES>', `${province}</PROVINCES>`],
  ['svg', '<path id="_sse"', `<rect id="_${id}" x="250" y="20" width="60" height="60"/><path id="_sse"`],
]

/** A border with conditions, at a province that has it. */
const bordered = (border: string, at = 'fullname="Isthmus"'): readonly Change[] => [
  ['adjacency', '<PROVINCES>', `<PROVINCES><BORDER_DEFINITIONS>${border}</BORDER_DEFINITIONS>`],
  ['adjacency', at, `${at} borders="b"`],
]

describe('provinces of a pack', () => {
  it('may be called by any of their names', () => {
    // As the packs of the usual map have `nwy` and mean it by `nor`.
    const files = pack(
      ['adjacency', '<ADJACENCY type="mv" refs="wes eas"/>', '<ADJACENCY type="mv" refs="west eas"/>'],
      ['variants', '<SUPPLYCENTER province="wes"', '<SUPPLYCENTER province="west"'],
      ['variants', '<INITIALSTATE province="wes"', '<INITIALSTATE province="West Land"'],
      ['svg', 'id="_wes"', 'id="_west"'],
    )
    expect(kept(files)).toEqual(kept(filesOf(PLAIN)))
  })

  it('may be islands, which border themselves alone by land', () => {
    const rhodes =
      '<PROVINCE shortname="rho" fullname="Rhodes"><ADJACENCY type="mv" refs="rho"/><ADJACENCY type="xc" refs="nse"/></PROVINCE>'
    const files = pack(...further(rhodes, 'rho'), [
      'adjacency',
      'refs="wes eas isl-nc"',
      'refs="wes eas isl-nc rho"',
    ])
    expect(definitionOf(files)).toMatchObject({ fleets: { RHO: ['NSE'] } })
    expect(definitionOf(files).armies).not.toHaveProperty('RHO')
    expect(definitionOf(files).provinces.find(({ id }) => id === 'RHO')?.kind).toBe('coastal')
  })

  it('that border nothing but themselves are land that nobody enters', () => {
    const alps = '<PROVINCE shortname="swi" fullname="Alps"><ADJACENCY type="mv" refs="swi"/></PROVINCE>'
    const files = pack(...further(alps, 'swi'), [
      'variants',
      '<SUPPLYCENTER province="isl"/>',
      '<SUPPLYCENTER province="isl"/><SUPPLYCENTER province="swi" homepower="red" owner="red"/>',
    ])
    expect(sentences(files)).toEqual(['Borders nothing, so nobody enters it: Alps.'])
    expect(definitionOf(files).provinces.map(({ id }) => id)).not.toContain('SWI')
    // Its shape is impassable on the map.
    expect(read(files)[0]?.kind).toBe('kept')
    expect(definitionOf(files).powers[0]?.homes).toEqual(['WES'])
  })

  it('may have a coast whose fleets convoy, and inland that means nothing', () => {
    const convoying = (files: readonly NamedFile[]) => definitionOf(files).provinces.filter((one) => one.convoying).map(({ id }) => id) // oxfmt-ignore
    expect(convoying(pack(['adjacency', 'fullname="Isthmus"', 'fullname="Isthmus" isConvoyableCoast="true"']))).toEqual(['ISL']) // oxfmt-ignore
    expect(convoying(pack(['adjacency', 'fullname="North Sea"', 'fullname="North Sea" isConvoyableCoast="true"']))).toEqual([]) // oxfmt-ignore
  })
})

describe('a fleet of a pack', () => {
  const placed = (state: string) =>
    pack(['variants', '<INITIALSTATE province="eas" power="blue" unit="fleet"/>', `<INITIALSTATE ${state}/>`])

  it('begins on the coast that `unitcoast` names', () => {
    const coast = (state: string) => definitionOf(placed(state)).powers[1]?.start
    expect(coast('province="isl" power="blue" unit="fleet" unitcoast="nc"')).toEqual(['F ISL/NC'])
    expect(coast('province="isl" power="blue" unit="fleet" unitcoast="SC"')).toEqual(['F ISL/SC'])
    expect(coast('province="isl-sc" power="blue" unit="fleet"')).toEqual(['F ISL/SC'])
    // Where there is one coast, the pack may name it or not, and an army has none.
    expect(coast('province="eas" power="blue" unit="fleet" unitcoast="xc"')).toEqual(['F EAS'])
    expect(coast('province="isl" power="blue" unit="army" unitcoast="nc"')).toEqual(['A ISL'])
  })

  it('without a coast where there are several is a fault', () => {
    expect(made(placed('province="isl" power="blue" unit="fleet"'))).toEqual({
      definition: null,
      sentences: ['The unit F ISL cannot stand in Isthmus (ISL).'],
    })
  })
})

describe('a border with conditions', () => {
  const CASES: readonly (readonly [border: string, sentence: readonly string[]])[] = [
    [
      '<BORDER id="b" description="" from="wes" baseMoveModifier="-1"/>',
      ['The pack changes the strength of attacks into Isthmus (West Land: −1); here they are as strong as anywhere.'],
    ],
    [
      '<BORDER id="b" description="" baseMoveModifier="2"/>',
      ['The pack changes the strength of attacks into Isthmus (+2); here they are as strong as anywhere.'],
    ],
    [
      '<BORDER id="b" description="Ice prevents all orders in the Fall." season="fall"/>',
      ['The pack closes Isthmus at some times (fall); here it is always open.'],
    ],
    [
      '<BORDER id="b" description="" from="wes, eas" year="1914, 1920" phase="Movement" orderTypes="dip.order.Move"/>',
      ['The pack closes Isthmus at some times (West Land, East Land: 1914 1920, Movement, Move); here it is always open.'],
    ],
    [
      '<BORDER id="b" description="" year="even" unitTypes="Fleet, Wing"/>',
      ['The pack closes Isthmus at some times (even, Fleet Wing); here it is always open.'],
    ],
    [
      '<BORDER id="b" description="" unitTypes="Fleet"/>',
      ['The pack closes Isthmus to some units (Fleet); here it is open to all that can stand there.'],
    ],
    ['<BORDER id="b" description="nothing"/>', []],
    ['<BORDER id="other" description="" season="fall"/>', []],
  ] // oxfmt-ignore
  it.each(CASES)('%s is told in a sentence', (border, expected) => {
    expect(sentences(pack(...bordered(border)))).toEqual(expected)
  })
})

describe('rules of a pack', () => {
  const rule = (text: string) =>
    sentences(pack(['variants', 'name="OPTION_BUILDS" value="VALUE_BUILDS_HOME_ONLY"', text]))

  it.each([
    ['name="OPTION_BUILDS" value="VALUE_BUILDS_ANY_IF_HOME_OWNED"', 'The pack lets powers build in all centres they own; here they build in their home centres.'],
    ['name="OPTION_WINGS" value="VALUE_WINGS_ENABLED"', 'The pack has air units; here there are armies and fleets alone.'],
    ['name="OPTION_CONVOYED_MOVES" value="VALUE_PATHS_EXPLICIT"', 'The pack says whether the route of a convoy is written; here it may be written or left out.'],
    ['name="OPTION_WEATHER" value="VALUE_RAIN"', 'The pack wants a rule that is not played here: OPTION_WEATHER VALUE_RAIN.'],
  ])('%s', (text, sentence) => {
    expect(rule(text)).toEqual([sentence])
  }) // oxfmt-ignore

  it('that are played anyway need no sentence', () => {
    for (const text of ['name="OPTION_WINGS" value="VALUE_WINGS_DISABLED"', 'name="OPTION_CONVOYED_MOVES" value="VALUE_PATHS_EITHER"'])
      expect(rule(text)).toEqual([]) // oxfmt-ignore
  })

  it('know a power by its other names', () => {
    const files = pack(
      ['variants', 'name="Red" active="true"', 'name="Red" altnames="Rubra, Crimson" active="true"'],
      ['variants', 'homepower="red" owner="red"', 'homepower="crimson" owner="rubra"'],
      ['variants', 'power="red"', 'power="rubra"'],
    )
    expect(definitionOf(files)).toEqual(definitionOf(filesOf(PLAIN)))
    expect(sentences(files)).toEqual([])
  })

  it('about powers and centres are told by name', () => {
    const files = pack(
      ['variants', '<STARTINGTIME', '<POWER name="Gold" active="false" adjective="g"/><STARTINGTIME'],
      ['variants', '<SUPPLYCENTER province="isl"/>', '<SUPPLYCENTER province="isl" owner="red"/>'],
      ['variants', '<INITIALSTATE province="wes"', '<INITIALSTATE province="isl" power="red" unit="wing"/><INITIALSTATE province="wes"'],
    ) // oxfmt-ignore
    expect(sentences(files)).toEqual([
      'Nobody plays this power in the pack, and it is left out: Gold.',
      'Here there are armies and fleets alone. Left out: wing in Isthmus.',
      'In the pack Red owns Isthmus from the start, which is not its home. Here nobody owns it before it is taken.',
    ])
  })
})

describe('the length of a pack’s game', () => {
  const lasting = (years: string): NamedFile[] =>
    pack([
      'variants',
      '<GAME_LENGTH value="0"/>',
      `<YEARS_WITHOUT_SC_CAPTURE value="7"/><GAME_LENGTH value="${years}"/>`,
    ])

  it('is the last year of a table, and told', () => {
    expect(definitionOf(lasting('35'))).toMatchObject({ year: 1500, lastYear: 1534 })
    expect(sentences(lasting('35'))).toEqual([
      'The pack’s game ends in a draw with its last year, 1534 (years: 35). Here it ends with that year too, and most centres win; both can be changed when a table is set.',
      'The pack’s game ends in a draw when no centre has changed hands for so many years: 7. Here people vote for a draw.',
    ])
    for (const years of ['0', '-3', 'many', '9000'])
      expect(definitionOf(lasting(years))).not.toHaveProperty('lastYear')
  })

  it('is what a table on its board agrees on, until it agrees on something else', () => {
    const board = kept(lasting('35'))
    const id = idOf(board)
    enter(variantFrom(board.definition, id))
    const usual = diplomacy.optionsSchema.parse({})
    const on = onBoard(usual, id)
    expect(on.end).toEqual({ year: 1534, latest: null, by: 'centres' })
    // Another board has no such end, and one that people agreed on goes with them.
    expect(onBoard(dated(on, 1600), 'standard').end.year).toBeNull()
    expect(onBoard({ ...on, end: { ...on.end, year: 1510 } }, 'standard').end.year).toBe(1911)
    expect(onBoard({ ...usual, end: { year: 1910, latest: null, by: 'units' } }, id).end).toEqual({
      year: 1509,
      latest: null,
      by: 'units',
    })
  })
})

describe('several variants in one pack', () => {
  const variant = /<VARIANT [^]*<\/VARIANT>/.exec(PLAIN.variants)![0]
  const several = (...list: readonly string[]) => pack(['variants', variant, list.join('\n')])
  const named = (name: string) => variant.replace('VARIANT name="Two Seas"', `VARIANT name="${name}"`)
  const faulty = (name: string) => named(name).replace('province="isl"/>', 'province="utopia"/>')
  const faultsIn = (one: Read | undefined) => (one?.kind === 'faulty' ? said(one.faults) : [])

  it('are a board each, with an answer each', () => {
    const answers = read(several(named('Calm'), faulty('Odd'), named('Rough')))
    expect(answers.map((one) => (one.kind === 'kept' ? (one.kept as Kept).definition.title : faultsIn(one)))).toEqual([
      'Calm',
      ['The centre utopia is in no province.'],
      'Rough',
    ]) // oxfmt-ignore
  })

  it('are read up to a dozen, and the others are named', () => {
    const answers = read(several(...Array.from({ length: 14 }, (_, at) => faulty(`Seas ${at + 1}`))))
    expect(answers).toHaveLength(13)
    expect(faultsIn(answers[12])).toEqual([
      'Of one pack 12 variants are read. These are left out: Seas 13, Seas 14.',
    ])
  })
})
