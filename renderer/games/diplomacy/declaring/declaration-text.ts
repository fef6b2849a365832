// Declarations in words: as they are written on a sheet, and what came of them when the turn was over.
import { assertNever } from '../../../../shared/kernel/assert-never.ts'
import type { LocationId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Declaration } from '../../../../shared/games/diplomacy/declarations/declaration.ts'
import type { Deferred } from '../../../../shared/games/diplomacy/declarations/deferred.ts'
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import { m } from '../../../words/rooms.ts'
import type { Words } from '../words/notation-words.ts'
import { turnText } from '../words/turn-text.ts'

/** A declaration as its own sheet shows it. */
export function declarationText(declaration: Declaration, words: Words): string {
  switch (declaration.kind) {
    case 'strike':
      return m.declared_strike({ from: words.place(declaration.from), at: words.place(declaration.at) })
    case 'gift':
      return m.declared_gift({ land: words.place(declaration.land), power: words.power(declaration.to) })
    case 'passage': {
      const { to, land, allowed } = declaration
      const where = {
        power: words.power(to),
        land: land === null ? m.declare_everywhere() : words.place(land),
      }
      return allowed ? m.declared_pass(where) : m.declared_bar(where)
    }
    case 'treaty':
      return m.declared_treaty({
        power: words.power(declaration.with),
        manner: declaration.open ? m.declare_open() : m.declare_secret(),
        text: declaration.text,
      })
    default:
      return assertNever(declaration)
  }
}

/** A line for a later turn, with the turn it is for. */
export const deferredText = ({ year, season, order, declaration }: Deferred, words: Words): string =>
  m.declare_in_turn({
    turn: turnText({ year, season, phase: 'movement' }),
    what: order ? words.order(order) : declaration ? declarationText(declaration, words) : '',
  })

/** What a phase brought beside the orders of units, a sentence each: treaties, leave to pass, gifts, land taken, strikes. */
export function turnedLines(
  { treaties = [], declared = [], season }: PhaseRecord,
  words: Words,
): readonly string[] {
  const { power, place } = words
  const agreed = treaties.map((treaty) =>
    [
      m.turned_treaty({ by: power(treaty.by), with: power(treaty.with), text: treaty.text }),
      ...(treaty.open ? [] : [m.turned_secretly()]),
      treaty.confirmed ? m.turned_confirmed() : m.turned_unconfirmed(),
    ].join(' '),
  )
  const passing = declared.flatMap(({ power: by, declaration }) => {
    if (declaration.kind !== 'passage') return []
    const { land, to, allowed } = declaration
    const named = {
      by: power(by),
      to: power(to),
      land: land === null ? m.declare_everywhere() : place(land),
    }
    return [allowed ? m.turned_passage(named) : m.turned_barred(named)]
  })
  const gifts = (season?.gifts ?? []).map(({ by, land, to }) =>
    m.turned_given({ by: power(by), land: place(land), to: power(to) }),
  )
  const captures = (season?.captures ?? []).map(({ by, land }) =>
    m.turned_captured({ by: power(by), land: place(land) }),
  )
  const strikes = (season?.strikes ?? []).map((strike) => strikeText(strike, words))
  const many = (season?.strikes ?? []).filter(
    ({ at, fate }, i, all) =>
      fate === 'struck' && all.findIndex((other) => other.at === at && other.fate === 'struck') < i,
  )
  return [
    ...agreed,
    ...passing,
    ...gifts,
    ...captures,
    ...strikes,
    ...many.map(({ at }) => m.turned_struck_by_many({ at: place(at) })),
  ]
}

type Strike = NonNullable<PhaseRecord['season']>['strikes'][number]

/** What came of one strike, and whom it destroyed. */
export function strikeText(strike: Strike, words: Words): string {
  const result = strikeFate(strike, words)
  return strike.weapon ? `${m.turned_weapon({ weapon: strike.weapon })} ${result}` : result
}

function strikeFate({ by, from, at, fate, destroyed }: Strike, words: Words): string {
  const named = { by: words.power(by), from: words.place(from), at: words.place(at) }
  if (fate === 'own-unit-there') return m.turned_own_unit_there(named)
  if (fate === 'origin-taken') return m.turned_origin_taken(named)
  if (destroyed.length === 0) return m.turned_struck(named)
  const units = destroyed
    .map(
      ({ power, type }) => `${words.power(power)}: ${words.unit({ type, at: at as string as LocationId })}`,
    )
    .join(', ')
  return `${m.turned_struck(named)} ${m.turned_destroyed({ units })}`
}
