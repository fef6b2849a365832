import { capitalized } from './capital.ts'
import { sideName, turnName } from './names.ts'
import { named, t } from './text.ts'

interface Part {
  readonly turn: number
  /** The number of an action round; null for the other phases of a turn. */
  readonly round: number | null
  readonly what: string
  readonly side: string
}

/** The turn that a phase belongs to; null for the opening and the end. */
export function turnOf(name: string): number | null {
  const turn = /^T(\d+)-/.exec(name)?.[1]
  return turn === undefined ? null : Number(turn)
}

/** A phase of a turn by its name in files (`T1-R2-cp`, `T1-draw-ap`); null for another one. */
export function partOf(name: string): Part | null {
  const turn = turnOf(name)
  const [, what, side] = name.split('-')
  if (turn === null || what === undefined || side === undefined) return null
  const round = /^R(\d+)$/.exec(what)?.[1]
  return { turn, round: round === undefined ? null : Number(round), what, side }
}

const textOf = ({ round, what }: Part): string =>
  round === null ? named('phase', what) : t('track_round_now', { round })

const withoutTurn = (name: string): string =>
  name === 'opening' || name === 'ended' ? named('phase', name) : name

/** A phase in words, as a title: with a capital. An unknown name stands for itself. */
export function phaseText(name: string): string {
  const part = partOf(name)
  if (!part) return capitalized(withoutTurn(name))
  return capitalized(`${turnName(part.turn)}, ${textOf(part)}, ${sideName(part.side)}`)
}

/** A phase without its turn and its side: "round 2 of 6". */
export function shortPhaseText(name: string): string {
  const part = partOf(name)
  return part ? textOf(part) : withoutTurn(name)
}

/** What is done now, as a title: "August 1914, round 2 of 6". */
export function stageTitle(name: string): string {
  const part = partOf(name)
  return part ? capitalized(`${turnName(part.turn)}, ${textOf(part)}`) : phaseText(name)
}
