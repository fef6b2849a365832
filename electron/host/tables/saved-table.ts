// A table as the file that a user saves it to.
import { refusal, type Refusal } from '../../../shared/kernel/refusal.ts'
import { err, ok, type Result } from '../../../shared/kernel/result.ts'
import { isVeiled } from '../../../shared/table/table.ts'
import { writeTableFile } from '../storage/table-file.ts'
import { carriedEntries, carriedRecord } from './left-behind.ts'
import type { LiveTable } from './live-table.ts'
import type { TableRecord } from './record.ts'

/** A table as a file's text, with a name for the file; `brought` is what people brought that it is played with. */
export async function savedTable(
  live: LiveTable,
  brought: readonly unknown[],
): Promise<Result<{ name: string; text: string }, Refusal>> {
  const contents = await live.contents()
  const { start } = contents
  const { table } = live.record
  // The person who opens the file is the host there, and the file holds who joined when and the seed of the lot (S56).
  if (isVeiled(table) && table.settings.names === 'until-the-end') return err(refusal('file/names-hidden'))
  const begun = start?.state as TableRecord | undefined
  const bare = start && begun && { ...start, state: carriedRecord(begun, table.mail.open) }
  const entries = carriedEntries(contents.entries, table.mail, begun?.table.mail.letters.length ?? 0)
  const phase = table.play ? ` ${live.game.phase(table.play.state)}` : ''
  // oxlint-disable-next-line no-control-regex -- characters that some file systems refuse
  const name = `${table.settings.name}${phase}`.replace(/[\\/:*?"<>|\u0000-\u001f]/g, ' ').trim()
  return ok({
    name: `${name || 'table'}.entente`,
    text: await writeTableFile({ ...contents, entries, ...(bare ? { start: bare } : {}) }, brought),
  })
}
