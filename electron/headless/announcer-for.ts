import { bonjourAnnouncer } from '../host/discovery/bonjour-announcer.ts'
import { nullAnnouncer, type Announcer } from '../host/ports/announcer.ts'
import type { Log } from '../host/ports/log.ts'
import type { HeadlessArguments } from './arguments.ts'

/** The announcer that the arguments ask for. */
export function announcerFor({ announce, announceOn }: HeadlessArguments, log: Log): Announcer {
  if (!announce) return nullAnnouncer
  return bonjourAnnouncer({ log, ...(announceOn === undefined ? {} : { address: announceOn }) })
}
