import type { Addresses } from '../../shared/protocol/messages.ts'

/** An address as people type it. */
const typedAddress = (url: string): string => url.replace(/^http:\/\//, '').replace(/\/$/, '')

/** How phones join: the address to type, the text of the QR code, and other addresses of this host. */
export function doorOf(code: string, addresses: Addresses | null) {
  const [best = location.origin, ...others] = addresses?.urls ?? []
  return {
    address: typedAddress(best),
    link: `${best.replace(/\/$/, '')}/#${code}`,
    others: others.map(typedAddress),
  }
}
