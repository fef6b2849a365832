// Escalation on every board: who can play it, in which colours, and under which name.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameOf, rest } from '../../../../../test/contract/escalation.ts'
import { screen } from '../../../../../test/contract/played.ts'
import { LANGUAGES } from '../../../../kernel/language.ts'
import type { PowerId } from '../../board/ids.ts'
import { boards } from '../../brought/bringing.ts'
import { definitionSchema } from '../../brought/definition.ts'
import { variantFrom } from '../../brought/variant.ts'
import { diplomacy } from '../../game.ts'
import { wayNamed } from '../../options/ways.ts'
import {
  BOARD_IDS,
  type BroughtId,
  enter,
  isBrought,
  isVariant,
  kindsOf,
  leave,
  type VariantId,
  variantOf,
} from '../index.ts'
import { escalating } from './escalating.ts'
import { boardUnder, escalationOn } from './ids.ts'

const BROUGHT = 'three-isles-0123456789ab' as BroughtId
const example = definitionSchema.parse(
  JSON.parse(
    readFileSync(new URL('../../../../../resources/boards/three-isles.json', import.meta.url), 'utf8'),
  ),
)
const brought = variantFrom(example, BROUGHT)

beforeAll(() => enter(brought))
afterAll(() => leave(BROUGHT))

const mostOn = (id: VariantId): number => Math.max(...variantOf(id).ways.map(({ people }) => people))

it('is there for every board that is played by the rulebook', () => {
  for (const id of BOARD_IDS) expect(isVariant(escalationOn(id)), id).toBe(id !== 'secrets')
})

it('is one of the kinds of its board', () => {
  for (const id of ['versailles', 'versailles-escalation'] as const)
    expect(kindsOf(id).map((kind) => kind.id)).toEqual(['versailles', 'versailles-escalation'])
  expect(kindsOf('standard-escalation-crowd').map((kind) => kind.id)).toEqual([
    'standard',
    'standard-escalation',
    'standard-escalation-crowd',
  ])
  expect(kindsOf('secrets').map((kind) => kind.id)).toEqual(['secrets'])
})

describe.each([
  ['standard-escalation', 7],
  ['ancient-mediterranean-escalation', 7],
  ['versailles-escalation', 14],
  ['imperial-escalation', 13],
  [escalationOn(BROUGHT) as unknown as VariantId, 7],
  ['standard-escalation-crowd', 14],
  ['ancient-mediterranean-escalation-crowd', 14],
] as const)('on %s', (id, most) => {
  it(`takes ${most} people, with the units that so many place`, () => {
    expect(mostOn(id)).toBe(most)
    const fewest = Math.min(...variantOf(id).ways.map(({ people }) => people))
    for (const people of [fewest, most]) {
      const spring = rest(gameOf(people, { placement: 1 }, id))
      expect(spring.turn.phase).toBe('movement')
      expect(spring.units).toHaveLength(people)
      expect(new Set(spring.units.map(({ power }) => power)).size).toBe(people)
    }
  })

  it('places no more units than it has provinces, however many play', () => {
    const { board, ways } = variantOf(id)
    for (const { people, options } of ways) {
      expect(people * (options.placement ?? 0), String(people)).toBeLessThanOrEqual(board.spaces.length)
      expect(diplomacy.optionsSchema.safeParse({ variant: id, ...options }).success).toBe(true)
    }
  })

  it('has an ink, a name and a letter of its own for every power', () => {
    const { board, look } = variantOf(id)
    for (const of of [
      board.powers.map((power) => `${look.inks[power]!.strong} ${look.inks[power]!.hatch.path}`),
      ...LANGUAGES.flatMap((language) => {
        const named = board.powers.map((power) => look.names[language].powers[power]!)
        return [
          named.map(({ short }) => short.toLowerCase()),
          named.map(({ initial }) => initial.toLowerCase()),
        ]
      }),
    ])
      expect(new Set(of).size).toBe(board.powers.length)
  })
})

it('gives the sixth and the seventh on Ancient Mediterranean a colour instead of a country', () => {
  const seven = screen(gameOf(7, {}, 'ancient-mediterranean-escalation')).powers.map(({ power }) => power)
  expect(seven).toEqual(['ROME', 'PERSIA', 'CARTHAGE', 'EGYPT', 'GREECE', 'AZURE', 'WHITE'])
  const { names } = variantOf('ancient-mediterranean-escalation').look
  expect(LANGUAGES.map((language) => names[language].powers['WHITE']!.short)).toEqual([
    'White',
    'Белые',
    'Бели',
    'Bílí',
  ])
})

it('gives everybody a colour where more than seven play, from eight on', () => {
  const eight = gameOf(8, {}, 'standard-escalation-crowd')
  const powers = screen(eight).powers.map(({ power }) => power as string)
  expect(powers).toHaveLength(8)
  expect(powers).not.toContain('ENGLAND')
  expect(variantOf('standard-escalation-crowd').ways.map(({ people }) => people)).toEqual([
    8, 9, 10, 11, 12, 13, 14,
  ])
})

it('has no crowd where a board has no room for three units each', () => {
  const small = {
    ...brought,
    id: 'small-0123456789ab' as BroughtId,
    board: { ...brought.board, spaces: brought.board.spaces.slice(0, 23) },
  }
  expect(escalating(small).map(({ id }) => id)).toEqual([escalationOn(small.id)])
})

it('gives no colour a name that a power of the board has', () => {
  const [first, ...others] = example.powers
  const id = 'own-red-0123456789ab' as BroughtId
  enter(
    variantFrom({ ...example, powers: [{ ...first!, name: { en: 'White', ru: 'Голубые' } }, ...others] }, id),
  )
  const own = variantOf(escalationOn(id) as unknown as VariantId).board.powers
  expect(own).not.toContain('WHITE')
  expect(own).not.toContain('AZURE')
  leave(id)
})

describe('a table from when only the powers of a board played', () => {
  it.each([
    ['escalation', 'standard', 7],
    ['ancient-escalation', 'ancient-mediterranean', 5],
  ] as const)('keeps its seats: %s', (id, board, people) => {
    expect(boardUnder(id)).toBe(board)
    expect(mostOn(id)).toBe(people)
    expect([...variantOf(id).board.powers].sort()).toEqual([...variantOf(board).board.powers].sort())
    const options = diplomacy.optionsSchema.parse({ variant: id, ...wayNamed('escalation-3', id).options })
    expect(options.passive).toHaveLength(people - 3)
    expect(screen(gameOf(3, {}, id)).powers).toHaveLength(3)
    // With nobody named as missing, all of its powers play and no other.
    expect(screen(gameOf(people, {}, id)).powers).toHaveLength(people)
    expect(variantOf(id).ways[0].options.passive).toEqual([] satisfies PowerId[])
  })
})

describe('a board that somebody brought', () => {
  const id = escalationOn(BROUGHT) as unknown as VariantId

  it('is what a table of Escalation on it needs', () => {
    expect(boards.named({ variant: id })).toBe(BROUGHT)
    expect(isBrought(variantOf(id))).toBe(true)
    expect(isBrought(variantOf('versailles-escalation'))).toBe(false)
  })

  it('is removed with Escalation on it', () => {
    leave(BROUGHT)
    expect(isVariant(id)).toBe(false)
    enter(brought)
  })
})
