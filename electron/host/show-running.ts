// A second start on a data folder asks the host that runs there to show its window. The key of that window is not
// passed on and is in no file.
import type { IncomingMessage } from 'node:http'
import { LOOPBACK, urlAt } from './ports/addresses.ts'

export const SHOW_PATH = '/show'
const INSTANCE = 'x-entente-instance'

/** A host of this machine, as the lock of its folder names it. */
export interface Running {
  readonly port: number
  readonly instance: string
}

/** Asks a host of this machine to show its window; false where it cannot. */
export async function showRunning({ port, instance }: Running): Promise<boolean> {
  try {
    const answer = await fetch(new URL(SHOW_PATH, urlAt(LOOPBACK, port)), {
      method: 'POST',
      headers: { [INSTANCE]: instance },
      signal: AbortSignal.timeout(2_000),
    })
    return answer.status === 204
  } catch {
    return false
  }
}

/**
 * Whether this is such a request, from a program on this machine: a page of another site may not send the header, and
 * a phone has another address.
 */
export const asksToShow = (request: IncomingMessage, instance: string): boolean =>
  request.method === 'POST' &&
  request.headers[INSTANCE] === instance &&
  /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '')
