import { expect, test } from 'vitest'
import { openingOf } from './fragment.ts'

test.each([
  ['', { kind: 'person', code: null }],
  ['#bcdf', { kind: 'person', code: 'BCDF' }],
  ['#/BCDF', { kind: 'person', code: 'BCDF' }],
  ['#screen=BCDF', { kind: 'screen', code: 'BCDF' }],
  ['#host=0123456789abcdef_-', { kind: 'host', token: '0123456789abcdef_-' }],
  ['#host=short', { kind: 'person', code: null }],
  ['#%E0%A4%A', { kind: 'person', code: null }],
  ['#<script>', { kind: 'person', code: null }],
])('the fragment %s opens %o', (fragment, opening) => expect(openingOf(fragment)).toEqual(opening))
