// Which requests the host answers at all. After DNS rebinding a page from the internet sends its own name in the Host
// header, so only requests to this machine's own names are served.
import type { IncomingMessage } from 'node:http'
import { hostname } from 'node:os'
import { ownAddresses } from '../ports/addresses.ts'

const INTERFACES_KNOWN_MS = 5_000
/**
 * Listening at one of these means listening everywhere: none is a name, though some systems resolve it to this
 * machine.
 */
const EVERY_ADDRESS: readonly string[] = ['0.0.0.0', '::', '[::]']

/** The name in a Host header without its port, lower case; undefined when it is none. */
function hostNameOf(header: string | undefined): string | undefined {
  return /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/.exec(header?.toLowerCase() ?? '')?.[1]
}

export interface Gate {
  /** Whether the request names this machine. */
  admits(request: IncomingMessage): boolean
  /** Whether a page may open a socket: our own pages, and programs, which send no Origin. */
  admitsOrigin(request: IncomingMessage): boolean
}

/** A gate that knows this machine's names and addresses, and those the user added. */
export function makeGate(extra: { readonly hosts: readonly string[] }, now: () => number): Gate {
  const name = hostname().toLowerCase()
  const fixed = ['localhost', '127.0.0.1', '[::1]', name, `${name}.local`]
  const extraHosts = extra.hosts
    .map((host) => host.toLowerCase())
    .filter((host) => !EVERY_ADDRESS.includes(host))
  let known = new Set<string>()
  let knownAt = -Infinity
  const names = () => {
    // Addresses change when the machine joins another network.
    if (now() - knownAt > INTERFACES_KNOWN_MS) {
      known = new Set([...fixed, ...extraHosts, ...ownAddresses().map((address) => address.toLowerCase())])
      knownAt = now()
    }
    return known
  }
  return {
    admits: ({ headers }) => {
      const host = hostNameOf(headers.host)
      return host !== undefined && names().has(host)
    },
    admitsOrigin: ({ headers }) => {
      if (headers.origin === undefined) return true
      return headers.origin.toLowerCase() === `http://${headers.host?.toLowerCase()}`
    },
  }
}
