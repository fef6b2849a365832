// Makes overlays for the map: supply, control, the moving front, victory points, threats. It asks the rules, so it is fetched after the first view.
import { boardSeen } from '../../../../shared/games/paths-of-glory/board-seen.ts'
import { AP, CP, sideNamed, type SideName } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { spaceId, spaceNamed, SPACES } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import { placeOf } from './position-of.ts'
import { sideOf } from './side-of.ts'
import { findUnit, unitId } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import { cutsAgainst } from '../../../../shared/games/paths-of-glory/threats/cuts.ts'
import { lineOfSupply, suppliedBy } from '../../../../shared/games/paths-of-glory/supply/networks.ts'
import { isSpaceSupplied } from '../../../../shared/games/paths-of-glory/supply/supply.ts'
import { stateSeen } from '../../../../shared/games/paths-of-glory/state-seen.ts'
import type { PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { turnName } from '../words/names.ts'
import type { PhaseLog } from '../../../../shared/games/paths-of-glory/state/state.ts'
import { takenIn } from './front-history.ts'
import type { Overlay, OverlayName } from './overlay.ts'
import type { VictorySet } from './plates.ts'

function supply(view: PogView, side: SideName): Overlay {
  const board = boardSeen(view)
  const fed = SPACES.filter(({ index }) => isSpaceSupplied(board, index, sideNamed(side))).map(
    ({ id }) => id as string,
  )
  const starving = view.unsupplied.filter((unit) => sideOf(unit) === side)
  return {
    places: {
      cp: side === 'cp' ? fed : [],
      ap: side === 'ap' ? fed : [],
      warning: starving.flatMap((unit) => placeOf(view, unit) ?? []),
    },
    joined: true,
    ways: [],
  }
}

/** An overlay by its name; null without an overlay. `past` are the phases that are over. */
export function overlayOf(
  name: OverlayName,
  view: PogView,
  victory: VictorySet,
  past: readonly PhaseLog[] = [],
): Overlay | null {
  switch (name) {
    case 'none':
    case 'key':
      return null
    case 'supply-cp':
      return supply(view, 'cp')
    case 'supply-ap':
      return supply(view, 'ap')
    case 'control':
      return { places: { ...view.held, warning: [] }, joined: true, ways: [] }
    case 'front': {
      const taken = takenIn([...past, { phase: view.phase, entries: view.log }])
      const by = (side: SideName) => taken.filter((one) => one.side === side).map(({ place }) => place)
      return {
        places: { cp: by('cp'), ap: by('ap'), warning: [] },
        joined: true,
        ways: [],
        notes: taken.map(({ place, turn }) => [place, turnName(turn)]),
      }
    }
    case 'points': {
      const scoring = new Set<string>(SPACES.filter((space) => space.victory[victory]).map(({ id }) => id))
      const of = (side: SideName) => view.held[side].filter((space) => scoring.has(space))
      return { places: { cp: of('cp'), ap: of('ap'), warning: [] }, joined: false, ways: [] }
    }
    case 'threat': {
      // Without a seat: nobody's own hand limits what the side may do, for the map is the same for all.
      const seen = stateSeen(view, null)
      const cuts = ([CP, AP] as const).flatMap((side) => cutsAgainst(seen, side))
      return {
        places: { cp: [], ap: [], warning: cuts.flatMap(({ unit }) => placeOf(view, unitId(unit)) ?? []) },
        joined: false,
        ways: cuts.flatMap(({ raids }) =>
          raids.map((raid) => [placeOf(view, unitId(raid.unit)) ?? '', ...raid.path.map(spaceId)]),
        ),
      }
    }
  }
}

/** A line of supply of a counter, from its place to the source; null where there is none. */
export function supplyWay(view: PogView, unit: string): readonly string[] | null {
  const index = findUnit(unit)
  const at = placeOf(view, unit)
  if (index === undefined || at === null) return null
  const line = lineOfSupply(boardSeen(view), suppliedBy(index), spaceNamed(at), new Set())
  return line === null ? null : [at, ...line.toReversed().map(spaceId)]
}
