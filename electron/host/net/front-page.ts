// The first page of every visitor. Its head, made by the build, names what the pages of each game and each map need
// (tools/bundle/fetched-first.ts). The host keeps only what its tables play: a phone fetches no other game and no
// other map.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { TableGame } from '../tables/tables.ts'

const NAMED = /[ \t]*<link\b[^>]*\bdata-(game|map)="([^"]*)"[^>]*>\n?/g

/** The page with a head for all tables: which table a visitor opens is not known yet. */
export function headFor(html: string, tables: readonly TableGame[]): string {
  const common = (of: (table: TableGame) => string | null): string | null => {
    const [first] = tables
    return first && tables.every((table) => of(table) === of(first)) ? of(first) : null
  }
  const kept = { game: common(({ game }) => game), map: common(({ map }) => map) }
  return html.replace(NAMED, (line, kind: keyof typeof kept, id: string) => (kept[kind] === id ? line : ''))
}

interface Written {
  readonly text: string
  readonly packed: Buffer
  readonly etag: string
}

/** Answers a request for the first page; undefined where the folder holds none. */
export function frontPage(
  assets: string,
  playing: () => readonly TableGame[],
): ((request: IncomingMessage, response: ServerResponse) => void) | undefined {
  const file = path.join(assets, 'index.html')
  if (!existsSync(file)) return undefined
  const html = readFileSync(file, 'utf8')
  const written = new Map<string, Written>()
  const writtenFor = (text: string): Written => {
    const known = written.get(text)
    if (known) return known
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    const made = { text, packed: gzipSync(text, { level: 9 }), etag }
    written.set(text, made)
    return made
  }
  return (request, response) => {
    const { text, packed, etag } = writtenFor(headFor(html, playing()))
    response.setHeader('cache-control', 'no-cache')
    response.setHeader('etag', etag)
    response.setHeader('vary', 'accept-encoding')
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
    const packs = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
    if (packs) response.setHeader('content-encoding', 'gzip')
    const body = packs ? packed : Buffer.from(text)
    response.writeHead(200, { 'content-type': 'text/html;charset=utf-8', 'content-length': body.length })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}
