// A folder of somebody's own boards, read as the application reads it: a sentence for every fault and for every part
// that is left out, and pictures of each board that may be played.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { remarkText } from '../../../renderer/games/diplomacy/brought/remark-text.ts'
import { boards } from '../../../shared/games/diplomacy/brought/bringing.ts'
import type { Kept } from '../../../shared/games/diplomacy/brought/kept.ts'
import { readBrought } from '../../../shared/games/diplomacy/brought/read.ts'
import type { VariantId } from '../../../shared/games/diplomacy/variants/index.ts'
import type { NamedFile, Remark } from '../../../shared/kernel/brought.ts'
import { decodeMap } from '../../../shared/map/decode.ts'
import { openingOf } from '../preview/opening.ts'
import { writePreviews } from '../preview/write.ts'

export interface Tried {
  /** What went well: the boards and the pictures of them. */
  readonly notes: readonly string[]
  readonly errors: readonly string[]
}

/** The files of a folder and of the folders in it, or the one file that is named. */
function filesAt(path: string): NamedFile[] {
  const names = statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
  return names.map((name) => ({ name, data: readFileSync(name) }))
}

const sentence = (remark: Remark): string => remarkText(remark) ?? `${remark.code}: ${remark.of.join(', ')}`

/** Reads the boards in a folder and draws pictures of them into another. */
export function tryBoards(folder: string, outDir: string): Tried {
  const read = existsSync(folder) ? readBrought(filesAt(folder)) : null
  if (read === null) return { notes: [], errors: [`${folder} holds no board`] }
  const notes: string[] = []
  const errors: string[] = []
  for (const board of read) {
    if (board.kind === 'faulty') {
      errors.push(...board.faults.map(sentence))
      continue
    }
    const taken = boards.take(board.kept)
    if (!taken.ok) {
      errors.push(taken.error.code)
      continue
    }
    const { id, title } = taken.value
    const named = title['en'] ?? id
    notes.push(...board.remarks.map((remark) => `${named}: ${sentence(remark)}`))
    const map = decodeMap((board.kept as Kept).map)
    notes.push(...writePreviews(map, openingOf(id as VariantId), join(outDir, id)))
  }
  return { notes, errors }
}
