// What a view puts beside the map: the tracks and the boxes.
import type { SideName } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { SCENARIOS } from '../../../../shared/games/paths-of-glory/scenarios/scenarios.ts'
import type { PogView, UnitView } from '../../../../shared/games/paths-of-glory/view.ts'
import type { Counter } from '../map/position.ts'
import { counterOf } from '../map/position-of.ts'
import type { Ledger } from './ledger.ts'

/** Counters in the boxes beside the map. */
export function boxesOf(view: PogView): Readonly<Record<'reserve' | 'eliminated', readonly Counter[]>> {
  const inBox = (box: UnitView['at']) =>
    view.units.filter(({ at }) => at === box).flatMap((unit) => counterOf(view, unit) ?? [])
  return { reserve: inBox('reserve'), eliminated: inBox('eliminated') }
}

/** The numbers beside the map. */
export function ledgerOf(view: PogView): Ledger {
  const scenario = SCENARIOS[view.scenario]
  const happened = (card: string) => (view.events as readonly string[]).includes(card)
  const made = (side: SideName) => view.actions[side].map(({ kind }) => kind)
  return {
    turn: view.turn,
    lastTurn: scenario.lastTurn,
    round: view.round,
    actions: { cp: made('cp'), ap: made('ap') },
    points: view.points,
    bid: view.bid,
    wins: scenario.levels,
    status: view.status,
    levels: view.levels,
    rising: scenario.commitment === 'rises',
    halves: Object.fromEntries(view.replacements.map(({ pool, points }) => [pool, points * 2])),
    rolled: view.segment !== 'opening',
    mandates: view.mandates,
    us: happened('ap-55') ? 'over-there' : happened('ap-54') ? 'zimmermann' : 'neutral',
    russia: happened('cp-45')
      ? 'brest-litovsk'
      : happened('cp-53')
        ? 'bolshevik'
        : happened('cp-52')
          ? 'fall'
          : happened('cp-28')
            ? 'tsar-takes-command'
            : 'god-save-the-tsar',
  }
}
