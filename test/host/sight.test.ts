import { describe, expect, it } from 'vitest'
import { Sight } from '../../electron/host/net/sight.ts'
import type { LiveTable } from '../../electron/host/tables/live-table.ts'
import { viewTable, type Viewer } from '../../shared/table/view-table.ts'
import { Evening, host, player, who } from '../table/evening.ts'
import { skirmish } from '../table/skirmish.ts'

const VIEWERS: readonly Viewer[] = [
  { kind: 'screen' },
  { kind: 'host', lifted: null },
  ...['anna', 'boris', 'clara', 'nobody'].map((name): Viewer => ({ kind: 'player', player: who(name) })),
]

describe.each(['spoken', 'gunboat'] as const)('a shared text at a %s table', (press) => {
  it('shows each pair of eyes exactly what it would see alone', () => {
    const evening = new Evening({ settings: { joining: 'open', press } })
    for (const name of ['anna', 'boris', 'clara'])
      evening.do(player(name), { kind: 'join', player: who(name), name })
    for (const name of ['anna', 'boris']) evening.do(player(name), { kind: 'ask-seat', seat: null })
    evening.do(host, { kind: 'start' })
    for (const { seat, holder } of evening.table.seats)
      if (holder.kind === 'player')
        evening
          .do(holder, { kind: 'intent', seat, intent: { write: `by ${holder.player}` } })
          .try(holder, { kind: 'open-ballot', seat, ballot: 'draw', who: [] })
    const { table, now } = evening
    const online = new Set([who('anna')])
    const live = { game: skirmish, record: { table }, now: () => now } as unknown as LiveTable
    const sight = new Sight({
      live,
      online,
      now: () => 5,
      addresses: () => ({ urls: [] }),
      next: () => null,
      claims: [],
      screens: { count: 0, stopped: 0, ended: 0 },
    })
    for (const you of VIEWERS) {
      const alone = viewTable(skirmish, table, { you, online, now })
      const message = JSON.parse(sight.of(you).text(7)) as { view: unknown }
      expect(message).toMatchObject({ type: 'view', rev: 7, at: 5 })
      expect(message.view).toEqual(alone)
    }
  })
})
