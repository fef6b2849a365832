import { render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import type { LocationId, PowerId, ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { m } from '../../../paraglide/messages.js'
import { wordsOf } from '../words/notation-words.ts'
import type { Row } from './rows.ts'
import SheetPanel from './SheetPanel.svelte'
import type { Worry } from './worries.ts'

const row: Row = {
  key: 'open 0',
  unit: null,
  order: null,
  text: '',
  typed: null,
  missing: '',
  reason: null,
  rule: null,
  held: false,
}
const unit = { type: 'A', at: 'UKR' as LocationId } as const
const hindered: Worry = {
  kind: 'hindered',
  order: { kind: 'hold', unit },
  hindrance: { kind: 'stand-off', by: [{ type: 'A', at: 'MOS' as LocationId, power: 'RUSSIA' as PowerId }] },
}

function show(worries: readonly Worry[]) {
  render(SheetPanel, {
    title: 'Orders',
    rows: [row],
    duty: { all: 1, left: 1 },
    words: wordsOf('en'),
    edition: '2000',
    worries,
    open: false,
    ontake: () => {},
    onselect: () => {},
    onwipe: () => {},
    onwrite: async () => ({ left: '', unwritten: [], elsewhere: [] }),
  })
}
const worthALook = () => [
  screen.queryByText(m.draft_worries()),
  screen.queryByText(m.sheet_worries({ count: 1 })),
]

describe('what is worth a look', () => {
  it.each<Worry>([
    { kind: 'open', unit },
    { kind: 'builds', count: 1, places: ['MOS' as ProvinceId] },
    { kind: 'removals', count: 1, units: [unit] },
  ])('is not what is only missing yet: $kind', (worry) => {
    show([worry])
    expect(worthALook()).toEqual([null, null])
  })

  it('is an order that another one hinders', () => {
    show([hindered])
    expect(worthALook()).not.toContain(null)
  })
})
