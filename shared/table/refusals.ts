import type { z } from 'zod'
import { type Refusal, refusal, type RefusalData } from '../kernel/refusal.ts'
import { type Result, err } from '../kernel/result.ts'

/** Every refusal of a table; pages have a sentence for each. */
export const TABLE_REFUSALS = [
  /** This actor may never do that. Data: actor, command. */
  'table/not-allowed',
  /** Only before the game starts. */
  'table/started',
  /** Only while a game is being played. */
  'table/not-playing',
  /** The game is over. */
  'table/ended',
  /** No seat has a holder, person or computer. */
  'table/nobody-seated',
  /** Joining is closed at the moment. */
  'table/locked',
  /** As many people as a table takes. Data: most. */
  'table/full',
  /** The table belongs to another game, or to another version of it. Data: game, version. */
  'table/other-game',
  /** The file is not a table this program can read. Data: schema. */
  'table/unreadable',
  /** Settings that stand once the game has started. Data: settings. */
  'settings/fixed',
  /** The game does not take these options. Data: at. */
  'settings/options',
  /**
   * Where nobody may know who plays whom, no person plays at the laptop: everybody would see whose curtain is open.
   * Data: seat.
   */
  'seat/not-secret',
  /** No computer plays there for this person. Data: seat. */
  'seat/not-kept',
  /** No such seat in this game. Data: seat. */
  'seat/unknown',
  /** Not a seat this actor plays. Data: seat. */
  'seat/not-yours',
  /** The seat has a holder already. Data: seat. */
  'seat/taken',
  /** The person has this seat already. Data: seat. */
  'seat/already-yours',
  /** The seat takes no part in the game any more. Data: seat. */
  'seat/eliminated',
  /** The stage does not wait for this seat. Data: seat. */
  'seat/not-awaited',
  /** The seat decides in its turn; its act says when it is done. Data: seat. */
  'seat/in-turn',
  /** No person has that id. Data: player. */
  'person/unknown',
  /** Joined already. Data: player. */
  'person/already-here',
  /** Another person at the table has that name. Data: name. */
  'person/name-taken',
  /** The person asks for no seat. Data: player. */
  'person/asks-nothing',
  /** The game cannot read it. Data: at. */
  'intent/malformed',
  /** The seat has no act that it could take back. Data: seat. */
  'undo/nothing',
  /** Nothing may be written in this stage. Data: stage. */
  'stage/no-drafting',
  /** No results are being read. */
  'stage/not-reading',
  /** The stage has no bell, or it has not rung yet. */
  'clock/no-bell',
  /** A ballot is open already. */
  'ballot/open-already',
  /** There is no ballot. */
  'ballot/none',
  /** A draw is shared by all who take part (R25). Data: who. */
  'ballot/draw-is-shared',
  /** A concession names one seat that takes part. */
  'ballot/one-winner',
  /** There is no seat to ask. */
  'ballot/nobody-to-ask',
  /** The seat has no vote in it. Data: seat. */
  'ballot/no-vote',
  /** There are no talks to end, or their end would close the phase. */
  'ballot/no-talks',
  /** The table cannot go back to that phase. Data: phase. */
  'ballot/no-such-phase',
  /** The game knows no such agreement. Data: at. */
  'ballot/not-offered',
  /** Only its proposer and the host take it back. */
  'ballot/not-yours',
  /** The letters of a game are opened once it is over. */
  'ballot/not-over',
  /** The table has no letters from seat to seat. */
  'letter/none',
  /** The table has no broadcasts. */
  'letter/no-broadcasts',
  /** Here only people who play send broadcasts, each for the own seat. */
  'letter/no-guests',
  /** No letters are taken in this stage. */
  'letter/not-now',
  /** The text is empty. */
  'letter/empty',
  /** Longer than a letter may be. Data: most, length (characters). */
  'letter/too-long',
  /** No more letters of this writer are taken in this phase. Data: most. */
  'letter/too-many',
  /** The table keeps as many letters as its files can hold. */
  'letter/full',
  /** No person reads the letters of that seat. Data: seat. */
  'letter/nobody-there',
  /** A letter to its own writer. */
  'letter/to-oneself',
  /** Letters do not pass a desk here. */
  'letter/no-desk',
  /** No letter of that number lies at the desk. Data: number. */
  'letter/unknown',
  /** The addressee has it, or it is on its way. Data: seat. */
  'letter/delivered',
  /** Everybody may read all letters already. */
  'letter/open-already',
  /** The table has no gamemaster. */
  'ruling/no-gamemaster',
  /** A person with a device writes there; only people at the laptop hand in sheets of paper. */
  'ruling/not-on-paper',
  /** The game's position cannot be changed by ruling. */
  'ruling/not-offered',
  /** The game cannot read the change. Data: at. */
  'ruling/malformed',
  /** No phase has closed yet, or the last one was taken back already. */
  'ruling/nothing-to-take-back',
] as const
export type TableRefusal = (typeof TABLE_REFUSALS)[number]

/** A refusal of the table itself, ready to be returned. */
export const refuse = (code: TableRefusal, data?: RefusalData): Result<never, Refusal> =>
  err(refusal(code, data))

/** The field at which a schema failed, for the refusal to name: `clock.writing`; empty where it is the whole value. */
export const faultIn = (error: z.ZodError): string => error.issues[0]?.path.map(String).join('.') ?? ''
