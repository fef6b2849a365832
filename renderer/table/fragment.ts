// Who opens this page stands in the address's fragment, which browsers never send over the network.

export type Opening =
  /** The host's own window: `#host=TOKEN`. */
  | { readonly kind: 'host'; readonly token: string }
  /** The big screen of a table: `#screen=CODE`. */
  | { readonly kind: 'screen'; readonly code: string }
  /** A person: `#CODE` from the QR code, or nothing. */
  | { readonly kind: 'person'; readonly code: string | null }

/** Reads an address's fragment; anything not understood is a person who types the code. */
export function openingOf(fragment: string): Opening {
  const text = decodeURIComponentSafe(fragment.replace(/^#\/?/, '')).trim()
  const host = /^host=([\w-]{16,128})$/.exec(text)
  if (host?.[1]) return { kind: 'host', token: host[1] }
  const screen = /^screen=(\w{3,12})$/.exec(text)
  if (screen?.[1]) return { kind: 'screen', code: screen[1].toUpperCase() }
  return { kind: 'person', code: /^\w{3,12}$/.test(text) ? text.toUpperCase() : null }
}

function decodeURIComponentSafe(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
