// The answer that somebody means who touches a place that is not lit. The host is asked about it, and its refusal is the
// reason that the page shows: nothing here knows whether the answer is legal.
import type { SpaceId } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { UnitId } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import type { DecisionView, PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import type { Hit } from '../map/hit.ts'
import { sideOf } from '../map/side-of.ts'

/** The own counter that was touched, or the first one of the place. */
function unitTouched(view: PogView, { place, counter }: Hit): UnitId | null {
  const own = view.units.filter(({ unit, at }) => at === place && sideOf(unit) === view.asked?.side)
  return (own.find(({ unit }) => unit === counter) ?? own[0])?.unit ?? null
}

/** What a touch would mean to the question that is asked; null where it could mean nothing. */
export function meantBy(view: PogView, decision: DecisionView | null, hit: Hit): Answer | null {
  if (!decision) return null
  const space = hit.place as SpaceId
  const unit = unitTouched(view, hit)
  const ofUnit = (made: (one: UnitId) => Answer): Answer | null => (unit === null ? null : made(unit))
  switch (decision.kind) {
    case 'activate':
      return { kind: 'activate', space, for: 'move' }
    case 'move':
      return ofUnit((one) => ({ kind: 'take', units: [one] }))
    case 'march':
      return space === view.operation?.group?.at ? null : { kind: 'go', space }
    case 'attack':
      return { kind: 'attack', space }
    case 'attackers':
      return ofUnit((one) => ({ kind: 'join', unit: one }))
    case 'flank':
      return space === view.battle?.target ? null : { kind: 'flank', pin: space, card: null }
    case 'losses':
      return isFighting(view, hit.counter) ? ofUnit((one) => ({ kind: 'losses', steps: [one] })) : null
    case 'restore':
      return ofUnit((one) => ({ kind: 'restore', unit: one }))
    case 'stand':
      return ofUnit((one) => ({ kind: 'stand', unit: one }))
    case 'retreat': {
      // As long a way as the legal ones, with another end.
      const [first] = decision.answers
      if (first?.kind !== 'retreat' || space === view.battle?.target) return null
      return { ...first, path: [...first.path.slice(0, -1), space] }
    }
    case 'advance': {
      const [first] = decision.answers
      const target = view.battle?.target
      if (first?.kind !== 'advance' || target === undefined) return null
      return { ...first, path: space === target ? [target] : [target, space] }
    }
    case 'redeploy':
      return ofUnit((one) => ({ kind: 'redeploy', unit: one }))
    case 'redeploy-to':
      return space === placeOf(view, view.redeployment?.chosen) ? null : { kind: 'to', space }
    case 'place': {
      const [army] = view.eventWork?.armies ?? []
      return army === undefined ? null : { kind: 'place', unit: army, space }
    }
    case 'dig':
      return { kind: 'dig', space }
    case 'flip':
    case 'replace':
      return ofUnit((one) => ({ kind: 'flip', unit: one }))
    case 'bid':
    case 'opening':
    case 'action':
    case 'trench-cards':
    case 'attacker-cards':
    case 'defender-cards':
    case 'discard':
    case 'roll':
      return null
  }
}

const isFighting = ({ battle }: PogView, unit: string | null): boolean =>
  battle !== null && [...battle.attackers, ...battle.defenders].some((one) => one === unit)

const placeOf = (view: PogView, unit: string | null | undefined): string | undefined =>
  view.units.find((one) => one.unit === unit)?.at
