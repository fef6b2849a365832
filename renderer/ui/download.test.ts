import { expect, test } from 'vitest'
import { fileName } from './download.ts'

test.each([
  ['Fall 1901 · retreats', 'Fall 1901 retreats'],
  ['Anna’s table / 2', 'Annas table 2'],
  ['Středa: 22.30', 'Středa 22 30'],
  ['???', 'table'],
])('%s becomes the file %s', (words, name) => expect(fileName(words, 'table')).toBe(name))
