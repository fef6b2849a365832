// The transcript of a game, as the print room saves it, is read back as the same game.
import { afterEach, describe, expect, it } from 'vitest'
import { readSavedGame } from '../../../../shared/games/diplomacy/exchange/read-saved-game.ts'
import { writeTail } from '../../../../shared/games/diplomacy/exchange/transcript-tail.ts'
import { writeSavedGame } from '../../../../shared/games/diplomacy/exchange/write-saved-game.ts'
import { type DiplomacyState, positionIn } from '../../../../shared/games/diplomacy/game/state.ts'
import type { Unit } from '../../../../shared/games/diplomacy/board/unit.ts'
import { wayNamed } from '../../../../shared/games/diplomacy/options/ways.ts'
import { variantOf } from '../../../../shared/games/diplomacy/variants/index.ts'
import { LANGUAGES, type Language } from '../../../../shared/kernel/language.ts'
import { named, newGame, orders, position, screen, turn, unit } from '../../../../test/contract/played.ts'
import { played, replayed } from '../../../../test/contract/played-out.ts'
import { showBoard } from '../words/board-shown.ts'
import { transcriptOf, transcriptText } from './transcript.ts'

const show = (variant: 'standard' | DiplomacyState['options']['variant']) =>
  showBoard(variant, variantOf(variant).look)
afterEach(() => show('standard'))

/** The text as the print room saves it. */
function textOf(
  state: DiplomacyState,
  language: Language = 'en',
  style: 'codes' | 'names' = 'codes',
): string {
  const { options, records } = state
  show(options.variant)
  const view = screen(state)
  const powers = view.powers.map(({ power }) => power)
  const phases = transcriptOf(records, view.history, powers, language, style)
  const game = writeSavedGame('An evening', view, records, options)
  return transcriptText('An evening', phases, writeTail(game, options, records, language))
}

const withoutTail = (text: string) => text.replace(/\nentente .*\n$/, '')

const names = (units: readonly Unit[]) => units.map(named).sort()
/** Where everybody stood when each turn was ordered, and who owned what. */
const story = ({ records }: DiplomacyState) =>
  records
    .filter(({ turn }) => turn.phase === 'movement')
    .map(({ turn, units, owners }) => ({ turn, units: names(units), owners }))
const errorOf = (text: string) => {
  const read = readSavedGame(text)
  return read?.ok ? undefined : read?.error
}

describe('a transcript is read back as the same game', () => {
  it.each(
    LANGUAGES.flatMap((language) => (['codes', 'names'] as const).map((style) => [language, style] as const)),
  )('in %s, in %s', (language, style) => {
    const before = played('text')
    const after = replayed(textOf(before, language, style))
    expect(after.records).toEqual(before.records)
    expect(names(after.units)).toEqual(names(before.units))
    expect(after.turn).toEqual(before.turn)
  })

  it.each(variantOf('standard').ways.map(({ id }) => id))('with what its way says: %s', (id) => {
    const before = played('ways', wayNamed(id, 'standard').options, 25)
    const after = replayed(textOf(before))
    expect(story(after)).toEqual(story(before))
    expect(names(after.units)).toEqual(names(before.units))
    expect(after.ending).toEqual(before.ending)
  })

  it.each([
    ['ancient-mediterranean', {}],
    ['imperial', {}],
    ['versailles', { pairs: { made: 'preferred', told: 'end', year: null } }],
    ['standard-escalation', wayNamed('escalation-3', 'standard-escalation').options],
    ['ancient-mediterranean-escalation', {}],
  ] as const)('on %s', (variant, options) => {
    const before = played('boards', { variant, ...options }, 14)
    const after = replayed(textOf(before))
    expect(story(after)).toEqual(story(before))
    expect(names(after.units)).toEqual(names(before.units))
  })

  it('whatever a lot decided (Secrets)', () => {
    const before = played('boards', { variant: 'secrets' }, 20)
    const after = replayed(textOf(before))
    expect(story(after)).toEqual(story(before))
  })

  it('that began in the middle', () => {
    const fall = positionIn(turn(turn(newGame(), { FRANCE: 'A PAR - BUR' }), { FRANCE: 'A BUR - BEL' }))
    const before = turn(turn(newGame({ position: fall }), { FRANCE: 'F MAR B' }), { FRANCE: 'F MAR - LYO' })
    const after = replayed(textOf(before))
    expect(story(after)).toEqual(story(before))
    expect(names(after.units)).toEqual(names(before.units))
  })

  it('with a ruling of its gamemaster, and a fleet whose order does not name its coast', () => {
    const spring = turn(newGame(), { RUSSIA: 'F STP - BOT' })
    const ruled = position(spring, ['RUSSIA F STP/SC', 'FRANCE A PAR', 'FRANCE F SPA/NC'])
    const before = turn(orders(ruled, 'RUSSIA', 'F STP - BOT'))
    const after = replayed(textOf(before))
    expect(story(after).map(({ units }) => units)).toEqual(story(before).map(({ units }) => units))
    expect(names(after.units)).toEqual(names(before.units))
  })

  it('without the line for programs, in English', () => {
    const before = played('plain', {}, 12)
    const text = withoutTail(textOf(before))
    expect(text).not.toContain('entente')
    expect(replayed(text).records).toEqual(before.records)
    expect(replayed(text.replaceAll(/ \[[SFW]\d+[MRA]\]/g, '').replaceAll('\n', '\r\n')).records).toEqual(
      before.records,
    )
    const ancient = withoutTail(textOf(played('plain', { variant: 'ancient-mediterranean' }, 4)))
    expect(replayed(ancient).options.variant).toBe('ancient-mediterranean')
  })
})

it('has lines that are no order of a unit in brackets, and they are passed over', () => {
  const twice = turn(newGame(), { FRANCE: 'A PAR - BUR; A PAR - GAS' })
  const text = textOf(twice)
  expect(text).toMatch(/\n {4}\(A PAR - GAS: .+\)\n/)
  expect(names(replayed(text).records[0]!.units)).toEqual(names(twice.records[0]!.units))
  const winter = turn(position(newGame(), [], {}, { season: 'winter', phase: 'adjustments' }))
  expect(textOf(winter)).toContain('\n    (Builds not used: 3)\n')
})

describe('a text is refused with what is wrong', () => {
  const text = textOf(turn(newGame(), { FRANCE: 'A PAR - BUR' }))

  it.each([
    [
      'an order',
      text.replace('A PAR - BUR', 'A PAR dances'),
      'import/unknown-order',
      { phase: 'S1901M', text: 'A PAR dances' },
    ],
    [
      'a power',
      text.replace('  France\n', '  Atlantis\n'),
      'import/unknown-word',
      { phase: 'S1901M', text: 'Atlantis' },
    ],
    [
      'a line',
      text.replace('  France\n', 'France\n'),
      'import/unknown-word',
      { phase: 'S1901M', text: 'France' },
    ],
    [
      'a phase',
      text
        .replace('[S1901M]', '[F1901M]')
        .replaceAll('Spring', 'Fall')
        .replace('entente', 'Spring 1903\n\nentente'),
      'import/wrong-phase',
      { phase: 'S1903M', expected: 'S1902M' },
    ],
    [
      'the map',
      text.replace('"map":"standard"', '"map":"colonial"'),
      'import/unknown-map',
      { map: 'colonial' },
    ],
    [
      'the last line',
      text.replace('"language":"en"', '"language":"xx"'),
      'import/not-a-game',
      { where: 'entente.language' },
    ],
    [
      'the JSON of the last line',
      text.replace('"language"', 'language'),
      'import/not-a-game',
      { where: 'entente' },
    ],
  ])('%s', (_, broken, code, data) => {
    expect(broken).not.toBe(text)
    expect(errorOf(broken)).toEqual({ code, data })
  })

  it('an order that its power could not give', () => {
    const units = ['FRANCE A MAR', 'FRANCE A GAS', 'GERMANY A BUR'].map(unit)
    const battle = newGame({ position: { ...positionIn(newGame()), units } })
    const retreat = turn(turn(battle, { FRANCE: 'A MAR - BUR; A GAS S A MAR - BUR' }), {
      GERMANY: 'A BUR - MUN',
    })
    const told = textOf(retreat)
    expect(names(replayed(told).units)).toEqual(names(retreat.units))
    expect(errorOf(told.replace(/ {2}Germany\n(?= +A BUR R)/, '  Italy\n'))).toEqual({
      code: 'import/misplaced-order',
      data: { phase: 'S1901R', text: 'ITALY A BUR R MUN' },
    })
  })

  it('and any other text is none', () => {
    for (const other of ['', 'Spring 1901', 'Dear Ada,\nhow are you?', '{"phases"'])
      expect(readSavedGame(other)).toBeNull()
  })
})
