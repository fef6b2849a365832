// Secrets of Diplomacy as a game on the table: declarations, who sees them, and orders for later turns.
import { expect, it } from 'vitest'
import {
  lastRecord,
  named,
  newGame,
  orders,
  position,
  screen,
  seat,
  sheetOf,
  turn,
} from '../../../../test/contract/played.ts'
import type { PowerId, ProvinceId } from '../board/ids.ts'
import { diplomacy } from '../game.ts'
import { positionOf } from '../position/position.ts'
import { besideProvince } from '../rules/secrets/declaring.ts'
import { compiledFor } from '../variants/compiled.ts'
import type { DiplomacyIntent, DiplomacyView } from '../view.ts'
import { peaceOf } from './agreeing.ts'
import type { DiplomacyState } from './state.ts'

const game = newGame({ variant: 'secrets' })

const act = (state: DiplomacyState, power: string, intent: object): DiplomacyState => {
  const step = diplomacy.apply(state, seat(power), diplomacy.intentSchema.parse(intent))
  if (!step.ok) throw new Error(step.error.code)
  return step.value.state
}
const declare = (state: DiplomacyState, power: string, declaration: object) =>
  act(state, power, { kind: 'declare', declaration })
const refusal = (state: DiplomacyState, power: string, declaration: object): string | null => {
  const step = diplomacy.apply(state, seat(power), {
    kind: 'declare',
    declaration,
  } as unknown as DiplomacyIntent)
  return step.ok ? null : step.error.code
}
const viewOf = (state: DiplomacyState, power: string): DiplomacyView =>
  diplomacy.view(state, { kind: 'seats', seats: [seat(power)] })

it('begins with the land of each country, by the rules of its own', () => {
  expect(game.options.edition).toBe('secrets')
  expect(game.owners).toMatchObject({ BOH: 'AUSTRIA', SIL: 'GERMANY', SYR: 'TURKEY' })
  expect(game.owners).not.toHaveProperty('BEL')
  expect(screen(game).powers.find(({ power }) => (power as string) === 'GERMANY')).toMatchObject({
    land: 6,
    centres: 3,
  })
})

it('uses other rules only on other boards', () => {
  expect(diplomacy.optionsSchema.safeParse({ variant: 'secrets', edition: '2000' }).success).toBe(false)
  expect(diplomacy.optionsSchema.safeParse({ variant: 'standard', edition: 'secrets' }).success).toBe(false)
})

it('has the neighbours that the text lists (S1), and no province where nobody may go (S2)', () => {
  const { board } = compiledFor(game.options)
  const beside = (id: string) => [...besideProvince(board, id as ProvinceId)].sort()
  expect(beside('DEN')).toEqual(['BAL', 'HEL', 'KIE', 'NTH', 'SKA', 'SWE'])
  expect(beside('HEL')).toEqual(['BAL', 'DEN', 'HOL', 'KIE', 'NTH', 'SKA'])
  expect(beside('SKA')).toEqual(['DEN', 'HEL', 'NTH', 'NWY', 'SWE'])
  expect(beside('RUM')).toContain('SER')
  expect(beside('SPA')).not.toContain('NAF')
  expect(board.facts.spaces).toHaveLength(75)
  for (const closed of ['Switzerland', 'Ireland', 'Iceland', 'Sardinia'])
    expect(
      diplomacy.apply(game, seat('GERMANY'), { kind: 'write', text: `A MUN - ${closed}`, language: 'en' }),
    ).toMatchObject({ ok: false, error: { parts: [{ refusal: { data: { why: 'unknown-place' } } }] } })
})

it('gives a unit one order: a second one takes the place of the first (S10)', () => {
  const twice = orders(orders(game, 'GERMANY', 'A BER - SIL'), 'GERMANY', 'A BER S A MUN')
  expect(sheetOf(twice, 'GERMANY').drafts).toMatchObject([{ order: { kind: 'support-hold' } }])
})

it('counts centres after the fall alone (S22)', () => {
  const rich = (season: 'spring' | 'fall') =>
    turn(position(game, ['GERMANY A BER', 'RUSSIA A WAR'], { GERMANY: 'BER MUN', RUSSIA: 'WAR' }, { season }))
  expect(rich('spring').turn).toMatchObject({ season: 'fall', phase: 'movement' })
  expect(rich('fall').turn).toMatchObject({ phase: 'adjustments' })
})

it('refuses what cannot be declared, and changes nothing', () => {
  expect(refusal(game, 'GERMANY', { kind: 'strike', from: 'MUN', at: 'PAR' })).toBe('strike/too-far')
  expect(refusal(game, 'GERMANY', { kind: 'strike', from: 'SIL', at: 'WAR' })).toBe('strike/no-unit')
  expect(refusal(game, 'GERMANY', { kind: 'gift', land: 'WAR', to: 'AUSTRIA' })).toBe('gift/not-yours')
  expect(refusal(game, 'GERMANY', { kind: 'treaty', with: 'GERMANY', open: true, text: 'Peace' })).toBe(
    'treaty/with-oneself',
  )
  expect(refusal(newGame(), 'GERMANY', { kind: 'gift', land: 'SIL', to: 'AUSTRIA' })).toBe('declare/unknown')
})

it('keeps one strike, and steps back and forward over it', () => {
  const one = declare(game, 'GERMANY', { kind: 'strike', from: 'MUN', at: 'TYR' })
  const two = declare(one, 'GERMANY', { kind: 'strike', from: 'MUN', at: 'BOH' })
  expect(sheetOf(two, 'GERMANY').declaring?.declared).toEqual([{ kind: 'strike', from: 'MUN', at: 'BOH' }])
  const undone = act(two, 'GERMANY', { kind: 'undo' })
  expect(sheetOf(undone, 'GERMANY').declaring?.declared).toEqual([{ kind: 'strike', from: 'MUN', at: 'TYR' }])
  expect(sheetOf(act(undone, 'GERMANY', { kind: 'redo' }), 'GERMANY').declaring?.declared).toHaveLength(1)
  expect(
    sheetOf(act(two, 'GERMANY', { kind: 'withdraw', slot: 'strike' }), 'GERMANY').declaring?.declared,
  ).toEqual([])
})

it('keeps declarations where orders are written after them', () => {
  const struck = declare(game, 'GERMANY', { kind: 'strike', from: 'MUN', at: 'TYR' })
  const written = orders(struck, 'GERMANY', 'A BER - KIE')
  expect(sheetOf(written, 'GERMANY')).toMatchObject({
    drafts: [{}],
    declaring: { declared: [{ kind: 'strike' }] },
  })
})

it('shows a sheet to its own seat alone', () => {
  const struck = declare(game, 'GERMANY', { kind: 'strike', from: 'MUN', at: 'TYR' })
  for (const eyes of [viewOf(struck, 'FRANCE'), screen(struck)])
    expect(JSON.stringify(eyes)).not.toContain('"strike"')
})

it('strikes once: the record shows it, and the weapon is used', () => {
  const after = turn(declare(game, 'GERMANY', { kind: 'strike', from: 'MUN', at: 'TYR' }))
  expect(after.owners).toMatchObject({ TYR: 'GERMANY' })
  expect(after.pacts?.spent).toEqual(['GERMANY'])
  // A plan from a later phase that has closed knows it too.
  expect(positionOf(lastRecord(turn(after)), null).pacts).toEqual(after.pacts)
  expect(lastRecord(after).season?.strikes).toMatchObject([
    { by: 'GERMANY', at: 'TYR', fate: 'struck', destroyed: [] },
  ])
  expect(refusal(after, 'GERMANY', { kind: 'strike', from: 'MUN', at: 'BOH' })).toBe('strike/spent')
  expect(sheetOf(after, 'GERMANY').declaring?.options).toMatchObject({ spent: true, strikes: [] })
})

it('shows an open treaty to all, and that the other side did not confirm it', () => {
  const treaty = (who: string) => ({
    kind: 'treaty',
    with: who,
    open: true,
    text: 'No fleets in the Channel',
  })
  const alone = turn(declare(game, 'ENGLAND', treaty('FRANCE')))
  expect(screen(alone).last?.treaties).toMatchObject([{ by: 'ENGLAND', with: 'FRANCE', confirmed: false }])
  const both = turn(declare(declare(game, 'ENGLAND', treaty('FRANCE')), 'FRANCE', treaty('ENGLAND')))
  expect(screen(both).last?.treaties?.map(({ confirmed }) => confirmed)).toEqual([true, true])
})

it('shows a secret treaty to its two sides alone, in views and in the history', () => {
  const text = 'Belgium shall be ours'
  const state = turn(declare(game, 'ENGLAND', { kind: 'treaty', with: 'GERMANY', open: false, text }))
  const recordFor = (power: string) => diplomacy.record(state, 0, { kind: 'seats', seats: [seat(power)] })
  for (const power of ['ENGLAND', 'GERMANY']) {
    expect(JSON.stringify(viewOf(state, power))).toContain(text)
    expect(JSON.stringify(recordFor(power))).toContain(text)
  }
  for (const power of ['FRANCE', 'RUSSIA']) {
    expect(JSON.stringify(viewOf(state, power))).not.toContain(text)
    expect(JSON.stringify(recordFor(power))).not.toContain(text)
  }
  expect(JSON.stringify(screen(state))).not.toContain(text)
  expect(JSON.stringify(diplomacy.record(state, 0, { kind: 'screen' }))).not.toContain(text)
})

it('a secret treaty does not confirm an open one', () => {
  const text = 'Peace'
  const open = declare(game, 'ENGLAND', { kind: 'treaty', with: 'FRANCE', open: true, text })
  const after = turn(declare(open, 'FRANCE', { kind: 'treaty', with: 'ENGLAND', open: false, text }))
  expect(screen(after).last?.treaties).toMatchObject([{ by: 'ENGLAND', confirmed: false }])
})

it('writes orders for a later turn into its sheet, and reports those no longer possible', () => {
  const later = (state: DiplomacyState, intent: object) =>
    act(state, 'GERMANY', { kind: 'defer', year: 1901, season: 'fall', ...intent })
  const move = (at: string, to: string) => ({ order: { kind: 'move', unit: { type: 'A', at }, to } })
  let state = later(game, move('BER', 'SIL'))
  state = later(state, move('MUN', 'BOH'))
  state = later(state, { declaration: { kind: 'gift', land: 'PRU', to: 'RUSSIA' } })
  expect(sheetOf(state, 'GERMANY').declaring?.deferred).toHaveLength(3)
  expect(JSON.stringify(viewOf(state, 'RUSSIA'))).not.toContain('"gift"')
  const fall = turn(state, { GERMANY: 'A MUN - TYR' })
  const sheet = sheetOf(fall, 'GERMANY')
  expect(sheet.drafts).toMatchObject([{ order: { kind: 'move', to: 'SIL' } }])
  expect(sheet.declaring).toMatchObject({
    declared: [{ kind: 'gift', land: 'PRU' }],
    deferred: [],
    dropped: [{ order: { unit: { at: 'MUN' } } }],
  })
  expect(sheetOf(turn(fall), 'GERMANY').declaring?.dropped).toEqual([])
})

it('refuses orders for a turn that is past or too far off', () => {
  const code = (year: number, season: string) => {
    const order = { kind: 'hold', unit: { type: 'A', at: 'BER' } }
    const intent = diplomacy.intentSchema.parse({ kind: 'defer', year, season, order })
    const step = diplomacy.apply(game, seat('GERMANY'), intent)
    return step.ok ? null : step.error.code
  }
  expect([code(1901, 'spring'), code(1901, 'fall'), code(1903, 'spring'), code(1903, 'fall')]).toEqual([
    'defer/past',
    null,
    null,
    'defer/too-far',
  ])
})

it('lets units of an absent player defend, and draws their retreats by lot', () => {
  const beaten = position(game, ['GERMANY A SIL', 'RUSSIA A GAL', 'RUSSIA A WAR'], {
    GERMANY: 'MUN BER',
    RUSSIA: 'WAR',
  })
  const waiting = turn(beaten, { RUSSIA: 'A GAL - SIL; A WAR S A GAL - SIL' }, ['GERMANY'])
  expect(waiting.turn.phase).toBe('retreats')
  const after = turn(waiting, {}, ['GERMANY'])
  expect(after.units.filter(({ power }) => (power as string) === 'GERMANY')).toHaveLength(1)
  expect(after.records.at(-1)?.results[0]?.outcome).toEqual({ kind: 'retreats', lot: true })
})

it('strikes after the retreats: a unit that retreats into the target is destroyed', () => {
  const stage = position(game, ['GERMANY A SIL', 'RUSSIA A GAL', 'RUSSIA A WAR', 'AUSTRIA A VIE'], {
    GERMANY: 'MUN BER',
    RUSSIA: 'WAR',
  })
  const struck = declare(stage, 'AUSTRIA', { kind: 'strike', from: 'VIE', at: 'BOH' })
  const waiting = turn(struck, { RUSSIA: 'A GAL - SIL; A WAR S A GAL - SIL' })
  expect(waiting.records.at(-1)?.declared).toMatchObject([{ power: 'AUSTRIA' }])
  const after = turn(waiting, { GERMANY: 'A SIL R BOH' })
  expect(after.units.map(named)).not.toContain('GERMANY A BOH')
  expect(after.owners).toMatchObject({ BOH: 'AUSTRIA' })
})

it('ends when all rivals are destroyed, in whatever season (S55)', () => {
  const last = position(game, ['GERMANY A SIL', 'RUSSIA A WAR'], { GERMANY: 'BER', RUSSIA: 'SIL' })
  const after = turn(declare(last, 'GERMANY', { kind: 'strike', from: 'SIL', at: 'WAR' }))
  expect(after.ending).toEqual({ how: 'victory', winners: ['GERMANY'] })
})

it('does not end with eighteen centres', () => {
  const many = [
    'BER',
    'KIE',
    'MUN',
    'HOL',
    'BEL',
    'DEN',
    'SWE',
    'NWY',
    'PAR',
    'BRE',
    'MAR',
    'LON',
    'LVP',
    'EDI',
    'VIE',
    'BUD',
    'TRI',
    'VEN',
    'ROM',
  ].join(' ')
  const rich = position(
    game,
    ['GERMANY A SIL', 'RUSSIA A WAR'],
    { GERMANY: many, RUSSIA: 'WAR' },
    { season: 'fall' },
  )
  expect(turn(rich).ending).toBeNull()
})

it('reads declarations and printed sentences among typed lines, all of them or none', () => {
  const typed = (state: DiplomacyState, text: string, language = 'ru') =>
    diplomacy.apply(state, seat('GERMANY'), { kind: 'write', text, language })
  const sheet = `Приказ (Германия)
Армия Берлина перемещается в Силезию
Армия Мюнхена обороняется
Суперудар из Мюнхена в Богемию
Дарю Пруссию России
Договор с Россией: мир, вечный; и дружба`
  const step = typed(game, sheet)
  if (!step.ok) throw new Error(JSON.stringify(step.error))
  expect(sheetOf(step.value.state, 'GERMANY')).toMatchObject({
    drafts: [{ order: { kind: 'move', to: 'SIL' } }, { order: { kind: 'hold' } }],
    declaring: {
      declared: [
        { kind: 'strike', from: 'MUN', at: 'BOH' },
        { kind: 'gift', land: 'PRU', to: 'RUSSIA' },
        { kind: 'treaty', with: 'RUSSIA', open: true, text: 'мир, вечный; и дружба' },
      ],
    },
  })
  const inOneLine = typed(
    game,
    'A BER - KIE; Strike Bohemia; Treaty with Russia: peace; and friendship',
    'en',
  )
  if (!inOneLine.ok) throw new Error(JSON.stringify(inOneLine.error))
  expect(sheetOf(inOneLine.value.state, 'GERMANY')).toMatchObject({
    drafts: [{ order: { kind: 'move', to: 'KIE' } }],
    declaring: {
      declared: [
        { kind: 'strike', at: 'BOH' },
        { kind: 'treaty', text: 'peace; and friendship' },
      ],
    },
  })
  const refusals = (text: string) => {
    const refused = typed(game, text, 'en')
    return refused.ok ? null : [refused.error.code, refused.error.parts?.length]
  }
  expect(refusals('Strike Paris')).toEqual(['strike/too-far', 1])
  expect(refusals('A BER - KIE\nGive Warsaw to Russia')).toEqual(['gift/not-yours', 1])
  expect(refusals('Treaty with Germany: peace')).toEqual(['treaty/with-oneself', 1])
})

it('ends by agreement of two, or of two poles whose ballot says whether they are about equal (S55)', () => {
  const terms = (...sides: string[][]) => peaceOf(game, sides as unknown as PowerId[][])
  expect(terms(['GERMANY', 'AUSTRIA'], ['ENGLAND', 'FRANCE'])).toMatchObject({
    poles: [
      { land: 12, centres: 6, units: 6 },
      { land: 12, centres: 6, units: 6 },
    ],
    equal: true,
  })
  expect(terms(['GERMANY'], ['ENGLAND', 'FRANCE']).equal).toBe(false)
  const asked = (state: DiplomacyState, peace: unknown) => {
    const found = diplomacy.agreement!.asked(state, seat('GERMANY'), peace)
    return found.ok ? found.value.length : found.error.code
  }
  expect(asked(game, terms(['GERMANY', 'AUSTRIA']))).toBe(7)
  expect(asked(game, terms(['GERMANY'], ['GERMANY']))).toBe('peace/twice')
  expect(asked(game, terms(['GERMANY']))).toBe('peace/alone')
  expect(asked(newGame(), terms(['GERMANY', 'AUSTRIA']))).toBe('peace/not-here')
  const { state } = diplomacy.agreement!.agree(game, terms(['GERMANY'], ['ENGLAND', 'FRANCE']))
  expect(state.ending).toEqual({ how: 'draw', winners: ['GERMANY', 'ENGLAND', 'FRANCE'] })
})

it('ends as the gamemaster rules, by the poles as they are (S55)', () => {
  const peace = peaceOf(game, [['GERMANY', 'AUSTRIA'] as unknown as PowerId[], ['RUSSIA' as PowerId]])
  const ruled = diplomacy.amend!.apply(game, { peace })
  expect(ruled).toMatchObject({
    ok: true,
    value: {
      state: { ending: { how: 'draw', winners: ['GERMANY', 'AUSTRIA', 'RUSSIA'] }, owners: game.owners },
      changes: { units: [], owners: [], peace },
    },
  })
  const code = (state: DiplomacyState, change: object) => {
    const step = diplomacy.amend!.apply(state, change)
    return step.ok ? null : step.error.code
  }
  const boasting = { ...peace, poles: peace.poles.map((pole) => ({ ...pole, land: 30 })) }
  expect(code(game, { peace: boasting })).toBe('peace/miscounted')
  expect(code(newGame(), { peace })).toBe('peace/not-here')
  const asked = diplomacy.agreement!.asked(game, null, boasting)
  expect(asked).toMatchObject({ ok: false, error: { code: 'peace/miscounted' } })
})

it('shows powers as characters, whose weapons have names (S3)', () => {
  const character = {
    state: 'China',
    title: 'Sovereign',
    leader: 'Confucius',
    weapon: 'The Ceremony',
    about: '',
  }
  const dressed = newGame({ variant: 'secrets', cast: { GERMANY: character } })
  expect(screen(dressed).cast).toEqual({ GERMANY: character })
  const after = turn(declare(dressed, 'GERMANY', { kind: 'strike', from: 'MUN', at: 'TYR' }))
  expect(lastRecord(after).season?.strikes).toMatchObject([{ weapon: 'The Ceremony' }])
  expect(diplomacy.optionsSchema.safeParse({ cast: { CHINA: character } }).success).toBe(false)
  expect(screen(game)).not.toHaveProperty('cast')
})
