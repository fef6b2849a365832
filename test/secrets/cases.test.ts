// Every case before the game's own rules, and every turn before the slow adjudicator as well.
import { describe, expect, it } from 'vitest'
import { EDITIONS } from '../../shared/games/diplomacy/editions/edition.ts'
import { engineOrders, engineUnits } from '../reference/engine.ts'
import { playSecrets, type SecretsEnd, type SecretsTurn } from '../reference/secrets-turn.ts'
import type { ByPower } from '../reference/units-and-orders.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { CASES, RETREATS, WINTERS } from './cases.ts'
import { declarationOf, playEngine, rules, situationOf } from './engine.ts'

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n\n')
    .map((row) => row.split('|').map((cell) => cell.trim().replaceAll(/\s+/g, ' ')))

const listed = (text: string, by: string): string[] =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean)

/** `GERMANY: A SIL - WAR, A PRU; RUSSIA: A WAR` as units and orders, each in its list by power. */
function readTurn(text: string): { readonly units: ByPower; readonly orders: ByPower } {
  const units: Record<string, string[]> = {}
  const orders: Record<string, string[]> = {}
  for (const part of listed(text, ';')) {
    const [power = '', list = ''] = listed(part, ':')
    for (const line of listed(list, ',')) {
      const [type, at, ...rest] = line.split(' ')
      ;(units[power] ??= []).push(`${type} ${at}`)
      if (rest.length > 0) (orders[power] ??= []).push(line)
    }
  }
  return { units, orders }
}

const ownersOf = (text: string): Record<string, string> =>
  Object.fromEntries(listed(text, ',').map((pair) => pair.split('=') as [string, string]))

const byPower = (text: string): ByPower =>
  Object.fromEntries(
    listed(text, ';').map((part) => {
      const [power = '', list = ''] = listed(part, ':')
      return [power, listed(list, ',')]
    }),
  )

const count = { rows: 0 }
const counted = (row: readonly string[]) => {
  count.rows++
  return [`${row[0]}: ${row[1]}`, row] as const
}

/** What a turn ended with in the words of the cases. */
function holds(end: SecretsEnd, expected: string): string | boolean {
  const [first = '', second = '', third = ''] = expected.split(' ')
  if (first === 'spent') return end.spent.includes(second)
  if (first === 'unspent') return !end.spent.includes(second)
  if (second === 'empty') return end.units.every((unit) => unit.split(' ')[2]?.slice(0, 3) !== first)
  if (expected.includes('=')) {
    const [land = '', owner] = expected.split('=')
    return (end.owners[land] ?? '-') === owner
  }
  return end.units.includes(`${first} ${second} ${third}`)
}

describe('a turn', () => {
  it.each(rowsOf(CASES).map(counted))('%s', (_, [, , text = '', owners = '', said = '', expected = '']) => {
    const lines = listed(said, ';')
    const declared = lines.filter((line) => !/^(spent|before) /.test(line))
    const turn: SecretsTurn = {
      ...readTurn(text),
      owners: ownersOf(owners),
      said: declared,
      retreats: {},
      spent: lines.filter((line) => line.startsWith('spent ')).map((line) => line.slice(6)),
      passages: lines.filter((line) => line.startsWith('before ')).map((line) => line.slice(7)),
    }
    const refused = listed(expected, ',').filter((part) => part.startsWith('refused '))
    const at = situationOf(turn)
    const faults = declared.flatMap((line) => {
      const { power, declaration } = declarationOf(line)
      const fault = rules.declarations.judge(at, power, declaration)
      return fault === null ? [] : [`refused ${fault}`]
    })
    expect(faults).toEqual(refused)
    const { end, drawn } = playEngine(turn)
    const allowed = faults.length > 0 ? [] : declared
    const slow = playSecrets(
      { ...turn, said: allowed },
      EDITIONS.secrets.policies,
      (unit) => drawn.get(unit) ?? null,
    )
    for (const part of listed(expected, ',').filter((one) => !refused.includes(one))) {
      expect([part, holds(end, part)]).toEqual([part, true])
      expect([part, holds(slow, part), 'by the reference']).toEqual([part, true, 'by the reference'])
    }
    expect(end).toEqual(slow)
  })
})

describe('a retreat', () => {
  it.each(rowsOf(RETREATS).map(counted))(
    '%s',
    (_, [, , text = '', owners = '', retreats = '', open = '', where = '']) => {
      const turn: SecretsTurn = {
        ...readTurn(text),
        owners: ownersOf(owners),
        said: [],
        retreats: byPower(retreats),
        spent: [],
        passages: [],
      }
      const beaten = rules.movement.resolve(situationOf(turn), engineOrders(turn.orders)).dislodged[0]!
      expect([...beaten.retreats].sort()).toEqual(listed(open, ' '))
      const { end, drawn } = playEngine(turn)
      const slow = playSecrets(turn, EDITIONS.secrets.policies, (unit, may) => {
        const to = drawn.get(unit) ?? null
        expect(to === null ? may : may.includes(to) ? [] : [to]).toEqual([])
        return to
      })
      expect(end).toEqual(slow)
      const own = end.units.filter((unit) => unit.startsWith(beaten.unit.power))
      if (where === 'gone') expect(own.map((unit) => unit.slice(-3))).not.toContain(beaten.unit.at)
      else if (where) expect(own).toContain(where)
      else
        expect(
          listed(open, ' ').some((at) => own.includes(`${beaten.unit.power} ${beaten.unit.type} ${at}`)),
        ).toBe(true)
    },
  )
})

describe('a winter', () => {
  it.each(rowsOf(WINTERS).map(counted))(
    '%s',
    (_, [, , text = '', owners = '', orders = '', expected = '']) => {
      const { units } = readTurn(text)
      const turn: SecretsTurn = {
        units,
        orders: {},
        owners: ownersOf(owners),
        said: [],
        retreats: {},
        spent: [],
        passages: [],
      }
      const outcomes = new Set<string>()
      for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
        const after = rules.adjustments.resolve(
          situationOf(turn, randomFrom(seed)),
          engineOrders(byPower(orders)),
        )
        const own = after.units.map(({ power, type, at }) => `${power} ${type} ${at}`)
        outcomes.add(own.sort().join())
        for (const part of listed(expected, ',')) {
          const [power = '', number] = part.split(' ')
          if (/^\d+$/.test(number ?? ''))
            expect(after.units.filter((unit) => (unit.power as string) === power)).toHaveLength(
              Number(number),
            )
          else expect(own).toContain(part)
        }
      }
      // The lot must have more than one result.
      if (text.split(',').length === 3 && expected === 'GERMANY 2') expect(outcomes.size).toBeGreaterThan(1)
    },
  )
})

it('has a case for every sentence, 120 and more with those of movement', () => {
  expect(count.rows).toBeGreaterThanOrEqual(120)
  expect(engineUnits({ GERMANY: ['A SIL'] })).toHaveLength(1)
})
