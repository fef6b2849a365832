import { expect, it } from 'vitest'
import { seatsOf } from '../../../../shared/games/diplomacy/game/allegiance.ts'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import { newPlan, openPhase } from '../../../../shared/games/diplomacy/planning/plan.ts'
import { positionNow } from '../../../../shared/games/diplomacy/position/position.ts'
import { newGame, orders, screen } from '../../../../test/contract/played.ts'
import { foundedOn } from './founded.ts'

it.each(['preferred', 'drawn'])(
  'opens the phase that was planned and a seat for every small power, where pairs are %s',
  (made) => {
    const { options, ...game } = newGame({ variant: 'versailles', pairs: { made, told: 'end', year: null } })
    const plan = openPhase(options, newPlan('', positionNow(screen({ ...game, options })), []))
    const seats = seatsOf(plan.options)
    const name = 'A very long name of a table'.repeat(5)
    const table = foundedOn({ game: 'diplomacy', options }, name, positionNow(screen(plan)), seats)
    expect(table.settings.name).toHaveLength(60)
    const founded = newGame(table.settings.options as object)
    expect(diplomacy.phase(founded)).toBe('S1929M')
    expect(Object.keys(table.seats ?? {}).sort()).toEqual([...diplomacy.seats(founded.options)].sort())
    // A planned order goes on the sheet of the power itself.
    expect(orders(founded, 'RUMANIA', 'A BUC - TRA').sheets).toHaveProperty('RUMANIA')
  },
)
