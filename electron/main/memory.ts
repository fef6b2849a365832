// What the shell remembers between two starts. Losing it is only an inconvenience, so a damaged file is ignored.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const bounds = z.object({ x: z.int(), y: z.int(), width: z.int().min(1), height: z.int().min(1) })
const placement = z.object({
  bounds,
  maximized: z.boolean().default(false),
  fullScreen: z.boolean().default(false),
})
const remembered = z.object({
  host: placement.optional(),
  /** The big screen: its position, and so its display. */
  screen: placement.optional(),
  /** Table files opened or saved last, newest first. */
  recent: z.array(z.string().max(4096)).max(64).default([]),
  /** The file that a table was saved to last, by the table's id. */
  saved: z.record(z.string(), z.string().max(4096)).default({}),
})

export type Placement = z.infer<typeof placement>
export type Remembered = z.infer<typeof remembered>

/** How many files the menu of recent ones shows. */
const RECENT = 8

export class Memory {
  #data: Remembered
  readonly #file: string

  constructor(folder: string) {
    this.#file = path.join(folder, 'desktop.json')
    this.#data = read(this.#file)
  }

  get data(): Readonly<Remembered> {
    return this.#data
  }

  /** Changes the memory and writes it to the disk; a failed write is no reason to stop. */
  change(change: Partial<Remembered>): void {
    this.#data = { ...this.#data, ...change }
    try {
      mkdirSync(path.dirname(this.#file), { recursive: true })
      writeFileSync(`${this.#file}.new`, JSON.stringify(this.#data))
      renameSync(`${this.#file}.new`, this.#file)
    } catch {
      // Losing it is only an inconvenience.
    }
  }

  /** A table file was opened or saved: it becomes the first of the recent ones. */
  used(file: string): void {
    this.change({ recent: [file, ...this.#data.recent.filter((other) => other !== file)].slice(0, RECENT) })
  }
}

function read(file: string): Remembered {
  try {
    return remembered.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return remembered.parse({})
  }
}
