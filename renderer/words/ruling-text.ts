// The gamemaster's rulings in words, as everybody reads them (R168).
import type { Amended } from '../../shared/games/diplomacy/amending.ts'
import { turnNamed } from '../../shared/games/diplomacy/turn.ts'
import { assertNever } from '../../shared/kernel/assert-never.ts'
import type { Ruling } from '../../shared/table/view.ts'
import { wordsOf } from '../games/diplomacy/drafting/words.ts'
import { getLocale } from '../paraglide/runtime.js'
import { phaseText } from '../games/diplomacy/reading/phase-text.ts'
import { powerText } from '../games/diplomacy/words/power-text.ts'
import { m } from './rooms.ts'

/** What was ruled and why, in one sentence. */
export function rulingText({ kind, phase: code, seat, reason, told }: Ruling): string {
  const turn = turnNamed(code)
  const phase = turn ? phaseText(turn) : code
  switch (kind) {
    case 'paper':
      return m.ruling_paper({ powers: seat === null ? '' : powerText(seat), phase })
    case 'correct':
      return m.ruling_correct({ power: seat === null ? '' : powerText(seat), phase, reason })
    case 'amend':
      return m.ruling_amend({ changes: amendedText(told as Amended | null), phase, reason })
    case 'take-back':
      return m.ruling_take_back({ phase, reason })
    default:
      return assertNever(kind)
  }
}

/** Rulings in words, oldest first: sheets of paper entered one after the other for a phase are one line. */
export function rulingTexts(rulings: readonly Ruling[]): readonly string[] {
  const lines: { readonly of: Ruling; text: string; powers: string[] }[] = []
  for (const ruling of rulings) {
    const last = lines.at(-1)
    const power = ruling.seat === null ? '' : powerText(ruling.seat)
    if (ruling.kind === 'paper' && last?.of.kind === 'paper' && last.of.phase === ruling.phase) {
      if (!last.powers.includes(power)) last.powers.push(power)
      const turn = turnNamed(ruling.phase)
      last.text = m.ruling_paper({
        powers: last.powers.join(', '),
        phase: turn ? phaseText(turn) : ruling.phase,
      })
    } else lines.push({ of: ruling, text: rulingText(ruling), powers: [power] })
  }
  return lines.map(({ text }) => text)
}

/** "Belgium: France; A GAL: Austria". */
function amendedText(told: Amended | null): string {
  const words = wordsOf(getLocale())
  const changes = [
    ...(told?.owners ?? []).map(({ centre, owner }) =>
      owner
        ? `${words.place(centre)}: ${powerText(owner)}`
        : m.ruling_centre_free({ centre: words.place(centre) }),
    ),
    ...(told?.units ?? []).map(({ at, unit }) =>
      unit
        ? `${words.shortUnit(unit)}: ${powerText(unit.power)}`
        : m.ruling_no_unit({ place: words.place(at) }),
    ),
    // Rulings of an earlier version removed nobody.
    ...(told?.removed ?? []).map((unit) =>
      m.ruling_no_dislodged({ unit: words.shortUnit(unit), power: powerText(unit.power) }),
    ),
  ]
  return changes.length > 0 ? changes.join('; ') : '…'
}
