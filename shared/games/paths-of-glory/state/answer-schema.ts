// Parses answers that come from outside. It is a file of its own because pages need no schema: it would double the
// bytes they fetch first.
import { z } from 'zod'
import type { CardId } from '../facts/cards.ts'
import { SIDE_NAMES } from '../facts/nations.ts'
import type { SpaceId } from '../facts/spaces.ts'
import type { UnitId } from '../facts/units.ts'
import { USES } from '../facts/use.ts'
import { MOST_POINTS } from './bid.ts'

const space = z.string().max(40) as unknown as z.ZodType<SpaceId>
const unit = z.string().max(40) as unknown as z.ZodType<UnitId>
const card = z.string().max(10) as unknown as z.ZodType<CardId>
const units = z.array(unit).max(20)
const kind = <K extends string>(name: K) => z.literal(name)

/** An answer; each decision takes only some of them. */
export const answerSchema = z.discriminatedUnion('kind', [
  /** Points for a side (5.6.1). */
  z.object({ kind: kind('bid'), for: z.enum(SIDE_NAMES), points: z.int().min(0).max(MOST_POINTS) }),
  /** Takes the other side for that bid. */
  z.object({ kind: kind('accept') }),
  /** Whether Guns of August is one of the seven cards at the start (4.3.2). */
  z.object({ kind: kind('guns-of-august'), take: z.boolean() }),
  z.object({ kind: kind('play'), card, as: z.enum(USES) }),
  /** The one operation that needs no card (8.1.3). */
  z.object({ kind: kind('one-operation') }),
  z.object({ kind: kind('activate'), space, for: z.enum(['move', 'attack']) }),
  /** Ends a repeated question: activating, moving, attacking, redeploying, replacing, playing cards. */
  z.object({ kind: kind('done') }),
  /** Takes units of one place in hand, to move together. */
  z.object({ kind: kind('take'), units }),
  /** The units in hand go on to a neighbouring place. */
  z.object({ kind: kind('go'), space }),
  /** The units in hand stay where they are. */
  z.object({ kind: kind('stop') }),
  /** An army digs instead of moving (11.2.1). */
  z.object({ kind: kind('entrench'), unit }),
  /** Takes back all moves of this action; legal while nothing was rolled. */
  z.object({ kind: kind('restart') }),
  z.object({ kind: kind('attack'), space }),
  z.object({ kind: kind('join'), unit }),
  z.object({ kind: kind('leave'), unit }),
  z.object({ kind: kind('fight') }),
  z.object({ kind: kind('call-off') }),
  /** A flank attack with its pinning place (12.3.2), and a card that makes it succeed. */
  z.object({ kind: kind('flank'), pin: space, card: card.nullable() }),
  z.object({ kind: kind('no-flank') }),
  z.object({ kind: kind('card'), card }),
  /** The unit of each lost step, in order; a corps that replaces an army comes after that army. */
  z.object({ kind: kind('losses'), steps: units }),
  /** The unit that takes a step back by Withdrawal (12.6.3). */
  z.object({ kind: kind('restore'), unit }),
  /** The unit that loses a step so that all stay (12.5.3). */
  z.object({ kind: kind('stand'), unit }),
  z.object({ kind: kind('fall-back') }),
  z.object({ kind: kind('retreat'), unit, path: z.array(space).min(1).max(2) }),
  z.object({ kind: kind('advance'), units, path: z.array(space).min(1).max(2) }),
  z.object({ kind: kind('redeploy'), unit }),
  /** Where the unit in hand is redeployed to; null is the reserve box. */
  z.object({ kind: kind('to'), space: space.nullable() }),
  z.object({ kind: kind('place'), unit, space }),
  z.object({ kind: kind('dig'), space }),
  z.object({ kind: kind('flip'), unit }),
  z.object({
    kind: kind('rebuild'),
    unit,
    strength: z.enum(['full', 'reduced']),
    /** Of an army; null is a corps in the reserve box. */
    space: space.nullable(),
  }),
  z.object({ kind: kind('discard'), card }),
  /** What fell, where dice are the players' own. */
  z.object({ kind: kind('die'), die: z.int().min(1).max(6) }),
  /** The program rolls it. */
  z.object({ kind: kind('roll') }),
])
