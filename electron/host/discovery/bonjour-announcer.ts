// mDNS through bonjour-service. This file works around its flaws: an error without a listener ends the process, a taken
// name is only printed, it never repeats a query by itself, and withdrawing a service takes time and removes records of
// other services too.
import { Bonjour, type Browser, type Service, type ServiceConfig } from 'bonjour-service'
import { visible } from '../../../shared/kernel/visible.ts'
import type { NearbyTable } from '../../../shared/protocol/messages.ts'
import type { Announcement, Announcer } from '../ports/announcer.ts'
import { isPrivate } from '../ports/addresses.ts'
import { isRoomCode } from '../ports/chance.ts'
import type { Log } from '../ports/log.ts'

const SERVICE_TYPE = 'entente'
const ASK_AGAIN_MS = 10_000
const UP_WITHIN_MS = 3_000
const GOODBYE_MS = 1_500
/** Bytes of a DNS label. A longer one breaks the whole packet, and other machines do not see the table. */
const LABEL_BYTES = 63

interface Options {
  /** The network card to use, by its address; the machine's default when left out. */
  readonly address?: string
  readonly log: Log
  /** Another network, for tests. */
  readonly network?: Bonjour
}

/** Private fields of bonjour-service: an emitter whose errors have no listener, and the records it answers with. */
interface Inner {
  readonly server: {
    readonly mdns: NodeJS.EventEmitter
    register(records: ReturnType<Service['records']>): void
  }
}

/** With a card's address alone the socket would bind to it, and Linux drops packets sent to the group. */
const socketOptions = (address: string | undefined): Partial<ServiceConfig> =>
  (address ? { interface: address, bind: '0.0.0.0' } : {}) as Partial<ServiceConfig>

/**
 * Resolves when `work` has called back, or after `ms`: without a network the call back may never come, and the host
 * must still stop.
 */
const within = (ms: number, work: (done: () => void) => void): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    work(() => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * The name of a table on the network: `Friday (BKTX)`, cut where it is too long; without dots, which separate labels.
 */
export function labelOf({ name, code }: Pick<Announcement, 'name' | 'code'>, attempt = 1): string {
  const tail = ` (${code})${attempt === 1 ? '' : ` ${attempt}`}`
  const letters = [...name.replaceAll('.', ' ')]
  while (Buffer.byteLength(letters.join('') + tail) > LABEL_BYTES) letters.pop()
  return letters.join('').trimEnd() + tail
}

const NEIGHBOUR = /^http:\/\/((?:\d{1,3}\.){3}\d{1,3}):(\d{1,5})\/$/
/** Ports below it belong to a machine's own services, such as a router's page. */
const LEAST_PORT = 1_024
const MOST_PORT = 65_535
const LONGEST_NAME = 80

/** Where a table on this network can be: at a private address, at a port above those of system services. */
function isNearby(url: string): boolean {
  const [, address = '', port = ''] = NEIGHBOUR.exec(url) ?? []
  return isPrivate(address) && Number(port) >= LEAST_PORT && Number(port) <= MOST_PORT
}

/** Reads what another host announces of its table; it may be anything. Undefined where it cannot be a table. */
export function tableOf({ txt, name: label }: Pick<Service, 'name' | 'txt'>): NearbyTable | undefined {
  const { url, name, code } = (txt ?? {}) as { url?: unknown; name?: unknown; code?: unknown }
  if (typeof url !== 'string' || !isNearby(url)) return undefined
  // A dot in the name cuts off the rest of the service's own name.
  const said = visible(typeof name === 'string' ? name : label)
  if (said === '') return undefined
  const room = typeof code === 'string' && isRoomCode(code) ? `#${code.toUpperCase()}` : ''
  return { name: [...said].slice(0, LONGEST_NAME).join(''), url: `${url}${room}` }
}

/** Announces and browses on the network. Where there is none it stops, with a line in the log. */
export function bonjourAnnouncer({ address, log, network }: Options): Announcer {
  let changed = () => {}
  let bonjour: Bonjour | undefined
  let inner: Inner['server'] | undefined
  let browser: Browser | undefined
  /** The table that is announced, and its service. */
  const services = new Map<string, Service>()
  let wanted: ReadonlyMap<string, Announcement> = new Map()
  let own: readonly string[] = []
  const fail = (cause: unknown) => log({ level: 'warn', event: 'mdns/failed', cause })

  try {
    bonjour = network ?? new Bonjour(socketOptions(address), fail)
    inner = (bonjour as unknown as Inner).server
    const { mdns } = inner
    mdns.on('error', fail)
    mdns.on('warning', (cause: unknown) => log({ level: 'info', event: 'mdns/warning', cause }))
    browser = bonjour.find({ type: SERVICE_TYPE })
    const events = browser as unknown as NodeJS.EventEmitter
    for (const event of ['up', 'down', 'txt-update', 'srv-update']) events.on(event, () => changed())
  } catch (cause) {
    fail(cause)
  }
  const asking = setInterval(() => {
    try {
      browser?.update()
      browser?.expire()
    } catch (cause) {
      fail(cause)
    }
  }, ASK_AGAIN_MS)
  asking.unref()

  const withdraw = async (key: string) => {
    const old = services.get(key)
    services.delete(key)
    if (old) await within(GOODBYE_MS, (done) => void (old.stop as (said: () => void) => void)(done))
  }
  const publish = (key: string, what: Announcement, attempt: number): void => {
    if (!bonjour) return
    const mine = bonjour.publish({
      name: labelOf(what, attempt),
      type: SERVICE_TYPE,
      port: what.port,
      txt: { url: what.url, name: `${what.name} (${what.code})`, code: what.code },
    })
    services.set(key, mine)
    mine.on('error', fail)
    // The service never reports that it is published: this is the only sign that the name is taken.
    const watch = setTimeout(() => {
      if (services.get(key) !== mine || mine.published) return
      if (attempt === 3) log({ level: 'warn', event: 'mdns/name-taken' })
      else publish(key, what, attempt + 1)
    }, UP_WITHIN_MS)
    watch.unref()
  }

  return {
    async announce(tables) {
      own = tables.map(({ url, code }) => `${url}#${code}`)
      wanted = new Map(tables.map((table) => [JSON.stringify(table), table]))
      try {
        // A table that only changed its address keeps its name, so the old announcement is withdrawn first.
        await Promise.all([...services.keys()].filter((key) => !wanted.has(key)).map(withdraw))
        // That removed the records that all tables share as well: without them later queries would find no table.
        for (const service of services.values()) if (service.published) inner?.register(service.records())
        for (const [key, table] of wanted) if (!services.has(key)) publish(key, table, 1)
      } catch (cause) {
        fail(cause)
      }
    },
    nearby() {
      const tables = (browser?.services ?? []).map(tableOf).filter((table) => table !== undefined)
      return tables.filter(({ url }) => !own.includes(url))
    },
    onChange(run) {
      changed = run
    },
    async close() {
      clearInterval(asking)
      wanted = new Map()
      await Promise.all([...services.keys()].map(withdraw))
      browser?.stop()
      const last = bonjour
      bonjour = undefined
      if (last) await within(GOODBYE_MS, (done) => last.destroy(done))
    },
  }
}
