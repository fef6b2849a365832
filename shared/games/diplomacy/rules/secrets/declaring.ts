// What a power may declare in Secrets of Diplomacy, and why other declarations are refused (S40, S50 to S52).
import { type Board, provinceId } from '../../board/board.ts'
import { type PowerId, type ProvinceId, provinceOf } from '../../board/ids.ts'
import {
  type Declaration,
  type DeclarationFault,
  type DeclarationOptions,
  NO_PACTS,
} from '../../declarations/declaration.ts'
import type { Situation } from '../rules.ts'

/** Provinces beside a province, over land or water, whatever unit stands there (S40). */
export function besideProvince(board: Board, province: ProvinceId): readonly ProvinceId[] {
  const at = board.index.get(province)
  if (at === undefined) return []
  const found = new Set<number>()
  for (const place of [at, ...board.coasts[at]!])
    for (const row of [place, board.locations + place])
      for (const to of board.neighbours[row]!) found.add(board.province[to]!)
  return [...found].sort((a, b) => a - b).map((to) => provinceId(board, to))
}

const isSpent = ({ pacts = NO_PACTS }: Situation, power: PowerId): boolean => pacts.spent.includes(power)

/** Everything a power may declare now. */
export function declarationOptions(at: Situation, power: PowerId): DeclarationOptions {
  const { board, units, owners, pacts = NO_PACTS } = at
  const spent = isSpent(at, power)
  return {
    spent,
    strikes: spent
      ? []
      : units
          .filter((unit) => unit.power === power)
          .map((unit) => provinceOf(unit.at))
          .map((from) => ({ from, at: besideProvince(board, from) })),
    land: board.facts.spaces.map(({ id }) => id).filter((id) => owners[id] === power),
    others: board.facts.powers.filter((other) => other !== power),
    passages: pacts.passages.filter(({ by }) => by === power),
  }
}

/** Why a power cannot declare this; null where it can. */
export function judgeDeclaration(
  at: Situation,
  power: PowerId,
  declaration: Declaration,
): DeclarationFault | null {
  const { board, units, owners } = at
  const isPlace = (id: ProvinceId) => board.index.has(id)
  const isPower = (id: PowerId) => board.powerIndex.has(id)
  switch (declaration.kind) {
    case 'strike': {
      const { from, at: goal } = declaration
      if (!isPlace(from) || !isPlace(goal)) return 'declare/no-such-space'
      if (isSpent(at, power)) return 'strike/spent'
      if (!units.some((unit) => unit.power === power && provinceOf(unit.at) === from)) return 'strike/no-unit'
      return besideProvince(board, from).includes(goal) ? null : 'strike/too-far'
    }
    case 'gift': {
      const { land, to } = declaration
      if (!isPlace(land)) return 'declare/no-such-space'
      if (!isPower(to)) return 'declare/no-such-power'
      if (to === power) return 'gift/to-oneself'
      return owners[land] === power ? null : 'gift/not-yours'
    }
    case 'passage': {
      const { land, to, allowed } = declaration
      if (land !== null && !isPlace(land)) return 'declare/no-such-space'
      if (!isPower(to)) return 'declare/no-such-power'
      if (to === power) return 'passage/to-oneself'
      return land !== null && allowed && owners[land] !== power ? 'passage/not-yours' : null
    }
    case 'treaty': {
      if (!isPower(declaration.with)) return 'declare/no-such-power'
      if (declaration.with === power) return 'treaty/with-oneself'
      return declaration.text.trim() === '' ? 'treaty/empty' : null
    }
  }
}
