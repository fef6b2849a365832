// What a table agrees on about letters: whether there are any, whether they pass the gamemaster's desk, when they
// arrive, who may write.
import { z } from 'zod'

/** Players talk in person only; letters from seat to seat; broadcasts for all to read; both. */
export const LETTER_RULES = ['none', 'letters', 'broadcasts', 'both'] as const
/** Straight to the addressee, or over the desk of the gamemaster, who delivers, holds back or misdelivers. */
export const LETTER_HANDS = ['direct', 'desk'] as const
/** While people may talk, or at any time. */
export const LETTER_TIMES = ['talks', 'always'] as const

/** At once; when a stage ends; or every so many minutes besides. */
const postSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('at-once') }),
  z.object({ kind: z.literal('bell') }),
  z.object({ kind: z.literal('every'), minutes: z.number().int().min(1).max(720) }),
])

export const letterRuleSchema = z.object({
  rule: z.enum(LETTER_RULES),
  hands: z.enum(LETTER_HANDS),
  post: postSchema,
  when: z.enum(LETTER_TIMES),
  /** Whether people without a seat may send broadcasts. */
  guests: z.boolean(),
})
export type LetterRule = z.infer<typeof letterRuleSchema>

export const NO_LETTERS: LetterRule = {
  rule: 'none',
  hands: 'direct',
  post: { kind: 'at-once' },
  when: 'talks',
  guests: false,
}

/** Whether there are letters from seat to seat. */
export const hasLetters = ({ rule }: LetterRule): boolean => rule === 'letters' || rule === 'both'

/** Whether there are broadcasts. */
export const hasBroadcasts = ({ rule }: LetterRule): boolean => rule === 'broadcasts' || rule === 'both'

/** Default minutes between two posts, where letters may not come at once. */
const HIDDEN_POST_MINUTES = 5

interface Kind {
  readonly press: string
  readonly names: string
  readonly gamemaster: string
}

/** What a table has agreed on before a change. */
interface Agreed extends Kind {
  readonly letters: LetterRule
}

/**
 * The post that stands in for letters at once; null where they may come at once. Where nobody may know who plays whom,
 * a letter that appears when a player puts a phone down names its writer; a gamemaster's desk delays letters as well.
 */
function postForced({ hands }: LetterRule, { press, names, gamemaster }: Kind): LetterRule['post'] | null {
  if (press === 'gunboat') return { kind: 'bell' }
  const direct = gamemaster === 'none' || hands === 'direct'
  return names === 'until-the-end' && direct ? { kind: 'every', minutes: HIDDEN_POST_MINUTES } : null
}

const isSamePost = (a: LetterRule['post'], b: LetterRule['post'] | null): boolean =>
  a.kind === b?.kind && (a.kind !== 'every' || b.kind !== 'every' || a.minutes === b.minutes)

/**
 * The rule with the changes that other settings of the table force on it. In gunboat there are no private letters. A
 * desk needs a gamemaster, and one hand that plays every seat has no addressee. A post that was forced goes again when
 * its reason does.
 */
export function keptRule(asked: LetterRule, kind: Kind, before?: Agreed): LetterRule {
  if (kind.gamemaster === 'sandbox') return { ...asked, rule: 'none' }
  const wasForced = before !== undefined && isSamePost(asked.post, postForced(before.letters, before))
  const forced = postForced(asked, kind)
  const post = wasForced ? ({ kind: 'at-once' } as const) : asked.post
  const kept: LetterRule = {
    ...asked,
    hands: kind.gamemaster === 'none' ? 'direct' : asked.hands,
    post: post.kind === 'at-once' && forced ? forced : post,
  }
  if (kind.press !== 'gunboat') return kept
  return { ...kept, rule: hasBroadcasts(kept) ? 'broadcasts' : 'none' }
}
