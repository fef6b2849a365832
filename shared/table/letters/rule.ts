// What a table agrees on about letters: whether there are any, through whose hands they go, when they arrive, who may write.
import { z } from 'zod'

/** People talk alone; letters from seat to seat; broadcasts for all to read; both. */
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

/** Minutes between two posts where letters may not come at once and nobody chose otherwise. */
const HIDDEN_POST_MINUTES = 5

interface Kind {
  readonly press: string
  readonly names: string
  readonly gamemaster: string
}

/**
 * The rule as a table of that kind can keep it. Where nobody may know who plays whom letters wait for the post: one that
 * appears when somebody puts a phone down names its writer. A gamemaster's desk is such a wait. In gunboat there are no
 * private letters. A desk needs somebody at it, and one hand that plays every seat has nobody to write to.
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
