// Serves the pages and the files: a table to save, a table to open.
import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import type { NamedFile } from '../../../shared/kernel/brought.ts'
import { err, ok, type Result } from '../../../shared/kernel/result.ts'
import { type BroughtAnswer, broughtFilesSchema, LARGEST_BROUGHT } from '../../../shared/protocol/brought.ts'
import type { TableId } from '../../../shared/table/holder.ts'
import { isRoomCode, tokenHash } from '../ports/chance.ts'
import type { Log } from '../ports/log.ts'
import { asksToShow, SHOW_PATH } from '../show-running.ts'
import { parseInTurns } from '../storage/bounded-json.ts'
import { LARGEST_TABLE_FILE } from '../storage/table-file.ts'
import { frontPage } from './front-page.ts'
import type { TableGame } from '../tables/tables.ts'
import type { Gate } from './gate.ts'
import { securityHeaders } from './headers.ts'
import type { Guesses } from './limits.ts'
import type { Tickets } from './tickets.ts'

/** What the HTTP side needs of the host. */
export interface Desk {
  readonly instance: string
  readonly version: string
  readonly hostToken: string
  saveFile(table: TableId): Promise<Result<{ readonly name: string; readonly text: string }, Refusal>>
  openFile(text: string): Promise<Result<TableId, Refusal>>
  /** Reads files that somebody brought, and keeps what is sound of them. */
  bring(files: readonly NamedFile[]): Promise<Result<readonly BroughtAnswer[], Refusal>>
  /** What was brought, as packed JSON. */
  brought(game: string, id: string): Buffer | undefined
  /** What the unfinished tables play. */
  playing(): readonly TableGame[]
  /** Shows the host's own window; undefined where there is none. */
  readonly show: (() => void) | undefined
}

interface Options {
  readonly desk: Desk
  readonly gate: Gate
  readonly guesses: Guesses
  readonly tickets: Tickets
  /** Folder of the built pages; none are served when left out. */
  readonly assets?: string | undefined
  readonly now: () => number
  readonly log: Log
}

/** Files travel in base64, with their names. */
const LARGEST_BODY = 1.4 * LARGEST_BROUGHT

/** Compares two keys in constant time. */
export const sameToken = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(tokenHash(a)), Buffer.from(tokenHash(b)))

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

/** The whole body as text; undefined when it is larger than `most` bytes. */
async function bodyOf(request: IncomingMessage, most: number): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > most) return undefined
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Answers every request to the host. */
export function httpListener(options: Options): RequestListener {
  const { desk, gate, guesses, tickets, assets, now, log } = options
  const pages = assets
    ? sirv(assets, { etag: true, gzip: true, setHeaders: cacheForGood, dotfiles: false })
    : undefined
  const front = assets ? frontPage(assets, () => desk.playing()) : undefined

  const mayManage = (request: IncomingMessage, url: URL): Result<true, Refusal> => {
    const address = request.socket.remoteAddress ?? ''
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    const ticket = url.searchParams.get('ticket')
    // A right key is accepted at any time: wrong guesses of others must not keep the host from its files.
    if (token !== undefined && sameToken(token, desk.hostToken)) return ok(true)
    if (ticket !== null && request.method === 'GET' && tickets.redeem(ticket)) return ok(true)
    if (!guesses.mayTry(address, now())) return err(refusal('access/too-many-tries'))
    guesses.wrong(address, now())
    return err(refusal('access/not-host'))
  }

  const file = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const may = mayManage(request, url)
    if (!may.ok) return answer(response, may.error.code === 'access/too-many-tries' ? 429 : 403, may.error)
    const saved = /^\/tables\/([\w-]{1,64})\/file$/.exec(url.pathname)?.[1]
    if (url.pathname === '/tickets' && request.method === 'POST')
      return answer(response, 200, { ticket: tickets.draw() })
    if (saved && request.method === 'GET') {
      const text = await desk.saveFile(saved as TableId)
      if (!text.ok) return answer(response, 404, text.error)
      const name = encodeURIComponent(text.value.name)
      response.writeHead(200, {
        'content-type': 'application/x-entente+json',
        'content-disposition': `attachment; filename="table.entente"; filename*=UTF-8''${name}`,
        'cache-control': 'no-store',
      })
      response.end(text.value.text)
      return
    }
    if (url.pathname === '/tables/file' && request.method === 'POST') {
      const text = await bodyOf(request, LARGEST_TABLE_FILE)
      if (text === undefined) {
        response.setHeader('connection', 'close')
        return answer(response, 413, refusal('file/too-large', { most: LARGEST_TABLE_FILE }))
      }
      const opened = await desk.openFile(text)
      return opened.ok ? answer(response, 201, { table: opened.value }) : answer(response, 422, opened.error)
    }
    if (url.pathname === '/brought' && request.method === 'POST') return takeIn(request, response)
    answer(response, 404, refusal('table/unknown'))
  }

  const takeIn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await bodyOf(request, LARGEST_BODY)
    if (text === undefined) {
      response.setHeader('connection', 'close')
      return answer(response, 413, refusal('brought/too-large'))
    }
    const asked = broughtFilesSchema.safeParse(await parseInTurns(text))
    if (!asked.success) return answer(response, 400, refusal('protocol/malformed'))
    const files = asked.data.files.map(({ name, data }) => ({
      name,
      data: new Uint8Array(Buffer.from(data, 'base64')),
    }))
    const answers = await desk.bring(files)
    return answers.ok
      ? answer(response, 200, { answers: answers.value })
      : answer(response, 422, answers.error)
  }

  /** What was brought never changes under its id. */
  const shelved = (response: ServerResponse, isHead: boolean, game: string, id: string): void => {
    const packed = desk.brought(game, id)
    if (!packed) return answer(response, 404, refusal('page/unknown'))
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'content-length': packed.length,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    response.end(isHead ? undefined : packed)
  }

  /** A built file may be gone or out of reach since the host began: whoever asks for it is cut off, and nobody else notices. */
  const unread = (response: ServerResponse) => (cause: unknown) => {
    log({ level: 'warn', event: 'http/file-lost', cause })
    response.destroy()
  }

  return (request, response) => {
    securityHeaders(request, response)
    if (!gate.admits(request)) return answer(response, 421, refusal('access/other-name'))
    const url = parseUrl(request.url)
    if (!url) return answer(response, 400, refusal('protocol/malformed'))
    if (url.pathname === '/healthz')
      return answer(response, 200, { ok: true, instance: desk.instance, version: desk.version })
    if (url.pathname === SHOW_PATH) {
      if (!desk.show || !asksToShow(request, desk.instance))
        return answer(response, 403, refusal('access/not-host'))
      desk.show()
      return void response.writeHead(204).end()
    }
    const kept = /^\/brought\/([\w-]{1,40})\/([\w-]{1,80})\.json$/.exec(url.pathname)
    if (kept && (request.method === 'GET' || request.method === 'HEAD'))
      return shelved(response, request.method === 'HEAD', kept[1]!, kept[2]!)
    if (/^\/(tables|tickets|brought)(\/|$)/.test(url.pathname)) {
      file(request, response, url).catch((cause: unknown) => {
        log({ level: 'incident', event: 'http/failed', cause })
        if (!response.headersSent) answer(response, 500, refusal('host/incident'))
        else response.destroy()
      })
      return
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(response, 405, refusal('protocol/malformed'))
    const nothing = () => {
      // A code as the path opens that table; any other path leads to the first page.
      const name = url.pathname.replace(/^\/|\/$/g, '')
      const location = isRoomCode(name) ? `/#${name.toUpperCase()}` : '/'
      if (pages && wantsPage(request))
        return void response.writeHead(302, { location, 'cache-control': 'no-store' }).end()
      answer(response, 404, refusal('page/unknown'))
    }
    if (front && (url.pathname === '/' || url.pathname === '/index.html')) front(request, response)
    else if (pages) {
      response.once('pipe', (source) => source.once('error', unread(response)))
      pages(request, response, nothing)
    } else nothing()
  }
}

/** Whether a browser asks for a page to show, and not for a part of one. */
const wantsPage = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/html') ?? false

/** Built scripts and styles have a hash in their names; the page itself must be fetched each time. */
function cacheForGood(response: ServerResponse, pathname: string): void {
  const hashed = pathname.startsWith('/assets/')
  response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
}

function parseUrl(text: string | undefined): URL | undefined {
  try {
    return new URL(text ?? '/', 'http://host')
  } catch {
    return undefined
  }
}
