// How Escalation on a board is called. The name alone says which board is meant, so that a page knows what to fetch.

const SUFFIX = '-escalation'
const CROWD_SUFFIX = '-escalation-crowd'

/** Names that saved tables have for Escalation on two boards, from when only the boards' own powers played it. */
export const OLDER = { escalation: 'standard', 'ancient-escalation': 'ancient-mediterranean' } as const
export type OlderId = keyof typeof OLDER

const older = (id: string): id is OlderId => Object.hasOwn(OLDER, id)

/** The name of Escalation on a board. */
export const escalationOn = <Id extends string>(board: Id): `${Id}-escalation` => `${board}${SUFFIX}`

/** The name of Escalation on a board for more people than it has colours. */
export const crowdOn = <Id extends string>(board: Id): `${Id}-escalation-crowd` => `${board}${CROWD_SUFFIX}`

export const isForCrowd = (id: string): boolean => id.endsWith(CROWD_SUFFIX)

/** The board that Escalation of that name is played on; null where the name is that of a board. */
export function boardUnder(id: string): string | null {
  if (older(id)) return OLDER[id]
  const suffix = [CROWD_SUFFIX, SUFFIX].find((end) => id.endsWith(end))
  return suffix === undefined ? null : id.slice(0, -suffix.length)
}
