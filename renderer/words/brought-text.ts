import { getLocale } from '../paraglide/runtime.js'
import type { BroughtEntry } from '../../shared/protocol/brought.ts'

/** What a brought board is called. Two editions of one board are told apart by what their ids end in. */
export function broughtText({ id, title }: BroughtEntry, all: readonly BroughtEntry[]): string {
  const alike = all.filter((other) => other.title.en === title.en).length > 1
  return `${title[getLocale()] ?? title.en ?? id}${alike ? ` ${id.slice(-4)}` : ''}`
}
