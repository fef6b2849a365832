// What the map highlights for the selection: only what the options name. Each kind of highlight has its own outline, so
// that it does not depend on colour alone.
import { provinceOf, type ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { UnitRef } from '../../../../shared/games/diplomacy/board/unit.ts'
import type { UnitOptions } from '../../../../shared/games/diplomacy/orders/options.ts'
import { draftOf, helpedTo, optionsOf, retreatsOf, unitsToOrder, type Desk } from './desk.ts'
import { dutyOf } from './duty.ts'
import { inHand, type Selection } from './selection.ts'

export interface Lights {
  /** The selected unit and the unit it names. */
  readonly held: ProvinceId | null
  readonly named: ProvinceId | null
  /** Where a tap writes an order at once. */
  readonly targets: ReadonlySet<ProvinceId>
  /** Where a tap writes a move that foreign fleets would have to carry: lit faintly, for there are many. */
  readonly distant: ReadonlySet<ProvinceId>
  /** Units that may be supported or convoyed. */
  readonly helped: ReadonlySet<ProvinceId>
  /** Own units, centres or units that still need an order. */
  readonly open: ReadonlySet<ProvinceId>
}

const none: ReadonlySet<ProvinceId> = new Set()
const provinces = (places: Iterable<Parameters<typeof provinceOf>[0]>) => new Set([...places].map(provinceOf))

/** The lights of a selection. */
export function lightsOf(desk: Desk, selection: Selection): Lights {
  const unit = inHand(selection)
  const base: Lights = {
    held: unit ? provinceOf(unit.at) : null,
    named: null,
    targets: none,
    distant: none,
    helped: none,
    open: openPlaces(desk),
  }
  switch (selection.step) {
    case 'idle':
      return base
    case 'choose': {
      const back = lightsOf(desk, selection.back)
      // Legal orders stay one tap away while an illegal one is asked about.
      return selection.why === 'illegal'
        ? { ...back, named: selection.at }
        : { ...back, targets: new Set([selection.at]), distant: none, helped: none }
    }
    case 'to':
      return {
        ...base,
        named: provinceOf(selection.target.at),
        targets: provinces(helpedTo(desk, selection.unit, selection.target, selection.verb)),
      }
    case 'unit': {
      if (desk.phase === 'retreats')
        return { ...base, targets: provinces(retreatsOf(desk, selection.unit)?.to ?? []) }
      const options = optionsOf(desk, selection.unit)
      if (!options) return base
      const { verb } = selection
      const moving = verb === null || verb === 'move'
      const supporting = verb === null || verb === 'support'
      const convoying = verb === null || verb === 'convoy'
      return {
        ...base,
        targets: provinces([...(moving ? options.moves : []), ...(verb === 'via' ? options.convoyed : [])]),
        distant: verb === null || verb === 'move' ? provinces(options.convoyed) : none,
        helped: provinces(
          [
            ...(supporting ? [...options.supportsHold, ...near(desk, options)] : []),
            ...(convoying ? options.convoys.map((help) => help.target) : []),
          ].map((target) => target.at),
        ),
      }
    }
  }
}

/** Units that could be supported into a space beside them; armies that come by convoy may be, but get no ring. */
function near(desk: Desk, { supportsMove }: UnitOptions): readonly UnitRef[] {
  return supportsMove.flatMap(({ target, to }) => {
    const beside = desk.neighbours.get(provinceOf(target.at))
    return to.some((place) => beside?.has(provinceOf(place))) ? [target] : []
  })
}

function openPlaces(desk: Desk): ReadonlySet<ProvinceId> {
  if (desk.phase === 'adjustments') {
    const { adjustment } = desk.sheet
    if (!adjustment || adjustment.count === 0) return none
    if (dutyOf(desk.sheet).left === 0) return none
    const places = adjustment.count > 0 ? adjustment.builds : adjustment.removals
    return new Set(
      places
        .map((unit) => provinceOf(unit.at))
        .filter(
          (province) =>
            !desk.sheet.drafts.some(({ order }) => 'unit' in order && provinceOf(order.unit.at) === province),
        ),
    )
  }
  return provinces(
    unitsToOrder(desk)
      .filter((unit) => draftOf(desk.sheet, unit) === null)
      .map((unit) => unit.at),
  )
}
