import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pathsOfGlory } from './boards/paths-of-glory/index.ts'
import { compilePlaces } from './compile.ts'

const SLOW_MS = 240_000

test(
  'the shipped file is what the facts compile to, byte for byte',
  () => {
    const { map, errors } = compilePlaces(pathsOfGlory)
    expect(errors).toEqual([])
    const shipped = readFileSync(
      new URL('../../../resources/maps/paths-of-glory.json', import.meta.url),
      'utf8',
    )
    expect(`${JSON.stringify(map)}\n` === shipped, 'run npm run map and commit what it writes').toBe(true)
  },
  SLOW_MS,
)
