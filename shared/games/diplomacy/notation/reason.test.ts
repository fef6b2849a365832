import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { LocationId, PowerId } from '../board/ids.ts'
import type { Unit } from '../board/unit.ts'
import { type OrderResult, type Outcome } from '../rules/outcome.ts'
import { ILLEGALITIES } from '../orders/illegality.ts'
import { LANGUAGES, type Language } from '../../../kernel/language.ts'
import { reasonOf, reasonsOf } from './reason.ts'
import { NAMES } from '../variants/standard/names/index.ts'

const unit = (type: 'A' | 'F', at: string, power = 'GERMANY'): Unit => ({
  type,
  at: at as LocationId,
  power: power as PowerId,
})
const munich = unit('A', 'MUN')
const paris = unit('A', 'PAR', 'FRANCE')
const toBurgundy = { kind: 'move', unit: munich, to: 'BUR' as LocationId } as const
const result = (outcome: Outcome, more: Partial<OrderResult> = {}): OrderResult => ({
  unit: munich,
  order: toBurgundy,
  outcome,
  ...more,
})

const OUTCOMES: readonly Outcome[] = [
  { kind: 'holds' },
  { kind: 'unordered' },
  { kind: 'moves', convoyed: false },
  { kind: 'moves', convoyed: true },
  { kind: 'supports' },
  { kind: 'convoys' },
  { kind: 'supports' },
  { kind: 'supports', spares: unit('A', 'BUR') },
  { kind: 'convoys' },
  { kind: 'convoys', broken: [unit('F', 'ENG')] },
  { kind: 'convoys', unlanded: 'held-off' },
  { kind: 'convoys', unlanded: 'paradox' },
  { kind: 'powerless', by: paris },
  { kind: 'bounced', by: [paris], attack: 1, against: 1 },
  { kind: 'bounced', by: [paris], attack: 1, against: 2 },
  { kind: 'head-to-head', by: paris, attack: 1, against: 2 },
  { kind: 'own-unit', unit: unit('A', 'BUR'), attack: 2, against: 1 },
  { kind: 'no-convoy' },
  { kind: 'convoy-broken', fleets: [{ fleet: unit('F', 'ENG'), by: unit('F', 'BRE', 'FRANCE') }] },
  {
    kind: 'convoy-broken',
    fleets: [{ fleet: unit('F', 'ENG'), by: unit('F', 'BRE', 'FRANCE') }],
    manner: 'attacked',
  },
  { kind: 'convoy-attacked', by: unit('F', 'BRE', 'FRANCE') },
  { kind: 'paradox', policy: 'szykman', fleets: [unit('F', 'ENG')] },
  { kind: 'paradox', policy: 'all-hold', fleets: [unit('F', 'ENG')] },
  { kind: 'cut', by: paris },
  { kind: 'cut-by-dislodgement', by: paris },
  { kind: 'unmatched', target: paris, did: 'held' },
  { kind: 'unmatched', target: paris, did: 'moved' },
  { kind: 'unmatched', target: paris, did: 'moved-elsewhere' },
  { kind: 'unmatched', target: paris, did: 'went-by-land' },
  { kind: 'unmatched', target: paris, did: 'had-no-convoy' },
  { kind: 'unmatched', target: paris, did: 'had-no-legal-order' },
  ...ILLEGALITIES.map((why) => ({ kind: 'illegal', why }) as const),
  { kind: 'invalid', text: 'A Xyz' },
  { kind: 'invalid', text: 'A Lon S A Pic via convoy', why: 'convoyed-support' },
  { kind: 'retreats' },
  { kind: 'retreats', lot: true },
  { kind: 'disbands', why: 'ordered' },
  { kind: 'disbands', why: 'unordered' },
  { kind: 'disbands', why: 'nowhere' },
  { kind: 'disbands', why: 'civil-disorder' },
  { kind: 'retreat-clash', with: [paris] },
  { kind: 'builds' },
  { kind: 'waives' },
  { kind: 'removed', why: 'ordered' },
  { kind: 'removed', why: 'too-few-orders' },
  { kind: 'removed', why: 'civil-disorder' },
  { kind: 'removed', why: 'lot' },
]

const messages = (language: Language) =>
  Object.assign(
    {},
    ...['reading', 'outcomes'].map((area): unknown =>
      JSON.parse(readFileSync(`resources/messages/${language}/${area}.json`, 'utf8')),
    ),
  ) as Record<string, string>

describe.each(LANGUAGES)('the sentences in %s', (language) => {
  const sentences = messages(language)
  const reasons = OUTCOMES.map((outcome) =>
    reasonOf(result(outcome), { names: NAMES, language, style: 'codes' }),
  )

  it('has one for every outcome, and none that is unused', () => {
    const dislodged = result({ kind: 'holds' }, { dislodgedBy: paris })
    const refused = result(
      { kind: 'illegal', why: 'retreat-occupied' },
      { order: { kind: 'retreat', unit: paris, to: paris.at } },
    )
    const burgundy = unit('A', 'BUR', 'FRANCE')
    const blocked = result({ kind: 'bounced', by: [burgundy], attack: 1, against: 1, uncounted: [paris] })
    const stuck: OrderResult = {
      unit: burgundy,
      order: { kind: 'move', unit: burgundy, to: 'GAS' as LocationId },
      outcome: { kind: 'bounced', by: [unit('A', 'GAS')], attack: 1, against: 1 },
    }
    const fates = [dislodged, refused, blocked].flatMap((one) =>
      reasonsOf(one, { names: NAMES, language, style: 'codes', results: [blocked, stuck] }),
    )
    const said = new Set([...reasons, ...fates].map(({ key }) => key))
    const written = Object.keys(sentences).filter((key) => key.startsWith('reason_'))
    expect([...said].sort()).toEqual(written.sort())
  })

  it('uses only its parameters', () => {
    for (const { key, params } of reasons) {
      for (const [, name] of sentences[key]!.matchAll(/\{(\w+)\}/g)) {
        expect(Object.keys(params), key).toContain(name)
      }
    }
  })
})

it('names the culprit by its order, in the language of the reader', () => {
  const his: OrderResult = {
    unit: paris,
    order: { kind: 'move', unit: paris, to: 'BUR' as LocationId },
    outcome: { kind: 'bounced', by: [munich], attack: 1, against: 1 },
  }
  const mine = result({ kind: 'bounced', by: [paris], attack: 1, against: 1 }, { rule: 'stand-off' })
  const reasons = reasonOf(mine, { names: NAMES, language: 'ru', style: 'codes', results: [mine, his] })
  expect(reasons.key).toBe('reason_bounced')
  expect(reasons.rule).toBe('stand-off')
  expect(reasons.params).toMatchObject({ order: 'А Мюн - Бур', by: 'А Пар - Бур', attack: '1', against: '1' })
})

it('reports a unit that held and was dislodged as dislodged', () => {
  const held = result({ kind: 'holds' }, { order: { kind: 'hold', unit: munich }, dislodgedBy: paris })
  expect(reasonOf(held, { names: NAMES, language: 'en', style: 'names' })).toMatchObject({
    key: 'reason_dislodged',
    params: { unit: 'A Munich', by: 'A Paris' },
  })
})

describe('the full report on a result', () => {
  const said = (outcome: Outcome) =>
    reasonsOf(result(outcome, { dislodgedBy: paris }), { names: NAMES, language: 'en', style: 'codes' }).map(
      ({ key }) => key,
    )

  it('names the attacker of a unit that failed to move', () =>
    expect(said({ kind: 'bounced', by: [munich], attack: 1, against: 1 })).toEqual([
      'reason_bounced',
      'reason_dislodged',
    ]))

  it('reports the dislodgement once where it is the result of the order', () => {
    expect(said({ kind: 'holds' })).toEqual(['reason_dislodged'])
    expect(said({ kind: 'cut-by-dislodgement', by: paris })).toEqual(['reason_cut_by_dislodgement'])
  })
})
