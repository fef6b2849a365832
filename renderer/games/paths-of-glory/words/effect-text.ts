// What a card does as an event, in a sentence.
import type { Card } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import { ofKind, unitAt } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import { kindName } from './names.ts'
import { named, t } from './text.ts'

/** The effect of a card; null where there is no text for it. */
export function effectText({ id, reinforcement }: Card): string | null {
  const written = named('effect', id)
  if (written !== id) return written
  if (!reinforcement) return null
  const counts = new Map<string, number>()
  for (const kind of reinforcement.kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const units = [...counts].flatMap(([kind, count]) => {
    const [index] = ofKind(kind)
    if (index === undefined) return []
    const { nation, army } = unitAt(index)
    return [`${kindName(kind, nation, army)}${count > 1 ? ` ×${count}` : ''}`]
  })
  return t('effect_arrive', { units: units.join('; ') })
}
