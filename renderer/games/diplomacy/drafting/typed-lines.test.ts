import { describe, expect, it } from 'vitest'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import { type DiplomacyState, seatOf, sheetOf } from '../../../../shared/games/diplomacy/game/state.ts'
import { newGame, position } from '../../../../test/contract/played.ts'
import { writeLines } from './typed-lines.ts'

const [england, france, russia] = ['ENGLAND', 'FRANCE', 'RUSSIA'] as unknown as [PowerId, PowerId, PowerId]

/** A game whose sheets are written as pages write them; `beside` are the powers of the hand. */
function table(from: DiplomacyState = newGame(), beside: readonly PowerId[] = []) {
  let state = from
  const send = async (text: string, power: PowerId | null) => {
    const intent = { kind: 'write', text, language: 'en', beside } as const
    const step = diplomacy.apply(state, seatOf(power ?? england), intent)
    if (step.ok) state = step.value.state
    return Promise.resolve(step.ok ? null : step.error)
  }
  const written = (power: PowerId) => sheetOf(state, seatOf(power)).drafts.map(({ text }) => text)
  return { send, written }
}

describe('several orders at once', () => {
  it.each([
    ['on lines', 'F Lon - NTH\nA Lvp - Xyz\nF Edi - NWG', 'A Lvp - Xyz'],
    ['in a row', 'F Lon - NTH, A Lvp - Xyz, F Edi - NWG', 'A Lvp - Xyz'],
    ['under a heading', 'England:\nF Lon - NTH\nnonsense\nF Edi - NWG', 'nonsense'],
    ['for a space without a unit', 'F Lon - NTH; A Tun H; F Edi - NWG', 'A Tun H'],
    ['for somebody else’s unit', 'F Lon - NTH; A Par H; F Edi - NWG', 'A Par H'],
  ])('a bad one %s stays alone', async (_, text, left) => {
    const { send, written } = table()
    const outcome = await writeLines(text, [england], send)
    expect(written(england)).toEqual(['F Lon - NTH', 'F Edi - NWG'])
    expect(outcome.left).toBe(left)
    expect(outcome.unwritten).toMatchObject([
      { line: left, refusal: { code: expect.stringMatching(/^order\//) as unknown } },
    ])
  })

  it('go to the sheets of their units, where several are in one hand', async () => {
    const { send, written } = table()
    const text = 'F Lon - NTH\nA Par - Bur\nF Edi - NWG\nA Mos - Ukr\nF Nap H'
    const outcome = await writeLines(text, [england, france, russia], send)
    expect([england, france, russia].map(written)).toEqual([
      ['F Lon - NTH', 'F Edi - NWG'],
      ['A Par - Bur'],
      ['A Mos - Ukr'],
    ])
    expect(outcome).toMatchObject({ left: 'F Nap H', elsewhere: [france, russia] })
  })

  it('that are all for another sheet do not change this one', async () => {
    const { send, written } = table()
    expect(await writeLines('A Par - Bur', [england, france], send)).toEqual({
      left: '',
      unwritten: [],
      elsewhere: [france],
    })
    expect(written(england)).toEqual([])
  })

  it('of which none can be read stay as they are', async () => {
    const { send } = table()
    expect(await writeLines('abc\ndef', [england], send)).toMatchObject({ left: 'abc\ndef', elsewhere: [] })
  })
})

describe('builds and removals typed on one sheet of a hand', () => {
  const hand = [england, france, russia]
  const winter = { season: 'winter', phase: 'adjustments' } as const
  const building = position(
    newGame(),
    ['ENGLAND F NTH', 'FRANCE A SPA', 'RUSSIA A UKR'],
    { ENGLAND: 'LON LVP EDI', FRANCE: 'PAR MAR BRE', RUSSIA: 'MOS WAR' },
    winter,
  )

  it.each([
    [
      'with their verbs',
      'build F Lon\nbuild A Par\nbuild A Mos',
      ['build F Lon'],
      ['build A Par'],
      ['build A Mos'],
    ],
    ['as the books write them', 'F Lon, A Par, A Mos', ['F Lon'], ['A Par'], ['A Mos']],
    [
      'waived under headings',
      'England: F Lon\nFrance: waive\nRussia: A War',
      ['F Lon'],
      ['waive'],
      ['A War'],
    ],
  ])('go to the sheets of their homes, %s', async (_, text, ...sheets) => {
    const { send, written } = table(building, hand)
    const outcome = await writeLines(text, hand, send)
    expect(hand.map(written)).toEqual(sheets)
    expect(outcome).toEqual({ left: '', unwritten: [], elsewhere: [france, russia] })
  })

  it('stay where they are, and are judged, when the home belongs to no power of this hand', async () => {
    const { send, written } = table(building, hand)
    expect(await writeLines('build A Mun', hand, send)).toEqual({ left: '', unwritten: [], elsewhere: [] })
    expect(written(england)).toEqual(['build A Mun'])
  })

  it('come back with their reason where the other power has nothing to build', async () => {
    const full = position(
      building,
      ['ENGLAND F NTH', 'FRANCE A SPA'],
      { ENGLAND: 'LON LVP', FRANCE: 'MAR' },
      winter,
    )
    const { send, written } = table(full, hand)
    expect(await writeLines('build F Lon\nbuild A Par', hand, send)).toMatchObject({
      left: 'build A Par',
      unwritten: [{ line: 'build A Par', refusal: { code: 'sheet/nothing-to-decide' } }],
    })
    expect(written(england)).toEqual(['build F Lon'])
  })

  it('remove units for each power', async () => {
    const losing = position(
      newGame(),
      ['ENGLAND F NTH', 'ENGLAND F LON', 'FRANCE A SPA', 'FRANCE A PAR'],
      { ENGLAND: 'LON', FRANCE: 'PAR' },
      winter,
    )
    const { send, written } = table(losing, hand)
    const outcome = await writeLines('remove F Nth\nA Spa D', hand, send)
    expect([england, france].map(written)).toEqual([['remove F Nth'], ['A Spa D']])
    expect(outcome).toMatchObject({ left: '', elsewhere: [france] })
  })

  it('are read by a power with decisions where the open sheet has none', async () => {
    const only = position(
      building,
      ['ENGLAND F NTH', 'FRANCE A SPA'],
      { ENGLAND: 'LON', FRANCE: 'PAR MAR' },
      winter,
    )
    const { send, written } = table(only, hand)
    expect(await writeLines('build A Par', hand, send, { first: france })).toEqual({
      left: '',
      unwritten: [],
      elsewhere: [france],
    })
    expect(written(france)).toEqual(['build A Par'])
  })
})
