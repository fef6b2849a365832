import type { BALLOT_SECRECY } from './command.ts'

/** Whether a ballot keeps to itself who said what. Of two voters each knows the other's vote from its result. */
export const isSecretVote = (secrecy: (typeof BALLOT_SECRECY)[number], voters: number): boolean =>
  secrecy !== 'open' && voters > 2
