// Which connections are admitted, which are refused, and what an attempt costs the host.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PROTOCOL } from '../../shared/protocol/version.ts'
import { refusedUpgrade } from './support/refused-upgrade.ts'
import { newId, TestClient } from './support/test-client.ts'
import { newCardTable, startCardEvening, startTestHost, type TestHost } from './support/test-host.ts'

let at: TestHost
const start = async (options: Parameters<typeof startTestHost>[0] = {}) => {
  at = await startTestHost(options)
  return at
}
afterEach(() => at.stop())

/** The status of a plain request with these headers. */
function statusOf(url: string, headers: Record<string, string>, method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

describe('names', () => {
  it('of this machine are served, any other is not (DNS rebinding)', async () => {
    const { url, host } = await start()
    const own = [`localhost:${host.port}`, '127.0.0.1', `LOCALHOST:${host.port}`, `[::1]:${host.port}`]
    for (const name of own) expect(await statusOf(`${url}healthz`, { host: name })).toBe(200)
    for (const name of [
      'evil.example',
      'evil.example:80',
      '127.0.0.1.evil.example',
      '8.8.8.8',
      'a b',
      '[::1',
    ])
      expect(await statusOf(`${url}healthz`, { host: name })).toBe(421)
    expect(await refusedUpgrade(url, { host: 'evil.example' })).toBe('421')
  })

  it('that mean every address are not names of this machine', async () => {
    const { url } = await start({ hosts: ['0.0.0.0', '[::]'] })
    for (const name of ['0.0.0.0', '0.0.0.0:1901', '[::]:1901'])
      expect(await statusOf(`${url}healthz`, { host: name })).toBe(421)
  })

  it('may be added', async () => {
    const { url } = await start({ hosts: ['Table.Example'] })
    expect(await statusOf(`${url}healthz`, { host: 'table.example:9999' })).toBe(200)
  })

  it('pages of other origins may not open a socket', async () => {
    const { url, host } = await start()
    const good = `http://127.0.0.1:${host.port}`
    expect(await refusedUpgrade(url, { origin: good })).toBe('opened')
    for (const origin of ['http://evil.example', `http://127.0.0.1:${host.port + 1}`, 'null', 'file://'])
      expect(await refusedUpgrade(url, { origin })).toBe('403')
  })
})

describe('the pages', () => {
  it('come with headers that forbid scripts and frames of other origins', async () => {
    const { url } = await start()
    const { headers } = await fetch(`${url}healthz`)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('are only read, and files need the key of the host', async () => {
    const { url } = await start()
    expect(await statusOf(url, {}, 'DELETE')).toBe(405)
    expect(await statusOf(`${url}tables/t1/file`, {})).toBe(403)
    expect(await statusOf(`${url}tables/file`, { authorization: 'Bearer guess' }, 'POST')).toBe(403)
    expect(await statusOf(`${url}tickets`, {}, 'POST')).toBe(403)
  })
})

describe('an address with a path', () => {
  let assets: string
  const opened = async (where: string, accept = 'text/html,*/*') => {
    const answer = await fetch(new URL(where, at.url), { headers: { accept }, redirect: 'manual' })
    return [answer.status, answer.headers.get('location')]
  }
  beforeEach(async () => {
    assets = await mkdtemp(path.join(tmpdir(), 'entente-pages-'))
    await mkdir(path.join(assets, 'assets'))
    await writeFile(
      path.join(assets, 'index.html'),
      '<link data-game="card-game" href="./a.js"><link data-game="chess" href="./b.js"><div id="app"></div>',
    )
    await writeFile(path.join(assets, 'assets/page.js'), '')
    await start({ assets })
  })
  afterEach(() => rm(assets, { recursive: true, force: true }))

  it.each([
    ['/table', '/'],
    ['/bktx', '/#BKTX'],
    ['/BKTX/', '/#BKTX'],
    ['/screen/BKTX', '/'],
    ['/assets/', '/'],
    ['//evil.example/x', '/'],
  ])('%s leads to %s', async (where, location) =>
    expect(await opened(`${at.url.slice(0, -1)}${where}`)).toEqual([302, location]),
  )

  it('is answered where it is the page itself or a part of it', async () => {
    expect(await opened('/')).toEqual([200, null])
    expect(await opened('/assets/page.js', '*/*')).toEqual([200, null])
  })

  it('names in the page what the tables play, packed where the browser can unpack it', async () => {
    const page = async (headers: Record<string, string> = {}) => fetch(at.url, { headers })
    expect(await (await page()).text()).toBe('<div id="app"></div>')
    const window = await TestClient.connect(at.url, { kind: 'host', token: at.host.hostToken })
    await window.inLobby({ kind: 'create', table: newCardTable() })
    const answer = await page()
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(await answer.text()).toBe('<link data-game="card-game" href="./a.js"><div id="app"></div>')
    const plain = await page({ 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect((await page({ 'if-none-match': plain.headers.get('etag') ?? '' })).status).toBe(304)
  })

  it('answers a script’s request for a missing part with an error', async () =>
    expect(await opened('/assets/gone.js', '*/*')).toEqual([404, null]))

  it('a file that is lost while the host runs cuts off whoever asks for it, and nobody else', async () => {
    await rm(path.join(assets, 'assets/page.js'))
    await expect(opened('/assets/page.js', '*/*')).rejects.toThrow()
    expect((await opened('/', 'text/html'))[0]).toBe(200)
  })
})

describe('keys', () => {
  it('that are wrong are refused, and after too many tries one has to wait a minute', async () => {
    const { url } = await start({ limits: { wrongPerMinute: 3 } })
    const tries: (string | undefined)[] = []
    for (let i = 0; i < 5; i++) {
      const client = await TestClient.connect(url, { kind: 'host', token: 'x'.repeat(22) })
      tries.push(client.goodbye?.code)
      await client.closed()
    }
    expect(tries).toEqual([
      ...Array<string>(3).fill('access/wrong-token'),
      ...Array<string>(2).fill('access/too-many-tries'),
    ])
    // A client with the key is still admitted, and may fetch the files.
    const window = await at.window()
    await window.until(() => window.lobby, 'the list')
    expect(await statusOf(`${url}tickets`, {}, 'POST')).toBe(429)
    expect(await statusOf(`${url}tickets`, { authorization: `Bearer ${at.host.hostToken}` }, 'POST')).toBe(
      200,
    )
  })

  it('of another host are distinguished from revoked ones, where the page says for which table', async () => {
    const { url } = await start()
    const { code } = await startCardEvening(at)
    const answers: (string | undefined)[] = []
    for (const table of [code, 'XXXX', undefined]) {
      const as = { kind: 'player', token: 'x'.repeat(22), ...(table ? { code: table } : {}) } as const
      const client = await TestClient.connect(url, as)
      answers.push(client.goodbye?.code)
      await client.closed()
    }
    expect(answers).toEqual(['access/wrong-token', 'access/wrong-code', 'access/wrong-token'])
  })

  it('of a room have the same limit on guesses', async () => {
    const { url } = await start({ limits: { wrongPerMinute: 3 } })
    const guest = await TestClient.connect(url, { kind: 'guest' })
    const codes: string[] = []
    for (let i = 0; i < 5; i++) {
      const answer = await guest.ask({ type: 'join', id: newId(), code: 'XXXX', name: 'Eve' })
      codes.push(answer.type === 'refused' ? answer.refusal.code : answer.type)
    }
    expect(codes.slice(2)).toEqual(['access/wrong-code', 'access/too-many-tries', 'access/too-many-tries'])
  })

  it('of the host open what a seat or a screen may not use', async () => {
    await start()
    const { left, code } = await startCardEvening(at)
    const screen = await at.screen(code)
    for (const client of [left, screen]) {
      const answer = await client.ask({
        type: 'lobby',
        id: newId(),
        act: { kind: 'create', table: newCardTable() },
      })
      expect(answer).toMatchObject({ type: 'refused', refusal: { code: 'access/not-host' } })
      const lift = await client.ask({ type: 'lift', id: newId(), seat: null })
      expect(lift).toMatchObject({ type: 'refused', refusal: { code: 'access/not-host' } })
      expect(client.lobby).toBeUndefined()
    }
    expect((await screen.act({ kind: 'rename', name: 'TV' }))?.code).toBe('table/not-allowed')
    expect((await left.act({ kind: 'close-now' }))?.code).toBe('table/not-allowed')
  })
})

describe('the name of a new person', () => {
  it('is kept as it is displayed, and refused in words where it looks like another', async () => {
    const { url } = await start()
    const { code, right } = await startCardEvening(at)
    const asks = async (name: string) => {
      const guest = await TestClient.connect(url, { kind: 'guest' })
      const answer = await guest.ask({ type: 'join', id: newId(), code, name })
      guest.socket.terminate()
      return answer.type === 'refused' ? answer.refusal.code : answer.type
    }
    expect(await asks('L\u0435na')).toBe('person/name-mixed')
    expect(await asks('Le\u200bna')).toBe('person/name-taken')
    expect(await asks('Ro1f')).toBe('person/name-alike')
    expect(await asks('\u200b\ud800')).toBe('person/name-unreadable')
    expect(await asks(' Otto\u202e ')).toBe('done')
    const view = await right.viewWhere(({ people }) => people.length === 3)
    expect(view.people.map(({ name }) => name)).toContain('Otto')
    expect((await right.act({ kind: 'rename', name: 'L\u0435na' }))?.code).toBe('person/name-mixed')
  })
})

it('a person who asked to join a host that died before its answer is let in when asking again', async () => {
  const first = await start()
  const { code } = await startCardEvening(first)
  const join = { type: 'join', id: newId(), code, name: 'Otto' } as const
  const asks = async () => {
    const guest = await TestClient.connect(at.url, { kind: 'guest' })
    const answer = await guest.ask(join)
    return { guest, answer: answer.type }
  }
  expect((await asks()).answer).toBe('done')
  await first.stop('keep')
  await start({ dataDir: first.dataDir })
  const { guest, answer } = await asks()
  expect(answer).toBe('done')
  expect((await at.back(guest.token ?? '')).goodbye).toBeUndefined()
})

describe('the protocol', () => {
  it('tells an old page that it is old', async () => {
    const { url } = await start()
    const client = await TestClient.open(url)
    client.send({ type: 'hello', protocol: PROTOCOL + 1, as: { kind: 'guest' } })
    await client.closed()
    expect(client.goodbye).toEqual({
      code: 'protocol/other-version',
      data: { host: PROTOCOL, page: PROTOCOL + 1 },
    })
  })

  it('begins with hello and says it once', async () => {
    const { url } = await start()
    const rude = await TestClient.open(url)
    rude.send({ type: 'record', id: newId(), index: 0 })
    await rude.closed()
    expect(rude.goodbye?.code).toBe('protocol/hello-first')
    const twice = await TestClient.connect(url, { kind: 'guest' })
    twice.send({ type: 'hello', protocol: PROTOCOL, as: { kind: 'guest' } })
    await twice.closed()
    expect(twice.goodbye?.code).toBe('protocol/hello-first')
  })

  it('answers a wrong message with a reason where it has an id, and with goodbye where it has none', async () => {
    const { url } = await start()
    const client = await TestClient.connect(url, { kind: 'guest' })
    client.socket.send('{"type":"act","id":"n1","command":{"kind":"explode"}}')
    const answer = await client.until(() => client.messages.find((one) => 'id' in one), 'an answer')
    expect(answer).toMatchObject({ id: 'n1', refusal: { code: 'protocol/malformed' } })
    client.socket.send('{')
    await client.closed()
    expect(client.goodbye?.code).toBe('protocol/malformed')
  })

  it("answers a ping with the host's time", async () => {
    const { url } = await start()
    const client = await TestClient.connect(url, { kind: 'guest' })
    client.send({ type: 'ping' })
    const pong = await client.until(() => client.messages.find((one) => one.type === 'pong'), 'pong')
    expect(Math.abs((pong as { now: number }).now - Date.now())).toBeLessThan(60_000)
  })
})
