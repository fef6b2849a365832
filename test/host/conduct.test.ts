// The laptop moves or stops the televisions' reading. No other page may, and none is told.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { CONDUCTS, type Conduct } from '../../shared/protocol/messages.ts'
import { newId, type TestClient } from './support/test-client.ts'
import { type CardEvening, startCardEvening, startTestHost, type TestHost } from './support/test-host.ts'

let at: TestHost
let evening: CardEvening
beforeEach(async () => {
  at = await startTestHost()
  evening = await startCardEvening(at)
})
afterEach(() => at.stop())

const conduct = async (client: TestClient, act: Conduct) => {
  const answer = await client.ask({ type: 'conduct', id: newId(), act })
  return answer.type === 'refused' ? answer.refusal.code : 'done'
}
const told = ({ messages }: TestClient) =>
  messages.flatMap((one) => (one.type === 'conducted' ? [one.act] : []))

it('reaches every television of the table in order, no other page, and changes nothing', async () => {
  const { code, window, left, right } = evening
  const screens = [await at.screen(code), await at.screen(code)]
  const rev = window.messages.findLast((one) => one.type === 'view')?.rev
  for (const act of CONDUCTS) expect(await conduct(window, act)).toBe('done')
  for (const screen of screens) {
    await screen.until(() => (told(screen).length === CONDUCTS.length ? true : undefined), 'all acts')
    expect(told(screen)).toEqual([...CONDUCTS])
  }
  for (const client of [window, left, right]) expect(told(client)).toEqual([])
  expect(await conduct(left, 'stop')).toBe('access/not-host')
  expect(window.messages.findLast((one) => one.type === 'view')?.rev).toBe(rev)
})

it('is refused to players and televisions, and reaches no television', async () => {
  const screen = await at.screen(evening.code)
  for (const client of [evening.left, screen]) expect(await conduct(client, 'hurry')).toBe('access/not-host')
  expect(await conduct(evening.window, 'back')).toBe('done')
  await screen.until(() => (told(screen).length > 0 ? true : undefined), 'the first act')
  expect(told(screen)).toEqual(['back'])
})

it('is refused to a window that has opened no table', async () => {
  const lobby = await at.window()
  expect(await conduct(lobby, 'stop')).toBe('access/no-table')
})

it('shows the laptop, and nobody else, on how many televisions the reading stands still', async () => {
  const { code, window, left } = evening
  const screens = [await at.screen(code), await at.screen(code)]
  const stopped = (client: TestClient) =>
    client.messages.flatMap((one) => (one.type === 'view' ? [one.stopped] : [])).at(-1)
  const tell = (client: TestClient, still: boolean) =>
    client.ask({ type: 'stopped', id: newId(), stopped: still })
  const shows = (count: number) =>
    window.until(() => (stopped(window) === count ? true : undefined), `${count} of them stand still`)

  await tell(screens[0]!, true)
  await shows(1)
  await tell(screens[1]!, true)
  await shows(2)
  await tell(left, true)
  await tell(screens[0]!, false)
  await shows(1)
  await screens[1]!.cut()
  await shows(0)
  for (const client of [left, screens[0]!]) expect(stopped(client)).toBeUndefined()
})

it('shows the laptop on how many televisions the reading has ended', async () => {
  const { code, window } = evening
  const screen = await at.screen(code)
  const ended = () => window.messages.flatMap((one) => (one.type === 'view' ? [one.ended] : [])).at(-1)
  const tell = (done: boolean) => screen.ask({ type: 'stopped', id: newId(), stopped: false, ended: done })
  const shows = (count: number) =>
    window.until(() => (ended() === count ? true : undefined), `on ${count} of them it has ended`)

  await tell(true)
  await shows(1)
  await tell(false)
  await shows(0)
})
