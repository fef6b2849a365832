// Lines in codes have a shorter parser than the grammar's. It may read fewer lines, but must read those as the grammar
// does.
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../shared/kernel/language.ts'
import { positionOf, readByGrammar, readLine } from '../../shared/games/diplomacy/notation/read.ts'
import { readExact } from '../../shared/games/diplomacy/notation/reading/exact.ts'
import { terrainOf } from '../../shared/games/diplomacy/notation/reading/terrain.ts'
import { writeOrder } from '../../shared/games/diplomacy/notation/write.ts'
import { movementOptions, ordersOf } from '../../shared/games/diplomacy/orders/options.ts'
import { board, opening } from '../../tools/bench/positions/boards.ts'
import { playedSituations } from '../../tools/bench/positions/played.ts'
import { others, PHASES, POWERS, standing } from './any-order.ts'
import { STANDARD } from './standard.ts'
import { NAMES } from '../../shared/games/diplomacy/variants/standard/names/index.ts'

const positions = [opening, ...playedSituations(40).slice(-1)].map(({ units }) => units)
const terrain = terrainOf(board)

describe.each(LANGUAGES)('codes on a page in %s', (language) => {
  const written = [...new Set([language, 'en'] as const)]

  it('are read without the grammar as the grammar reads them: every legal order of some boards', () => {
    const otherwise: string[] = []
    for (const units of positions) {
      const position = positionOf({ names: NAMES, language, phase: 'movement', board: terrain, units })
      for (const order of movementOptions(board, units).flatMap(ordersOf))
        for (const tongue of written) {
          const text = writeOrder(order, { names: NAMES, language: tongue, style: 'codes' })
          const exact = readExact(text, { names: NAMES, language }, position)
          const [understood] = readByGrammar(text, 0, { names: NAMES, language }, position)
          if (
            !isDeepStrictEqual(understood, { kind: 'understood', text, order: exact, warnings: [] }) ||
            !isDeepStrictEqual(exact, order)
          )
            otherwise.push(text)
          const small = text.toLowerCase()
          if (
            tongue === 'en' &&
            !isDeepStrictEqual(readExact(small, { names: NAMES, language }, position), order)
          )
            otherwise.push(small)
        }
    }
    expect(otherwise).toEqual([])
  })

  it.each(PHASES)(
    'are never read otherwise, whatever is ordered and whoever stands there: %s',
    (phase, orders) => {
      fc.assert(
        fc.property(orders, orders, others, fc.boolean(), (order, about, crowd, told) => {
          // Often the board is about another order than the one that is read.
          const units = standing(about, crowd)
          const context = {
            names: NAMES,
            language,
            phase,
            ...(told && { board: STANDARD, units, powers: [POWERS[0]!] }),
          }
          for (const tongue of LANGUAGES) {
            const text = writeOrder(order, { names: NAMES, language: tongue, style: 'codes' })
            for (const typed of [
              text,
              text.replace(' - ', '-'),
              ` ${text} `,
              text.toLowerCase(),
              `${text} H`,
            ])
              expect(readLine(typed, 7, context, positionOf(context)), typed).toEqual(
                readByGrammar(typed, 7, context, positionOf(context)),
              )
          }
        }),
        { numRuns: 40 },
      )
    },
  )
})
