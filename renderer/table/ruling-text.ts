// The gamemaster's rulings in words, as everybody reads them (R168).
import { assertNever } from '../../shared/kernel/assert-never.ts'
import type { Ruling } from '../../shared/table/view.ts'
import type { GameWords } from '../games/game-words.ts'
import { m } from '../words/rooms.ts'

/** A game's words in rulings: its seats, its phases, and the changes of its position. */
type Words = Pick<GameWords<unknown>, 'seat' | 'phase'> & {
  readonly amended: (told: unknown) => string
}

/** A ruling and its reason, in one sentence. */
export function rulingText({ kind, phase: named, seat, reason, told }: Ruling, words: Words): string {
  const phase = words.phase(named)
  switch (kind) {
    case 'paper':
      return m.ruling_paper({ powers: seat === null ? '' : words.seat(seat), phase })
    case 'correct':
      return m.ruling_correct({ power: seat === null ? '' : words.seat(seat), phase, reason })
    case 'amend':
      return m.ruling_amend({ changes: words.amended(told), phase, reason })
    case 'take-back':
      return m.ruling_take_back({ phase, reason })
    default:
      return assertNever(kind)
  }
}

/** Rulings in words, oldest first: sheets of paper entered one after the other in one phase are one line. */
export function rulingTexts(rulings: readonly Ruling[], words: Words): readonly string[] {
  const lines: { readonly of: Ruling; text: string; powers: string[] }[] = []
  for (const ruling of rulings) {
    const last = lines.at(-1)
    const power = ruling.seat === null ? '' : words.seat(ruling.seat)
    if (ruling.kind === 'paper' && last?.of.kind === 'paper' && last.of.phase === ruling.phase) {
      if (!last.powers.includes(power)) last.powers.push(power)
      last.text = m.ruling_paper({ powers: last.powers.join(', '), phase: words.phase(ruling.phase) })
    } else lines.push({ of: ruling, text: rulingText(ruling, words), powers: [power] })
  }
  return lines.map(({ text }) => text)
}
