import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BoardMap } from '../../../shared/map/board-map.ts'
import { THEME_IDS } from '../../../shared/map/theme.ts'
import { drawPreview, type Pieces, type PreviewOptions } from './svg.ts'

/** Writes pictures of a map, whose paths begin with `start`; returns their paths. */
export function writePreviews(map: BoardMap, opening: Pieces, start: string): string[] {
  mkdirSync(dirname(start), { recursive: true })
  const write = (name: string, options: PreviewOptions): string => {
    const path = `${start}-${name}.svg`
    writeFileSync(path, drawPreview(map, opening, options))
    return path
  }
  const plain = { zoom: 1, language: 'en', hatched: false, crowded: false }
  return [
    ...THEME_IDS.map((theme) => write(theme, { ...plain, theme, hatched: theme === 'contrast' })),
    write('phone', { ...plain, theme: 'light', zoom: 0.25 }),
    write('zoomed', { ...plain, theme: 'light', zoom: 2 }),
    write('hatched', { ...plain, theme: 'light', hatched: true }),
    write('crowded', { ...plain, theme: 'light', crowded: true }),
    ...['ru', 'bg', 'cs'].map((language) =>
      write(`zoomed-${language}`, { ...plain, theme: 'light', zoom: 2, language }),
    ),
  ]
}
