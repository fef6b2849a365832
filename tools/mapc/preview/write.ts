import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeMap } from '../../../shared/map/decode.ts'
import type { PackedMap } from '../../../shared/map/packed.ts'
import { THEME_IDS } from '../../../shared/map/theme.ts'
import type { VariantId } from '../../../shared/games/diplomacy/variants/index.ts'
import { openingOf } from './opening.ts'
import { drawPreview, type PreviewOptions } from './svg.ts'

/** Reads a shipped map and writes pictures of it; returns their paths. */
export function writePreviews(mapFile: string, outDir: string): string[] {
  const map = decodeMap(JSON.parse(readFileSync(mapFile, 'utf8')) as PackedMap)
  const opening = openingOf(map.variant as VariantId)
  mkdirSync(outDir, { recursive: true })
  const write = (name: string, options: PreviewOptions): string => {
    const path = join(outDir, `${map.variant}-${name}.svg`)
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
