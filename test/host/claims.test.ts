// A phone is lost or its battery is empty: its person goes on with another one, if the host agrees.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SeatId } from '../../shared/kernel/game.ts'
import type { ServerMessage } from '../../shared/protocol/messages.ts'
import { newId, TestClient } from './support/test-client.ts'
import {
  LEFT,
  playerOf,
  startCardEvening,
  startTestHost,
  type CardEvening,
  type TestHost,
} from './support/test-host.ts'

let at: TestHost
let evening: CardEvening
beforeEach(async () => {
  at = await startTestHost()
  evening = await startCardEvening(at)
})
afterEach(() => at.stop())

type Claimed = Extract<ServerMessage, { type: 'claimed' }>
type View = Extract<ServerMessage, { type: 'view' }>

/** An unknown device asks for a person's place; resolves with the number it shows. */
async function claim(name: string, code = evening.code) {
  const phone = await TestClient.connect(at.url, { kind: 'guest' })
  const id = newId()
  phone.send({ type: 'claim', id, code, name })
  const first = await phone.until(
    () => phone.messages.find((one) => 'id' in one && one.id === id),
    'an answer to the claim',
  )
  const decided = () =>
    phone.until(
      () => phone.messages.find((one) => 'id' in one && one.id === id && one.type !== 'claimed'),
      'a decision',
    )
  return { phone, first, number: (first as Claimed).number, decided }
}

const claimsIn = (client: TestClient) =>
  (client.messages.findLast(({ type }) => type === 'view') as View).claims
const decide = async (client: TestClient, number: string, grant: boolean) => {
  const answer = await client.ask({ type: 'decide-claim', id: newId(), number, grant })
  return answer.type === 'refused' ? answer.refusal.code : answer.type
}

describe('a claim to a place', () => {
  it('moves the seat to the new device once the host agrees, and the old key is not valid any more', async () => {
    const { window, left, right } = evening
    const player = playerOf(left)
    const { phone, number, decided } = await claim('  LENA ')
    expect(number).toMatch(/^\d{3}$/)
    await window.until(() => claimsIn(window)?.length, 'the claim at the host')
    expect(claimsIn(window)).toEqual([{ number, player }])
    // The holder of the place is told as well, no other page is.
    await left.until(() => claimsIn(left)?.length, 'the claim at the old device')
    expect(claimsIn(right)).toBeUndefined()
    expect(phone.view).toBeUndefined()

    expect(await decide(window, number, true)).toBe('done')
    expect(await decided()).toMatchObject({ type: 'done' })
    const view = await phone.viewWhere(({ you }) => you.kind === 'player')
    expect(view.you).toMatchObject({ player, name: 'Lena', seats: [LEFT] })
    expect(await left.until(() => left.goodbye, 'a goodbye')).toMatchObject({ code: 'access/moved' })
    await window.until(() => (claimsIn(window) === undefined ? true : undefined), 'the claim to be gone')
    const card = (view.gameView as { own: { hand: number[] }[] }).own[0]?.hand[0]
    await phone.must({ kind: 'intent', seat: LEFT, intent: { kind: 'play', card } })

    const old = await at.back(left.token ?? '')
    expect(old.goodbye).toMatchObject({ code: 'access/wrong-token' })
    // The same holds after another start.
    await at.stop('keep')
    at = await startTestHost({ dataDir: at.dataDir })
    expect((await at.back(left.token ?? '')).goodbye).toMatchObject({ code: 'access/wrong-token' })
    const again = await at.back(phone.token ?? '')
    expect((await again.viewWhere(() => true)).you).toMatchObject({ player, seats: [LEFT] })
  })

  it('gives nothing to whom the host denies it', async () => {
    const { window, left } = evening
    const { phone, number, decided } = await claim('Lena')
    expect(await decide(window, number, false)).toBe('done')
    expect(await decided()).toMatchObject({ refusal: { code: 'claim/denied' } })
    expect(phone.token).toBeUndefined()
    expect(phone.view).toBeUndefined()
    expect(left.goodbye).toBeUndefined()
    expect(await decide(window, number, true)).toBe('claim/gone')
  })

  it('is decided by the host alone', async () => {
    const { left, right } = evening
    const { phone, number } = await claim('Lena')
    const screen = await at.screen(evening.code)
    expect(await decide(left, number, true)).toBe('access/not-host')
    expect(await decide(right, number, true)).toBe('access/not-host')
    expect(await decide(screen, number, true)).toBe('access/not-host')
    expect(await decide(phone, number, true)).toBe('access/no-table')
    expect(phone.token).toBeUndefined()
  })

  it('names a person at the table, and a table', async () => {
    expect((await claim('Nobody')).first).toMatchObject({
      refusal: { code: 'claim/nobody', data: { name: 'Nobody' } },
    })
    expect((await claim('Lena', 'XXXX')).first).toMatchObject({ refusal: { code: 'access/wrong-code' } })
    const id = newId()
    const seated = await evening.right.ask({ type: 'claim', id, code: evening.code, name: 'Lena' })
    expect(seated).toMatchObject({ refusal: { code: 'person/already-here' } })
  })

  it('ends when the device that made it leaves or withdraws it', async () => {
    const { window } = evening
    const { phone, decided } = await claim('Lena')
    await phone.ask({ type: 'unclaim', id: newId() })
    expect(await decided()).toMatchObject({ refusal: { code: 'claim/gone' } })
    const { phone: other, number } = await claim('Rolf')
    await window.until(() => claimsIn(window)?.length, 'the claim at the host')
    await other.cut()
    await window.until(() => (claimsIn(window) === undefined ? true : undefined), 'the claim to be gone')
    expect(await decide(window, number, true)).toBe('claim/gone')
  })

  it('is one of few from one address', async () => {
    await claim('Lena')
    await claim('Lena')
    expect((await claim('Rolf')).first).toMatchObject({ refusal: { code: 'claim/too-many' } })
  })
})

it('shows the host of a gunboat game who asks, and never which seat', async () => {
  const window = await at.window()
  const settings = { press: 'gunboat', joining: 'open' } as const
  const table = await window.inLobby({ kind: 'create', table: { game: 'diplomacy', settings } })
  const { code } = await window.viewWhere(({ id }) => id === table)
  const ana = await at.join(code, 'Ana')
  await ana.must({ kind: 'ask-seat', seat: null })
  await window.must({ kind: 'start' })
  const seats = async (client: TestClient) => {
    const { you } = await client.viewWhere(({ status }) => status === 'playing')
    return you.kind === 'player' ? you.seats : ([] as readonly SeatId[])
  }
  const own = await seats(ana)
  const { phone, number, decided } = await claim('Ana', code)
  await window.until(() => claimsIn(window)?.length, 'the claim at the host')
  await decide(window, number, true)
  await decided()
  expect(await seats(phone)).toEqual(own)
  const seen = await window.viewWhere(({ people }) => people.some(({ online }) => online))
  expect(seen.people).toMatchObject([{ name: 'Ana', seats: [] }])
  expect(seen.seats.find(({ seat }) => seat === own[0])).toMatchObject({
    holder: { kind: 'veiled' },
    name: null,
  })
})
