import { describe, expect, it } from 'vitest'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { openingTable } from '../../../../shared/games/diplomacy/lessons/sandbox.ts'
import { OwnTable } from './own-table.svelte.ts'

/** A table on which France moves from Paris, phase after phase. */
async function played(...orders: readonly string[]): Promise<OwnTable> {
  const table = new OwnTable(openingTable())
  for (const text of orders) {
    table.power = 'FRANCE' as PowerId
    expect(await table.draft({ kind: 'write', text, language: 'en' })).toBeNull()
    table.resolve()
    table.carryOn()
  }
  return table
}
const french = (table: OwnTable) =>
  table.state.units.filter(({ power }) => (power as string) === 'FRANCE').map(({ at }) => at as string)

describe('practice in one hand', () => {
  it('has nothing to take back before the first phase is resolved', async () => {
    const table = await played()
    expect(table.goesBack).toBe(false)
    table.back()
    expect(table.state.turn).toMatchObject({ year: 1901, season: 'spring' })
  })

  it('takes the last phase back, with the orders as they were written', async () => {
    const table = await played('A PAR - PIC', 'A PIC - BEL')
    expect(french(table)).toContain('BEL')
    table.back()
    expect(table.state.turn).toMatchObject({ year: 1901, season: 'fall', phase: 'movement' })
    expect(french(table)).toContain('PIC')
    expect(table.view.sheets.find(({ power }) => power === table.power)?.drafts).toHaveLength(1)
    table.back()
    expect(french(table)).toContain('PAR')
    expect(table.goesBack).toBe(false)
  })

  it('takes a phase back while it is read', async () => {
    const table = await played()
    table.resolve()
    expect(table.reading).not.toHaveLength(0)
    table.back()
    expect(table.reading).toEqual([])
    expect(table.state.turn).toMatchObject({ year: 1901, season: 'spring' })
  })

  it('begins its round anew each time, so that the same phase is a new sheet', async () => {
    const table = await played('A PAR - PIC')
    const { round } = table
    table.back()
    expect(table.round).toBe(round + 1)
  })

  it('has nothing to take back once it began from the start', async () => {
    const table = await played('A PAR - PIC')
    table.restart()
    expect(table.goesBack).toBe(false)
  })
})
