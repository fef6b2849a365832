import { expect, it } from 'vitest'
import { lanAddresses, urlAt, type Interfaces } from './addresses.ts'

const card = (address: string, internal = false) =>
  [{ address, family: address.includes(':') ? 'IPv6' : 'IPv4', internal }] as unknown as Interfaces[string]

it('offers the Wi-Fi and the cable first, and the bridges of virtual machines last', () => {
  const interfaces: Interfaces = {
    lo: card('127.0.0.1', true),
    docker0: card('172.17.0.1'),
    tailscale0: card('100.64.0.7'),
    eth0: card('10.0.0.5'),
    wlan0: card('192.168.1.20'),
    wlan1: card('fe80::1'),
  }
  expect(lanAddresses(interfaces)).toEqual(['192.168.1.20', '10.0.0.5', '172.17.0.1', '100.64.0.7'])
})

it('prefers an address that a router gave to one that the machine gave itself', () => {
  expect(lanAddresses({ en0: card('169.254.3.4'), en1: card('192.168.0.9') })).toEqual([
    '192.168.0.9',
    '169.254.3.4',
  ])
})

it.each([
  ['192.168.0.9', 'http://192.168.0.9:1901/'],
  ['fe80::1', 'http://[fe80::1]:1901/'],
])('spells %s as an address of a page: %s', (address, url) => expect(urlAt(address, 1901)).toBe(url))

it('offers none without a network', () => {
  expect(lanAddresses({ lo: card('127.0.0.1', true) })).toEqual([])
})
