// Saved tables travel as files over plain HTTP, opened by the host's token from this page's own address.
import { refusal, type Refusal } from '../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../shared/kernel/result.ts'
import type { TableId } from '../../shared/table/holder.ts'
import type { SaveWay } from '../../shared/desktop/desktop-api.ts'
import { desktop } from '../commands/desktop.ts'
import type { TableClient } from '../connection/client.svelte.ts'
import { readAddress } from '../address/host-key.ts'
import { download, fileName } from '../ui/download.ts'

/** How the host's own window asks for files. */
export function authorised(): HeadersInit {
  const opening = readAddress()
  return opening.kind === 'host' && opening.token !== null ? { authorization: `Bearer ${opening.token}` } : {}
}

/** Sends a chosen file to the host, which opens it as a new table: its id, or the refusal. */
export async function openFile(file: File): Promise<Result<TableId, Refusal>> {
  const answer = await fetch('/tables/file', { method: 'POST', headers: authorised(), body: file }).catch(
    () => null,
  )
  if (!answer) return err(refusal('link/lost'))
  if (!answer.ok) return err(await readRefusal(answer))
  return ok(((await answer.json()) as { readonly table: TableId }).table)
}

/** Shows in this window the table opened from a file; null when nothing went wrong. */
export const openTaken = async (
  client: TableClient,
  taken: Result<TableId, Refusal>,
): Promise<Refusal | null> => (taken.ok ? client.inLobby({ kind: 'open', table: taken.value }) : taken.error)

/** Saves a table as a file: through the shell where there is one, else as a download. Null when nothing went wrong. */
export async function saveFile(
  table: TableId,
  name: string,
  way: SaveWay = 'again',
): Promise<Refusal | null> {
  if (desktop) {
    const saved = await desktop.save(table, way)
    return saved && !saved.ok ? saved.error : null
  }
  const answer = await fetch(`/tables/${table}/file`, { headers: authorised() }).catch(() => null)
  if (!answer) return refusal('link/lost')
  if (!answer.ok) return readRefusal(answer)
  download(await answer.blob(), `${fileName(name, 'table')}.entente`)
  return null
}

/** Why the host did not answer with what was asked for. */
export async function readRefusal(answer: Response): Promise<Refusal> {
  const body: unknown = await answer.json().catch(() => null)
  const code =
    body && typeof body === 'object' && 'code' in body && typeof body.code === 'string' ? body.code : null
  return code ? (body as Refusal) : refusal('file/unreadable')
}
