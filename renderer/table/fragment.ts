// Who opens this page stands in the address's fragment, which browsers never send over the network.

export type Opening =
  /** The host's own window: `#host=TOKEN`. */
  | { readonly kind: 'host'; readonly token: string }
  /** The big screen of a table: `#screen=CODE`. */
  | { readonly kind: 'screen'; readonly code: string }
  /** The learning room or the rules, `#learn/rule-3`, `#rules/13`; with the host's token before a slash on its laptop. */
  | {
      readonly kind: 'learning'
      readonly token: string | null
      readonly room: 'learn' | 'rules'
      readonly page: string
    }
  /** A person: `#CODE` from the QR code, or nothing. */
  | { readonly kind: 'person'; readonly code: string | null }

/** Reads an address's fragment; anything not understood is a person who types the code. */
export function openingOf(fragment: string): Opening {
  const text = decodeURIComponentSafe(fragment.replace(/^#\/?/, '')).trim()
  const learning = /^(?:host=([\w-]{16,128})\/)?(learn|rules)(?:\/([\w/-]*))?$/.exec(text)
  if (learning)
    return {
      kind: 'learning',
      token: learning[1] ?? null,
      room: learning[2] as 'learn' | 'rules',
      page: learning[3] ?? '',
    }
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
