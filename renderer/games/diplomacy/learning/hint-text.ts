import type { Chance, Hints, Threat } from '../../../../shared/games/diplomacy/hints/hints.ts'
import type { Words } from '../words/notation-words.ts'
import { t } from './text.ts'

/** Hints as sentences, dangers before chances; chances that cannot be sure come last. */
export function hintLines({ threats, chances }: Hints, words: Words): readonly string[] {
  return [
    ...threats
      .filter(({ attack, defence }) => attack > 1 || defence === 1)
      .map((threat) => threatText(threat, words)),
    ...chances.map((chance) => chanceText(chance, words)),
  ]
}

const threatText = ({ unit, by, attack, defence }: Threat, words: Words): string =>
  t('learn_hint_threat', {
    unit: words.unit(unit),
    by: by.map(words.shortUnit).join(', '),
    attack,
    defence,
  })

function chanceText({ unit, to, supporters, against, needs }: Chance, words: Words): string {
  const said = { unit: words.unit(unit), place: words.place(to) }
  if (needs === null) return t('learn_hint_risky', { ...said, against })
  if (needs === 0) return t('learn_hint_free', said)
  return t('learn_hint_sure', { ...said, needs, supporters: supporters.map(words.shortUnit).join(', ') })
}
