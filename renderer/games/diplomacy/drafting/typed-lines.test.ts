import { describe, expect, it } from 'vitest'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import { type DiplomacyState, seatOf, sheetOf } from '../../../../shared/games/diplomacy/state.ts'
import { newGame } from '../../../../test/contract/played.ts'
import { writeLines } from './typed-lines.ts'

const [england, france, russia] = ['ENGLAND', 'FRANCE', 'RUSSIA'] as unknown as [PowerId, PowerId, PowerId]

/** A game whose sheets are written as pages write them. */
function table() {
  let state: DiplomacyState = newGame()
  const send = async (text: string, power: PowerId | null) => {
    const step = diplomacy.apply(state, seatOf(power ?? england), { kind: 'write', text, language: 'en' })
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

  it('that are all for another sheet leave this one alone', async () => {
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
