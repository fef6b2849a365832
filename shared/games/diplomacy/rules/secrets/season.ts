// How a turn of Secrets of Diplomacy ends once all units have moved and retreated: gifts, land taken, strikes (S20 to S52).
import { SEA, type Board } from '../../board/board.ts'
import { type PowerId, type ProvinceId, provinceOf } from '../../board/ids.ts'
import type { Unit } from '../../board/unit.ts'
import { type Declared, NO_PACTS, type Passage, type SeasonChanges } from '../../declarations/declaration.ts'
import type { OrderResult } from '../outcome.ts'
import { isOwnable, type Ownership } from '../ownership.ts'
import type { SeasonEnd, SeasonPast, Situation } from '../rules.ts'

/** All effects of the end of a turn. Each step sees the changes of the one before. */
export function endSeason(at: Situation, { results, declared }: SeasonPast): SeasonEnd {
  const { board, units } = at
  const pacts = at.pacts ?? NO_PACTS
  const passages = agreed(pacts.passages, declared)
  const gifts = giftsIn(at.owners, declared)
  const given: Ownership = { ...at.owners, ...changes(gifts.map(({ land, to }) => [land, to])) }
  const captures = capturesIn(board, given, passages, results)
  const taken: Ownership = { ...given, ...changes(captures.map(({ land, by }) => [land, by])) }
  const strikes = strikesIn(board, units, declared)
  const struck = strikes.filter(({ fate }) => fate === 'struck')
  const owners = ownersAfter(taken, struck)
  const hit = new Set(struck.map(({ at }) => at))
  return {
    units: units.filter((unit) => !hit.has(provinceOf(unit.at))),
    owners,
    pacts: { spent: [...pacts.spent, ...struck.map(({ by }) => by)], passages },
    changes: { gifts, captures, strikes },
  }
}

const changes = (list: readonly (readonly [ProvinceId, PowerId])[]): Ownership => Object.fromEntries(list)

/** S52: permissions in force, new and withdrawn ones. Withdrawing the general one withdraws all others. */
function agreed(before: readonly Passage[], declared: readonly Declared[]): readonly Passage[] {
  let passages = before
  for (const { power: by, declaration } of declared) {
    if (declaration.kind !== 'passage') continue
    const { to, land, allowed } = declaration
    passages = passages.filter(
      (one) => one.by !== by || one.to !== to || !(one.land === land || (land === null && !allowed)),
    )
    if (allowed) passages = [...passages, { by, to, land }]
  }
  return passages
}

/** S51: land that its owner gives away. */
const giftsIn = (owners: Ownership, declared: readonly Declared[]): SeasonChanges['gifts'] =>
  declared.flatMap(({ power: by, declaration }) =>
    declaration.kind === 'gift' && owners[declaration.land] === by
      ? [{ land: declaration.land, by, to: declaration.to }]
      : [],
  )

/** Whether a unit did nothing but defend its place, and kept it (S11, S21). An illegal order counts as an order. */
function defended({ outcome, dislodgedBy }: OrderResult): boolean {
  if (dislodgedBy) return false
  switch (outcome.kind) {
    case 'holds':
    case 'unordered':
    case 'invalid':
      return true
    default:
      return false
  }
}

/**
 * S21: foreign and neutral land goes to a unit that defended there all turn, unless the owner permits it to pass
 * (S52).
 */
const capturesIn = (
  board: Board,
  owners: Ownership,
  passages: readonly Passage[],
  results: readonly OrderResult[],
): SeasonChanges['captures'] =>
  results.filter(defended).flatMap(({ unit: { power: by, at } }) => {
    const land = provinceOf(at)
    const from = owners[land] ?? null
    if (from === by || !isOwnable(board, land)) return []
    const guest = passages.some(
      (one) => one.by === from && one.to === by && (one.land === null || one.land === land),
    )
    return guest ? [] : [{ land, by, from }]
  })

/** S41 to S43: all strikes happen at once, after everything else. */
function strikesIn(
  board: Board,
  units: readonly Unit[],
  declared: readonly Declared[],
): SeasonChanges['strikes'] {
  const standing = (place: ProvinceId) => units.find((unit) => provinceOf(unit.at) === place)
  const meant = declared.flatMap(({ power: by, declaration: its }) =>
    its.kind === 'strike' ? [{ by, from: its.from, at: its.at, fate: fateOf(by, its) }] : [],
  )
  function fateOf(
    by: PowerId,
    { from, at }: { readonly from: ProvinceId; readonly at: ProvinceId },
  ): SeasonChanges['strikes'][number]['fate'] {
    if (standing(at)?.power === by) return 'own-unit-there'
    const there = standing(from)
    return there && there.power !== by ? 'origin-taken' : 'struck'
  }
  return meant.map((one) => {
    const strikers = meant.filter(({ at, fate }) => at === one.at && fate === 'struck')
    const hit = one.fate === 'struck' ? standing(one.at) : undefined
    const isSea = board.kind[board.index.get(one.at)!] === SEA
    return {
      ...one,
      owner: one.fate !== 'struck' || isSea || strikers.length > 1 ? null : one.by,
      destroyed: hit ? [{ power: hit.power, type: hit.type }] : [],
    }
  })
}

function ownersAfter(owners: Ownership, struck: SeasonChanges['strikes']): Ownership {
  const after: Record<ProvinceId, PowerId> = { ...owners }
  for (const { at, owner } of struck) {
    if (owner === null) delete after[at]
    else after[at] = owner
  }
  return after
}
