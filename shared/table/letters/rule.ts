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

/**
 * The rule as such a table can keep it. Where nobody may know who plays whom, letters wait for the post: a letter
 * that appears when a player puts a phone down names its writer. A gamemaster's desk delays letters as well. In
 * gunboat there are no private letters. A desk needs a gamemaster, and one hand that plays every seat has no
 * addressee.
 */
export function keptRule(rule: LetterRule, { press, names, gamemaster }: Kind): LetterRule {
  if (gamemaster === 'sandbox') return { ...rule, rule: 'none' }
  const hands = gamemaster === 'none' ? 'direct' : rule.hands
  const atOnce = rule.post.kind === 'at-once'
  if (press === 'gunboat')
    return {
      ...rule,
      hands,
      rule: hasBroadcasts(rule) ? 'broadcasts' : 'none',
      post: atOnce ? { kind: 'bell' } : rule.post,
    }
  const waits = names === 'until-the-end' && hands === 'direct' && atOnce
  return { ...rule, hands, post: waits ? { kind: 'every', minutes: HIDDEN_POST_MINUTES } : rule.post }
}
