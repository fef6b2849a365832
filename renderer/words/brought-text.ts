import { getLocale } from '../paraglide/runtime.js'
import type { BroughtEntry } from '../../shared/protocol/brought.ts'

/** The name of a brought board. Two editions of one board are distinguished by the ends of their ids. */
export function broughtText({ id, title }: BroughtEntry, all: readonly BroughtEntry[]): string {
  const alike = all.filter((other) => other.title.en === title.en).length > 1
  return `${title[getLocale()] ?? title.en ?? id}${alike ? ` ${id.slice(-4)}` : ''}`
}
