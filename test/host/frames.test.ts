import { afterEach, expect, it } from 'vitest'
import { beginDiplomacy, goOn, readyButOne, writeSheets } from './support/diplomacy-evening.ts'
import { attack } from './support/frames.ts'
import { startTestHost, type TestHost } from './support/test-host.ts'

let at: TestHost
afterEach(() => at.stop())

it(
  'plays on through three thousand hostile frames, and sends strangers nothing',
  { timeout: 60_000 },
  async () => {
    at = await startTestHost()
    const evening = await beginDiplomacy(at.url, at.host.hostToken, 'frames')
    const secrets = [at.host.hostToken, ...evening.players.flatMap(({ token }) => token ?? [])]
    const heard: string[] = []
    let over = false
    const attacked = attack({
      url: at.url,
      code: evening.code,
      frames: 3_000,
      seed: 'every commit',
      lanes: 12,
      hear: (text) => heard.push(text),
    }).finally(() => (over = true))
    let phases = 0
    do {
      await (
        await readyButOne(evening, await writeSheets(evening))
      )()
      phases += 1
    } while ((await goOn(evening)) && !over)
    const { sent, byManner } = await attacked
    expect(sent).toBeGreaterThanOrEqual(3_000)
    expect(Object.keys(byManner).length).toBe(9)
    expect(phases).toBeGreaterThan(1)
    expect(evening.players.every(({ socket }) => socket.readyState === socket.OPEN)).toBe(true)
    expect(at.log.entries.filter(({ level }) => level !== 'info')).toEqual([])
    const all = heard.join('\n')
    for (const secret of secrets) expect(all.includes(secret)).toBe(false)
    // Content that is sent to one seat alone: its own sheet.
    expect(all).toContain('"sheets":[]')
    expect(all).not.toContain('"sheets":[{')
  },
)
