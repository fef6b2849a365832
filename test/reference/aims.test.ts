// Cases that engines got wrong although they pass every published case: both adjudicators must give the answer that
// stands here, so that they cannot be wrong together.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BOOK_EDITION_IDS, EDITIONS, type EditionId } from '../../shared/games/diplomacy/editions/edition.ts'
import { adjudicate } from './adjudicator.ts'
import { ofEngine, ofReference, type Verdict } from './engine.ts'
import type { ByPower } from './units-and-orders.ts'

interface Aim {
  readonly title: string
  /** Left out where all editions agree. */
  readonly edition?: EditionId
  /** One a unit, which stands where its order says. */
  readonly orders: ByPower
  /** Units where they stand afterwards. */
  readonly after: readonly string[]
  /** Units that lost their space, with every place they may retreat to. */
  readonly dislodged?: Readonly<Record<string, readonly string[]>>
  readonly standoffs?: readonly string[]
}

const aims = JSON.parse(readFileSync(new URL('./aims.json', import.meta.url), 'utf8')) as Aim[]

const aftermathOf = ({ units, dislodged, standoffs }: Verdict) => ({
  after: units,
  dislodged: Object.fromEntries(Object.entries(dislodged).map(([unit, { retreats }]) => [unit, retreats])),
  standoffs,
})

describe.each(['the engine', 'the reference'])('%s on what others got wrong', (who) => {
  const cases = aims.flatMap((aim) =>
    (aim.edition ? [EDITIONS[aim.edition]] : BOOK_EDITION_IDS.map((id) => EDITIONS[id])).map(
      (edition) => [`${aim.title} (${edition.id})`, aim, edition] as const,
    ),
  )
  it.each(cases)('%s', (_, { orders, after, dislodged = {}, standoffs = [] }, edition) => {
    const units = Object.fromEntries(
      Object.entries(orders).map(([power, list]) => [
        power,
        list.map((text) => text.split(' ', 2).join(' ')),
      ]),
    )
    const position = { units, orders }
    const verdict =
      who === 'the engine' ? ofEngine(edition, position) : ofReference(adjudicate(position, edition.policies))
    expect(aftermathOf(verdict)).toEqual({ after, dislodged, standoffs })
  })
})
