import { sideName, turnName } from './names.ts'
import { named, t } from './text.ts'

/** A phase by its name in files (`T1-R2-cp`, `T1-draw-ap`) in words. An unknown name is returned as it is. */
export function phaseText(name: string): string {
  const [turn, what, side] = name.split('-')
  const number = Number(/^T(\d+)$/.exec(turn ?? '')?.[1])
  if (Number.isNaN(number) || what === undefined || side === undefined)
    return name === 'opening' || name === 'ended' ? named('phase', name) : name
  const round = Number(/^R(\d+)$/.exec(what)?.[1])
  const part = Number.isNaN(round) ? named('phase', what) : t('track_round_now', { round })
  return `${turnName(number)}, ${part}, ${sideName(side)}`
}
