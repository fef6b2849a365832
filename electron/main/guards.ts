// What a page in one of our windows may do: show our host's pages, fill its display, keep it awake, and nothing else.
// This holds for every window and frame.
import type { ElectronApi } from './electron-api.ts'

/** Permissions a page of ours may use. */
export const PERMITTED: readonly string[] = ['fullscreen', 'screen-wake-lock', 'clipboard-sanitized-write']

/** Private IPv4 addresses: where another table of the same network can be. */
const PRIVATE = /^(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)(?:\.\d{1,3}){2,3}$/

export interface Guards {
  /** Whether an address is one of our host's pages. */
  readonly isOurs: (url: string) => boolean
}

const parsed = (url: string): URL | null => (URL.canParse(url) ? new URL(url) : null)

/** Whether an address is a table of another host. Only such an address is passed to the system's browser. */
export function isNeighbour(url: string): boolean {
  const at = parsed(url)
  return (
    at !== null &&
    at.protocol === 'http:' &&
    at.username === '' &&
    at.password === '' &&
    at.pathname === '/' &&
    at.search === '' &&
    PRIVATE.test(at.hostname)
  )
}

/** The room code of an address of the big screen; null for all others. */
const screenCode = (url: string): string | null =>
  /^#screen=(\w{3,12})$/.exec(parsed(url)?.hash ?? '')?.[1] ?? null

/** Installs the guards, before the first window opens. */
export function guard(
  { app, session, shell }: Pick<ElectronApi, 'app' | 'session' | 'shell'>,
  origin: string,
  openScreen: (code: string) => void,
): Guards {
  const isOurs = (url: string) => parsed(url)?.origin === origin
  const { defaultSession } = session
  defaultSession.setPermissionRequestHandler((_contents, permission, answer, details) =>
    answer(PERMITTED.includes(permission) && isOurs(details.requestingUrl)),
  )
  defaultSession.setPermissionCheckHandler(
    (_contents, permission, requestingOrigin) => PERMITTED.includes(permission) && isOurs(requestingOrigin),
  )
  defaultSession.setDevicePermissionHandler(() => false)
  // The host says the same of its pages (host/net/headers.ts); the shell does not depend on it. Scripts from 'self' are
  // the built ones alone: the host serves no JSONP, and a saved table goes out as a type that no browser runs.
  defaultSession.webRequest.onHeadersReceived(({ responseHeaders }, answer) =>
    answer({
      /* eng-disable CSP_GLOBAL_CHECK */ responseHeaders: {
        ...responseHeaders,
        'Content-Security-Policy': [
          "default-src 'self'; script-src 'self'; img-src 'self' data: blob:; style-src 'self'; style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        ],
      },
    }),
  )
  app.on('web-contents-created', (_event, contents) => {
    const stay = (event: { readonly url: string; preventDefault(): void }) => {
      if (!isOurs(event.url)) event.preventDefault()
    }
    contents.on('will-navigate', stay)
    contents.on('will-redirect', stay)
    contents.on('will-frame-navigate', stay)
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.setWindowOpenHandler(({ url }) => {
      const code = isOurs(url) ? screenCode(url) : null
      if (code !== null) openScreen(code)
      else if (!isOurs(url) && isNeighbour(url)) {
        // The address was checked above: http, a private address, and nothing after it.
        void shell.openExternal(new URL(url).origin) // eng-disable OPEN_EXTERNAL_JS_CHECK
      }
      return { action: 'deny' }
    })
  })
  return { isOurs }
}
