// Orders as sentences, as the Russian rules of Secrets of Diplomacy print them.
import { coastOf, type LocationId, provinceOf } from '../../board/ids.ts'
import type { Unit, UnitRef } from '../../board/unit.ts'
import type { MovementOrder } from '../../orders/order.ts'
import type { BoardNames } from '../names/board-names.ts'
import { COASTS_RU, FORMS_RU } from './forms-ru.ts'

type Case = 'genitive' | 'accusative'

function place(at: LocationId, which: Case, names: BoardNames): string {
  const id = provinceOf(at)
  const name = FORMS_RU[id]?.[which] ?? names.ru.spaces[id]?.name ?? id
  const side = COASTS_RU[coastOf(at)]
  if (!side) return name
  const [genitive, accusative] = (id as string) === 'STP' ? side.he : side.she
  return `${which === 'genitive' ? genitive : accusative} ${name}`
}

const WHO = { A: 'Армия', F: 'Флот' } as const
const WHOM = { A: 'армию', F: 'флот' } as const

/** A movement order as a sentence. `units` says whether somebody stands where it goes. */
export function writePrinted(order: MovementOrder, names: BoardNames, units: readonly Unit[]): string {
  const of = ({ at }: UnitRef) => place(at, 'genitive', names)
  const unit = `${WHO[order.unit.type]} ${of(order.unit)}`
  switch (order.kind) {
    case 'hold':
      return `${unit} обороняется`
    case 'move': {
      const there = units.find(({ at }) => provinceOf(at) === provinceOf(order.to))
      if (there && order.to === there.at) return `${unit} атакует ${WHOM[there.type]} ${of(there)}`
      return `${unit} перемещается в ${place(order.to, 'accusative', names)}`
    }
    case 'support-hold':
      return `${unit} поддерживает оборону ${of(order.target)}`
    case 'support-move':
      return `${unit} поддерживает ${place(order.target.at, 'accusative', names)} в атаке ${place(order.to, 'genitive', names)}`
    case 'convoy':
      return `${unit} десантирует ${WHOM[order.target.type]} ${of(order.target)} в ${place(order.to, 'accusative', names)}`
  }
}
