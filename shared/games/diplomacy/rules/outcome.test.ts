import { describe, expect, it } from 'vitest'
import { unit } from '../../../../test/support/rulebook.ts'
import { succeeded, type Outcome } from './outcome.ts'

const paris = unit('FRANCE A PAR')
const munich = unit('GERMANY A MUN')

const GOOD: readonly Outcome[] = [
  { kind: 'holds' },
  { kind: 'unordered' },
  { kind: 'moves', convoyed: false },
  { kind: 'supports' },
  { kind: 'convoys' },
  { kind: 'retreats' },
  { kind: 'disbands', why: 'ordered' },
  { kind: 'builds' },
  { kind: 'waives' },
  { kind: 'removed', why: 'civil-disorder' },
]

const BAD: readonly Outcome[] = [
  { kind: 'bounced', by: [munich], attack: 1, against: 1 },
  { kind: 'head-to-head', by: munich, attack: 1, against: 1 },
  { kind: 'own-unit', unit: paris, attack: 2, against: 1 },
  { kind: 'no-convoy' },
  { kind: 'convoy-broken', fleets: [] },
  { kind: 'paradox', policy: 'szykman', fleets: [] },
  { kind: 'cut', by: munich },
  { kind: 'cut-by-dislodgement', by: munich },
  { kind: 'unmatched', target: munich, did: 'held' },
  { kind: 'illegal', why: 'unreachable' },
  { kind: 'invalid', text: 'mumble' },
  { kind: 'disbands', why: 'unordered' },
  { kind: 'disbands', why: 'nowhere' },
  { kind: 'disbands', why: 'civil-disorder' },
  { kind: 'retreat-clash', with: [munich] },
]

const rows = (outcomes: readonly Outcome[]) =>
  outcomes.map((outcome) => [`${outcome.kind}${'why' in outcome ? ` ${outcome.why}` : ''}`, outcome] as const)

describe('an order that succeeded', () => {
  it.each(rows(GOOD))('%s', (_, outcome) => expect(succeeded({ outcome })).toBe(true))
})

describe('an order that failed', () => {
  it.each(rows(BAD))('%s', (_, outcome) => expect(succeeded({ outcome })).toBe(false))
})

describe('of a unit that was dislodged', () => {
  it.each(['holds', 'unordered', 'convoys'] as const)('%s failed', (kind) =>
    expect(succeeded({ outcome: { kind }, dislodgedBy: munich })).toBe(false),
  )

  it('a support that counted did not fail (R65)', () =>
    expect(succeeded({ outcome: { kind: 'supports' }, dislodgedBy: munich })).toBe(true))
})

it('an unknown outcome is a mistake in the program', () =>
  expect(() => succeeded({ outcome: { kind: 'evaporates' } as unknown as Outcome })).toThrow())
