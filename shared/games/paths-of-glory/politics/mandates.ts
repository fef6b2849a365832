// Mandated offensives (7.0): which attack the table demands of each side, and which attacks fulfil it.
import {
  CP,
  CAPITALS,
  enemyOf,
  type Nation,
  type Neutral,
  NEUTRALS,
  sideName,
  type Side,
} from '../facts/nations.ts'
import { spaceAt, type SpaceIndex, spaceNamed } from '../facts/spaces.ts'
import { type Mandate, MANDATE_BOXES, MANDATE_DICE, MANDATE_NATION } from '../facts/tables.ts'
import { unitAt, type UnitIndex } from '../facts/units.ts'
import type { Board } from '../state/board.ts'
import { type Battle, inForce, type State, wasPlayed, withSide } from '../state/state.ts'
import type { Work } from '../state/work.ts'

/** Whether a nation has lost every capital it has. */
const hasLostCapitals = (board: Board, nation: Nation, side: Side): boolean => {
  const capitals = CAPITALS[nation] ?? []
  return capitals.length > 0 && capitals.every((id) => board.holder[spaceNamed(id)] === enemyOf(side))
}

const isNeutral = (state: State, nation: Nation): boolean =>
  NEUTRALS.includes(nation as Neutral) && !state.atWar.includes(nation as Neutral)

/** The box of a die (7.1.1, 7.1.9). */
export function boxOf(state: State, side: Side, die: number): Mandate {
  const plus = side === CP && inForce(state, 'cp-37') ? 1 : 0
  return MANDATE_DICE[side][Math.min(6, die + plus) - 1] ?? 'none'
}

/**
 * What a box demands. It moves right past nations whose capitals are lost, and demands nothing of neutrals (7.1.2,
 * 7.1.6, 7.1.10, 7.1.11).
 */
export function owedFor(state: State, side: Side, box: Mandate): Mandate {
  const boxes = MANDATE_BOXES[side]
  let index = boxes.indexOf(box)
  for (;;) {
    const now = boxes[index] ?? 'none'
    if (now === 'none') return 'none'
    if (!hasLostCapitals(state.board, MANDATE_NATION[now], side)) break
    index += 1
  }
  const owed = boxes[index] ?? 'none'
  if (owed === 'none' || isNeutral(state, MANDATE_NATION[owed])) return 'none'
  if (owed === 'ah-it' && (isNeutral(state, 'it') || hasLostCapitals(state.board, 'it', enemyOf(side))))
    return 'ah'
  if (owed === 'ge' && wasPlayed(state, 'cp-54')) return 'none'
  if (owed === 'ru' && wasPlayed(state, 'cp-53')) return 'none'
  return owed
}

/** Both sides roll at the beginning of a turn. */
export function rollMandates(work: Work): void {
  for (const side of [0, 1] as const) {
    const die = work.roll('mandate', side)
    const box = boxOf(work.state, side, die)
    const owed = owedFor(work.state, side, box)
    work.state.mandates = withSide(work.state.mandates, side, { box: owed, met: owed === 'none' })
    work.log({ kind: 'mandate', side: sideName(side), die, box, owed })
  }
}

const WESTERN_FRONT: ReadonlySet<string | null> = new Set(['fr', 'be', 'ge'])
const GERMAN: ReadonlySet<Nation> = new Set(['ge', 'pl'])
const WESTERN_ENEMIES: ReadonlySet<Nation> = new Set(['us', 'br', 'be', 'fr'])

/** An attack as a mandate judges it. */
export interface Offensive {
  readonly target: SpaceIndex
  readonly attackers: readonly UnitIndex[]
  /** Every enemy unit in the target, also those that retreated before. */
  readonly enemies: readonly UnitIndex[]
}

/** Whether an attack would fulfil the mandate that a side still owes (7.1.3). */
export function paysMandate({ mandates }: State, side: Side, attack: Offensive): boolean {
  const { box, met } = mandates[side]
  return !met && box !== 'none' && meets(attack, box)
}

/** Whether an attack is one that a mandate asks for (7.1.3 to 7.1.7): by its nation, against units. */
function meets(attack: Offensive, owed: Exclude<Mandate, 'none'>): boolean {
  const enemies = attack.enemies.map((unit) => unitAt(unit).nation)
  if (enemies.length === 0) return false
  const attackers = attack.attackers.map((unit) => unitAt(unit).nation)
  const { country } = spaceAt(attack.target)
  switch (owed) {
    case 'fr':
    case 'br':
      return (
        attackers.includes(owed) && WESTERN_FRONT.has(country) && enemies.some((nation) => GERMAN.has(nation))
      )
    case 'ge':
      return (
        attackers.some((nation) => GERMAN.has(nation)) &&
        WESTERN_FRONT.has(country) &&
        enemies.some((nation) => WESTERN_ENEMIES.has(nation))
      )
    case 'ah-it':
      return attackers.includes('ah') && (country === 'it' || enemies.includes('it'))
    case 'ah':
    case 'tu':
    case 'it':
    case 'ru':
      return attackers.includes(owed)
  }
}

/** Records an attack, which may fulfil the mandate. */
export function noteAttack(work: Work, battle: Battle): void {
  const { side, target, attackers, defenders, weary } = battle
  if (!paysMandate(work.state, side, { target, attackers, enemies: [...defenders, ...weary] })) return
  const { box } = work.state.mandates[side]
  work.state.mandates = withSide(work.state.mandates, side, { box, met: true })
  work.log({ kind: 'mandate-met', side: sideName(side) })
}

/** A mandate that was not fulfilled costs a point (7.1.3). */
export function chargeMandates(work: Work): void {
  for (const side of [0, 1] as const) {
    const { box, met } = work.state.mandates[side]
    if (met) continue
    work.log({ kind: 'mandate-missed', side: sideName(side), owed: box })
    work.score(side === CP ? -1 : 1, { why: 'mandate-missed' })
  }
}
