import type { Addresses } from '../../shared/protocol/messages.ts'

/** An address as people type it. */
const typedAddress = (url: string): string => url.replace(/^http:\/\//, '').replace(/\/$/, '')

/** Where people with phones come in: the address to type, what the QR code says, and other addresses of this host. */
export function doorOf(code: string, addresses: Addresses | null) {
  const [best = location.origin, ...others] = addresses?.urls ?? []
  return {
    address: typedAddress(best),
    link: `${best.replace(/\/$/, '')}/#${code}`,
    others: others.map(typedAddress),
  }
}
