// Which small powers a seat would like to play, where the table asks: by touch, or as a typed list ("Spain, Greece").
import { ok, type Result } from '../../../kernel/result.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import type { PowerId } from '../board/ids.ts'
import { minorsOf } from '../game/minors.ts'
import type { DiplomacyState, Page } from '../game/state.ts'
import { powerName } from '../notation/names/names.ts'
import { refuse } from '../refusals.ts'
import { variantOf } from '../variants/index.ts'
import { isLanguage } from './transcript.ts'

/** A page with these wishes and no others. Refuses other powers, one named twice, and every other phase. */
export function wishedFor(
  { options, turn }: Pick<DiplomacyState, 'options' | 'turn'>,
  page: Page,
  minors: readonly PowerId[],
): Result<Page, Refusal> {
  if (turn.phase !== 'wishes') return refuse('wish/not-now')
  const offered = minorsOf(options)
  for (const [at, power] of minors.entries()) {
    if (!offered.includes(power)) return refuse('wish/not-a-minor', { power })
    if (minors.indexOf(power) < at) return refuse('wish/twice', { power })
  }
  return ok({ ...page, wishes: minors })
}

/** A page with the wishes of a list of names or initials, parted by commas, semicolons or lines. */
export function wishedInWords(
  state: DiplomacyState,
  page: Page,
  text: string,
  language: string,
): Result<Page, Refusal> {
  if (!isLanguage(language)) return refuse('order/unknown-language', { language })
  const { board, look } = variantOf(state.options.variant)
  const naming = { names: look.names, language }
  const words = text
    .split(/[,;\n]/)
    .map(plain)
    .filter((word) => word !== '')
  if (words.length === 0) return refuse('order/nothing-written')
  const minors: PowerId[] = []
  for (const word of words) {
    const isCalled = (power: PowerId) =>
      plain(power) === word ||
      (['short', 'long', 'initial'] as const).some((form) => plain(powerName(naming, power, form)) === word)
    const power = board.powers.find(isCalled)
    if (power === undefined) return refuse('wish/unknown-power', { text: word })
    minors.push(power)
  }
  return wishedFor(state, page, minors)
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
