// The gamemaster's rulings in words, as everybody reads them (R168).
import { assertNever } from '../../shared/kernel/assert-never.ts'
import { turnNamed } from '../../shared/games/diplomacy/turn.ts'
import type { Ruling } from '../../shared/table/view.ts'
import { m } from './rooms.ts'
import { phaseText } from '../reading/phase-text.ts'
import { powerText } from './power-text.ts'

/** What was ruled and why, in one sentence. */
export function rulingText({ kind, phase: code, seat, reason }: Ruling): string {
  const turn = turnNamed(code)
  const phase = turn ? phaseText(turn) : code
  switch (kind) {
    case 'correct':
      return m.ruling_correct({ power: seat === null ? '' : powerText(seat), phase, reason })
    case 'amend':
      return m.ruling_amend({ phase, reason })
    case 'take-back':
      return m.ruling_take_back({ phase, reason })
    default:
      return assertNever(kind)
  }
}
