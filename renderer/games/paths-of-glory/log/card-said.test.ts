import { beforeAll, expect, it } from 'vitest'
import { type CardId, CARDS } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { USES, type Use } from '../../../../shared/games/paths-of-glory/facts/use.ts'
import { loadTexts } from '../words/text.ts'
import { cardSaid, entrySaid } from './card-said.ts'

beforeAll(() => loadTexts('en'))

const played = (id: string, as: Use = 'ops'): LogEntry => ({
  kind: 'played',
  side: 'ap',
  card: id as CardId,
  as,
})
const said = async (entry: LogEntry) => {
  const found = await cardSaid(entry)
  return [found?.text.replaceAll('\u{A0}', ' '), found?.rules]
}

it.each([
  ['ops', /^“Entrench” was played for operations: 3\. Its event did not happen\.$/, '9.2'],
  ['sr', /^“Entrench” was played for redeployment, points: 4\. Its event did not happen\.$/, '9.3'],
  ['rp', /^“Entrench” was played for replacements\. Its event did not happen\.$/, '9.4'],
  ['event', /^“Entrench” as an event: .*entrench\.$/, '9.5'],
] as const)('tells what a card was played for: %s', async (as, text, rule) => {
  expect(await said(played('ap-12', as))).toEqual([expect.stringMatching(text), [rule]])
})

it('tells what a combat card does, also where a line names it as the cause', async () => {
  const does = /^“Withdrawal”, a combat card: Defenders regain/
  const card = 'ap-06' as CardId
  expect(await said({ kind: 'combat-card', side: 'ap', card })).toEqual([
    expect.stringMatching(does),
    ['9.5.4'],
  ])
  expect(await said({ kind: 'restored', unit: 'fr-5' as never, card })).toEqual([
    expect.stringMatching(does),
    ['9.5.4'],
  ])
})

it('says of a discarded card that it was not used', async () => {
  expect(await said({ kind: 'discarded', side: 'ap', card: 'ap-06' as CardId })).toEqual([
    '“Withdrawal” was discarded without being used.',
    ['9.5.4'],
  ])
})

it('says of a card that lay face up that it leaves with the turn', async () => {
  const away = { kind: 'discarded', side: 'ap', card: 'ap-06' as CardId, faceUp: true } as const
  expect(await said(away)).toEqual([
    expect.stringMatching(/^“Withdrawal” lay face up .* discarded/),
    ['9.5.4'],
  ])
})

it('has words for each card and use', async () => {
  for (const { id } of CARDS)
    for (const as of USES) expect((await cardSaid(played(id, as)))?.text, `${id} ${as}`).toMatch(/^[^{}]+$/)
})

it('says nothing of a line about no card', async () => {
  expect(await cardSaid({ kind: 'one-operation', side: 'cp' })).toBeNull()
  expect(await cardSaid({ kind: 'restored', unit: 'fr-5' as never })).toBeNull()
})

it('says of a line with the war status what it is good for, with its rule', async () => {
  const told = await entrySaid({ kind: 'stands', quiet: true, points: 10, status: { cp: 5, ap: 2 } })
  expect(told?.text).toMatch(/^Both sides stay with mobilization for all of this scenario/)
  expect(told?.rules).toEqual(['16'])
})
