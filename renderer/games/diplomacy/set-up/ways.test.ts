import { describe, expect, it } from 'vitest'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import { onBoard } from '../../../../shared/games/diplomacy/options/ways.ts'
import { kindsOf, variantOf, type VariantId } from '../../../../shared/games/diplomacy/variants/index.ts'
import { standard } from '../../../../shared/games/diplomacy/variants/standard/index.ts'
import { reduce } from '../../../../shared/table/reduce.ts'
import { newTable } from '../../../../shared/table/settings.ts'
import type { Command } from '../../../../shared/table/command.ts'
import type { PlayerId, TableId } from '../../../../shared/table/holder.ts'
import type { Table } from '../../../../shared/table/table.ts'
import { CLOCK_PRESETS } from '../../../../shared/table/clock-presets.ts'
import { viewTable } from '../../../../shared/table/view-table.ts'
import { handsIn } from '../../../table/hands.ts'
import type { DiplomacyTable } from '../played.ts'
import { wordsOfWay } from './way-words.ts'
import { offeredFor, optionsFor, paceFor, peopleFor, seatingFor, waysFor, wayIn } from './ways.ts'

const made = newTable({
  id: 'ways' as TableId,
  code: 'WAYS',
  game: diplomacy,
  seats: { AUSTRIA: { kind: 'here' } },
})
if (!made.ok) throw new Error(made.error.code)
const fresh = made.value

const viewOf = (table: Table) =>
  viewTable(diplomacy, table, {
    you: { kind: 'host', lifted: null },
    online: new Set(),
    now: 0,
  }) as DiplomacyTable

function done(table: Table, command: Command): Table {
  const after = reduce(diplomacy, table, { kind: 'host' }, command, 0)
  if (!after.ok) throw new Error(after.error.code)
  return after.value.table
}

/** As the page does it: options first, then the chairs they left. */
function turnTo(table: Table, way: string, people: number): Table {
  const options = optionsFor(viewOf(table).options, way)
  const configured = done(table, { kind: 'configure', settings: { options } })
  return seatingFor(way, people, viewOf(configured), viewOf(table)).reduce(
    (now, { seat, holder }) => done(now, { kind: 'seat', seat, holder }),
    configured,
  )
}

const ALL = peopleFor(standard).flatMap((people) =>
  waysFor(people, standard).map((way) => [people, way] as const),
)

describe('the ways to play', () => {
  it('begin with the whole board for everybody who may come', () => {
    expect(wayIn(viewOf(fresh))).toEqual({ people: 7, way: 'seven' })
  })

  it.each(ALL)('%i people: %s, from whatever was chosen before, keeps who has sat down', (people, way) => {
    for (const [before, first] of ALL) {
      const table = turnTo(turnTo(fresh, first, before), way, people)
      expect(wayIn(viewOf(table))).toEqual({ people, way })
      // Whoever opened the table sits in one place, with however many powers.
      expect(handsIn(viewOf(table)).filter(({ holder }) => holder.kind === 'here')).toHaveLength(1)
      expect(done(table, { kind: 'start' }).play).not.toBeNull()
    }
  })
})

it('counts whoever was given several powers at a device once', () => {
  const view = viewOf(turnTo(fresh, 'computers', 3))
  const open = view.seats.filter(({ holder }) => holder.kind === 'open').map(({ seat }) => seat)
  expect(open).toHaveLength(2)
  const holder = { kind: 'player', player: 'nora' as PlayerId } as const
  const seats = view.seats.map((one) => (open.includes(one.seat) ? { ...one, holder } : one))
  expect(wayIn({ ...view, seats })).toEqual({ people: 2, way: 'computers' })
})

describe('another board', () => {
  it('takes whoever has sat down along, as many as it has chairs for', () => {
    const here = (table: Table) => handsIn(viewOf(table)).filter(({ holder }) => holder.kind === 'here')
    for (const people of [1, 3, 5]) {
      const from = turnTo(fresh, waysFor(people, standard)[0]!, people)
      const other = variantOf('ancient-mediterranean')
      const way = waysFor(people, other)[0]!
      const options = onBoard(viewOf(from).options, 'ancient-mediterranean')
      const configured = done(from, { kind: 'configure', settings: { options: optionsFor(options, way) } })
      const moved = seatingFor(way, people, viewOf(configured), viewOf(from)).reduce(
        (now, { seat, holder }) => done(now, { kind: 'seat', seat, holder }),
        configured,
      )
      expect(wayIn(viewOf(moved)).people).toBe(people)
      expect(here(moved)).toHaveLength(here(from).length)
      expect(done(moved, { kind: 'start' }).play).not.toBeNull()
    }
  })
})

it('seats nobody twice who played several powers together, one of which is not on the next board', () => {
  const three = turnTo(fresh, 'three', 3)
  const id = 'standard-escalation'
  const options = optionsFor(onBoard(viewOf(three).options, id), 'escalation-3')
  const configured = done(three, { kind: 'configure', settings: { options } })
  const seated = seatingFor('escalation-3', 3, viewOf(configured), viewOf(three)).reduce(
    (now, { seat, holder }) => done(now, { kind: 'seat', seat, holder }),
    configured,
  )
  expect(viewOf(seated).seats.map(({ seat, holder }) => `${seat} ${holder.kind}`)).toEqual([
    'ENGLAND here',
    'TURKEY open',
    'FRANCE open',
  ])
})

describe('the kinds of a board', () => {
  const offered = (people: number, id: VariantId) =>
    offeredFor(people, kindsOf(id)).map(({ variant, way }) => `${variant.id} ${way}`)

  it('are offered together, the board as it was drawn first', () => {
    expect(offered(5, 'ancient-mediterranean')).toEqual([
      'ancient-mediterranean five',
      'ancient-mediterranean-escalation escalation-5',
    ])
    expect(offered(7, 'secrets')).toEqual(['secrets seven'])
  })

  it('let more people play Escalation than the board has powers', () => {
    expect(peopleFor(...kindsOf('ancient-mediterranean'))).toHaveLength(14)
    expect(offered(6, 'ancient-mediterranean')).toEqual(['ancient-mediterranean-escalation escalation-6'])
    expect(offered(8, 'standard')).toEqual(['standard-escalation-crowd escalation-8'])
    expect(offered(14, 'versailles')).toEqual(['versailles-escalation escalation-14'])
  })

  it('have words that tell them apart', () => {
    const texts = offeredFor(3, kindsOf('ancient-mediterranean')).map(
      ({ variant, way }) => wordsOfWay(variant, way).text,
    )
    expect(texts).toEqual(['With computers', 'Escalation', 'Escalation: with computers'])
  })
})

describe('the pace of a table', () => {
  const { classic, quick, none } = CLOCK_PRESETS

  it('has neither talks nor a clock for one person, who keeps a choice made by hand', () => {
    expect(paceFor(1, { press: 'spoken', clock: classic }, classic)).toEqual({ press: 'silent', clock: none })
    expect(paceFor(1, { press: 'silent', clock: quick }, classic)).toEqual({})
    expect(paceFor(1, { press: 'gunboat', clock: classic }, classic)).toEqual({})
  })

  it('has them again once there is somebody to talk to', () => {
    expect(paceFor(2, { press: 'silent', clock: none }, quick)).toEqual({ press: 'spoken', clock: quick })
    expect(paceFor(7, { press: 'spoken', clock: none }, quick)).toEqual({})
    expect(paceFor(7, { press: 'silent', clock: quick }, classic)).toEqual({})
  })
})
