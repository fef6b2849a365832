import { expect, test } from 'vitest'
import { doorOf } from './door.ts'

test('shows the address as people type it, and a QR code for the same page', () => {
  const urls = ['http://192.168.1.5:4242/', 'http://10.0.0.2:4242/']
  expect(doorOf('BCDF', { urls })).toEqual({
    address: '192.168.1.5:4242',
    link: 'http://192.168.1.5:4242/#BCDF',
    others: ['10.0.0.2:4242'],
  })
})

test('a page without a known address uses its own', () => {
  expect(doorOf('BCDF', null)).toMatchObject({ link: `${location.origin}/#BCDF`, others: [] })
})
