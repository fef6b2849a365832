import { createSocket } from 'node:dgram'
import { Bonjour } from 'bonjour-service'
import { describe, expect, it, onTestFinished } from 'vitest'
import { memoryLog } from '../ports/log.ts'
import { bonjourAnnouncer, labelOf, tableOf } from './bonjour-announcer.ts'

describe('the name of a table on the network', () => {
  it.each([
    ['as it is', 'Friday', 'Friday (BKTX)'],
    ['without dots', 'No. 5', 'No  5 (BKTX)'],
    [
      'cut to 63 bytes before its code',
      'Дипломатия у Сергея на даче, в пятницу',
      'Дипломатия у Сергея на даче, в (BKTX)',
    ],
    ['cut between letters', '🎲'.repeat(30), `${'🎲'.repeat(14)} (BKTX)`],
  ])('is written %s', (_how, name, label) => {
    expect(labelOf({ name, code: 'BKTX' })).toBe(label)
    expect(Buffer.byteLength(label)).toBeLessThanOrEqual(63)
  })
})

describe('what another host announces of its table', () => {
  const found = (txt: object) => tableOf({ name: 'Friday (BKTX)', txt })

  it.each([
    'http://192.168.1.7:1901/',
    'http://10.0.0.1:1905/',
    'http://172.20.0.3:1901/',
    'http://169.254.1.2:1901/',
  ])('may be at %s', (url) =>
    expect(found({ url, code: 'BKTX' })).toEqual({ name: 'Friday (BKTX)', url: `${url}#BKTX` }),
  )

  it.each([
    ['another host of the world', 'http://203.0.113.7:1901/'],
    ['a name', 'http://evil.example:1901/'],
    ['a name that begins as an address', 'http://192.168.1.7.evil.example:1901/'],
    ['a router’s own page', 'http://192.168.1.1:80/'],
    ['no port there is', 'http://192.168.1.7:70000/'],
    ['no address there is', 'http://192.168.1.700:1901/'],
    ['a path', 'http://192.168.1.7:1901/admin'],
    ['a user', 'http://me@192.168.1.7:1901/'],
    ['nothing', undefined],
  ])('is not listed where it leads to %s', (_what, url) =>
    expect(found({ url, code: 'BKTX' })).toBeUndefined(),
  )

  it('shows only visible characters of the name', () => {
    const url = 'http://192.168.1.7:1901/'
    expect(found({ url, name: '\u202eyadirF\u200b' })?.name).toBe('yadirF')
    expect(found({ url, name: 'x'.repeat(500) })?.name).toHaveLength(80)
    expect(found({ url, name: '\u200b' })).toBeUndefined()
  })

  it('has no room code where the announced one is not valid', () =>
    expect(found({ url: 'http://192.168.1.7:1901/', code: 'learn' })?.url).toBe('http://192.168.1.7:1901/'))
})

/** A network of one machine: it delivers every packet to its sender. */
async function quietNetwork() {
  const probe = createSocket('udp4')
  const port = await new Promise<number>((resolve) => {
    probe.bind(0, '127.0.0.1', () => resolve(probe.address().port))
  })
  await new Promise<void>((resolve) => probe.close(() => resolve()))
  const network = new Bonjour({ ip: '127.0.0.1', bind: '127.0.0.1', multicast: false, port } as object)
  const { mdns } = (
    network as unknown as {
      server: { mdns: NodeJS.EventEmitter & { query(name: string, type: string): void } }
    }
  ).server
  return { network, mdns }
}

it('goes on answering for its other tables when one of them ends', { timeout: 20_000 }, async () => {
  const { network, mdns } = await quietNetwork()
  const announcer = bonjourAnnouncer({ log: memoryLog(), network })
  onTestFinished(() => announcer.close())
  const names = new Set<unknown>()
  mdns.on('response', ({ answers }: { answers: readonly { type: string; data: unknown; ttl: number }[] }) => {
    for (const { type, data, ttl } of answers) if (type === 'PTR' && ttl > 0) names.add(data)
  })
  const tables = ['One', 'Two'].map((name) => ({
    name,
    code: `${name}X`,
    port: 1901,
    url: 'http://10.0.0.1:1901/',
  }))
  await announcer.announce(tables)
  await expect.poll(() => names.size).toBe(3)
  await announcer.announce(tables.slice(1))
  names.clear()
  mdns.query('_entente._tcp.local', 'PTR')
  await expect.poll(() => [...names]).toEqual(['Two (TwoX)._entente._tcp.local'])
})
