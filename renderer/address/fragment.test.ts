import { expect, test } from 'vitest'
import { openingOf } from './fragment.ts'

test.each([
  ['', { kind: 'person', code: null }],
  ['#bcdf', { kind: 'person', code: 'BCDF' }],
  ['#/BCDF', { kind: 'person', code: 'BCDF' }],
  ['#screen=BCDF', { kind: 'screen', code: 'BCDF' }],
  ['#host=0123456789abcdef_-', { kind: 'host', token: '0123456789abcdef_-' }],
  ['#learn', { kind: 'learning', token: null, room: 'learn', page: '' }],
  ['#rules/13', { kind: 'learning', token: null, room: 'rules', page: '13' }],
  [
    '#host=0123456789abcdef_-/learn/rule-3/1',
    { kind: 'learning', token: '0123456789abcdef_-', room: 'learn', page: 'rule-3/1' },
  ],
  ['#join', { kind: 'person', code: null, joins: true }],
  ['#host', { kind: 'host', token: null }],
  ['#host/rules/13', { kind: 'learning', token: null, room: 'rules', page: '13' }],
  ['#host=short', { kind: 'person', code: null }],
  ['#%E0%A4%A', { kind: 'person', code: null }],
  ['#<script>', { kind: 'person', code: null }],
])('the fragment %s opens %o', (fragment, opening) => expect(openingOf(fragment)).toEqual(opening))
