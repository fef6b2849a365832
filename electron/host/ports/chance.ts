// All unguessable values come from here, so that a test can set them.
import { createHash, randomBytes } from 'node:crypto'
import type { PlayerId, TableId } from '../../../shared/table/holder.ts'

/** A source of random bytes. */
export type Chance = (bytes: number) => Uint8Array

/** The operating system's own chance, fit for keys. */
export const systemChance: Chance = (bytes) => randomBytes(bytes)

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

/** A key to the host or to a seat: 128 bits. */
export const drawToken = (chance: Chance): string => base64url(chance(16))
export const drawPlayerId = (chance: Chance): PlayerId => `p-${base64url(chance(9))}` as PlayerId
/** Also the name of a folder, so it must not depend on case: some file systems ignore it. */
export const drawTableId = (chance: Chance): TableId =>
  `t${Buffer.from(chance(8)).toString('hex')}` as TableId

/** No vowels, so no words; no Q, which reads as O on a far screen, and no Y. */
const CODE_LETTERS = 'BCDFGHJKLMNPRSTVWXZ'

/** Whether this may be a room code, in upper or lower case. */
export const isRoomCode = (text: string): boolean => new RegExp(`^[${CODE_LETTERS}]{4}$`, 'i').test(text)

/** A room code to read off a screen and type on a phone. */
export function drawCode(chance: Chance, taken: (code: string) => boolean): string {
  for (;;) {
    const code = Array.from(chance(4), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('')
    if (!taken(code)) return code
  }
}

/** What is stored of a token: its hash, which recognises the token but cannot be used as one. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
