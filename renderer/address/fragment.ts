// The fragment of the address decides which page is shown; browsers never send it over the network.

export type Opening =
  /** The host's own window: `#host=TOKEN`, or `#host` where the tab keeps the key. */
  | { readonly kind: 'host'; readonly token: string | null }
  /** The big screen of a table: `#screen=CODE`. */
  | { readonly kind: 'screen'; readonly code: string }
  /** The learning room or the rules, `#learn/rule-3`, `#rules/13`; with `host/` before it on the host's laptop. */
  | {
      readonly kind: 'learning'
      readonly token: string | null
      readonly room: 'learn' | 'rules'
      readonly page: string
    }
  /** A person: `#CODE` from the QR code, or nothing; `#join` asks for another table than the last one. */
  | { readonly kind: 'person'; readonly code: string | null; readonly joins?: true }

/** The address of the page that asks for a table's code and a name. No code has vowels. */
export const JOINING = '#join'

/**
 * Reads an address's fragment; an unknown one means a person who types the code. `kept` is the host's key that was in
 * the address before.
 */
export function openingOf(fragment: string, kept: string | null = null): Opening {
  const text = decodeURIComponentSafe(fragment.replace(/^#\/?/, '')).trim()
  const learning = /^(host(?:=([\w-]{16,128}))?\/)?(learn|rules)(?:\/([\w/-]*))?$/.exec(text)
  if (learning)
    return {
      kind: 'learning',
      token: learning[1] === undefined ? null : (learning[2] ?? kept),
      room: learning[3] as 'learn' | 'rules',
      page: learning[4] ?? '',
    }
  const host = /^host(?:=([\w-]{16,128}))?$/.exec(text)
  if (host) return { kind: 'host', token: host[1] ?? kept }
  const screen = /^screen=(\w{3,12})$/.exec(text)
  if (screen?.[1]) return { kind: 'screen', code: screen[1].toUpperCase() }
  if (`#${text}` === JOINING) return { kind: 'person', code: null, joins: true }
  return { kind: 'person', code: /^\w{3,12}$/.test(text) ? text.toUpperCase() : null }
}

function decodeURIComponentSafe(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
