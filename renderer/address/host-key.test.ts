import { afterEach, expect, it } from 'vitest'
import { hostPart, readAddress } from './host-key.ts'

const KEY = '0123456789abcdef_-'

afterEach(() => {
  sessionStorage.clear()
  location.hash = ''
})

it.each([
  [`#host=${KEY}`, '#host', { kind: 'host', token: KEY }],
  [
    `#host=${KEY}/learn/rule-3/1`,
    '#host/learn/rule-3/1',
    { kind: 'learning', token: KEY, room: 'learn', page: 'rule-3/1' },
  ],
])('takes the key out of %s and keeps it over a reload', (given, left, opening) => {
  location.hash = given
  expect(readAddress()).toEqual(opening)
  expect(location.hash).toBe(left)
  expect(hostPart()).toBe('host')
  expect(readAddress()).toEqual(opening)
})

it('replaces an old key by a new one', () => {
  location.hash = `#host=${KEY}`
  readAddress()
  location.hash = '#host=another-0123456789'
  expect(readAddress()).toEqual({ kind: 'host', token: 'another-0123456789' })
})

it('leaves the key in the address where the browser stores nothing for a tab: a reload would lose it', () => {
  const { sessionStorage: kept } = globalThis
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
  try {
    location.hash = `#host=${KEY}`
    expect(readAddress()).toEqual({ kind: 'host', token: KEY })
    expect(location.hash).toBe(`#host=${KEY}`)
    expect(hostPart()).toBe(`host=${KEY}`)
  } finally {
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, writable: true, value: kept })
  }
})

it('has no key for an address without one', () => {
  location.hash = '#host'
  expect(readAddress()).toEqual({ kind: 'host', token: null })
})

it.each(['#BCDF', '#learn', '#screen=BCDF', ''])('finds no laptop in %s', (fragment) => {
  location.hash = fragment
  expect(hostPart()).toBeNull()
})
