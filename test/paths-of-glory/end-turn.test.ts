// Each side of a game of turns ends its own turn, and may take that back until the other one acts.
import { describe, expect, it } from 'vitest'
import { Evening, here, host } from '../table/evening.ts'
import { flag } from '../table/skirmish.ts'
import { pathsOfGlory } from '../../shared/games/paths-of-glory/game.ts'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'
import { viewTable } from '../../shared/table/view-table.ts'

const [cp, ap] = [flag('cp'), flag('ap')]
const state = ({ table }: Evening) => table.play?.state as State
const phase = (evening: Evening) => evening.screen.stage.phase
const clock = { total: 3600, bonus: 60, warning: 0, whenOut: 'told' } as const
const timeOf = (evening: Evening, seat: typeof cp) =>
  evening.screen.seats.find((one) => one.seat === seat)?.clock?.leftMs

/** The first action round of the Central Powers. */
function begun(): Evening {
  const evening = new Evening({ game: pathsOfGlory, seats: { cp: here, ap: here } })
  const { clock: usual } = evening.table.settings
  evening.do(host, { kind: 'configure', settings: { clock: { ...usual, turns: clock } } })
  evening.do(host, { kind: 'start' })
  return evening.do(host, { kind: 'intent', seat: cp, intent: { kind: 'guns-of-august', take: true } })
}

describe('the end of a turn', () => {
  it('is said by the side whose turn it is, and by no other', () => {
    const evening = begun()
    expect(evening.screen.stage.turnOf).toBe(cp)
    expect(evening.try(host, { kind: 'end-turn', seat: ap })?.code).toBe('seat/not-awaited')
    evening.do(host, { kind: 'end-turn', seat: cp })
    expect(phase(evening)).toBe('T1-R1-ap')
    expect(evening.try(host, { kind: 'end-turn', seat: cp })?.code).toBe('seat/not-awaited')
    expect(state(evening).actions[0]).toEqual([{ kind: 'one-operation', card: null }])
  })

  it('is taken back act by act at the laptop, though the other side is asked already', () => {
    const evening = begun()
    const before = JSON.stringify(state(evening))
    const bonusless = timeOf(evening, cp)
    evening.do(host, { kind: 'end-turn', seat: cp })
    const offered = viewTable(pathsOfGlory, evening.table, {
      you: { kind: 'host', lifted: ap },
      online: new Set(),
      now: 0,
    }).undoable
    expect(offered).toEqual([cp])
    while (evening.table.play?.undoable) evening.do(host, { kind: 'undo', seat: cp })
    expect(phase(evening)).toBe('T1-R1-cp')
    expect(JSON.stringify(state(evening))).toBe(before)
    expect(evening.screen.beginnings).toEqual(['opening', 'T1-R1-cp'])
    // The bonus of the turn went back with it.
    expect(timeOf(evening, cp)).toBe(bonusless)
  })

  it('stands once the other side has acted', () => {
    const evening = begun().do(host, { kind: 'end-turn', seat: cp })
    evening.do(host, { kind: 'intent', seat: ap, intent: { kind: 'one-operation' } })
    expect(evening.try(host, { kind: 'undo', seat: cp })?.code).toBe('undo/nothing')
  })
})
