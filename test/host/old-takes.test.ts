// Journals of the war from before units that can go nowhere were kept out of hand. They hold answers that nobody may send
// any more, and open as before.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { FakeClock } from '../../electron/host/ports/fake-clock.ts'
import { memoryLog } from '../../electron/host/ports/log.ts'
import { nodeFiles } from '../../electron/host/ports/node-files.ts'
import { fileStorage } from '../../electron/host/storage/file-journal.ts'
import { headerOf } from '../../electron/host/tables/header-of.ts'
import { LiveTable } from '../../electron/host/tables/live-table.ts'
import { reopen } from '../../electron/host/tables/reopen.ts'
import { answersOf } from '../../shared/games/paths-of-glory/engine.ts'
import { SEATS } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { pathsOfGlory } from '../../shared/games/paths-of-glory/game.ts'
import { formerAnswers } from '../../shared/games/paths-of-glory/movement/former-answers.ts'
import type { Answer } from '../../shared/games/paths-of-glory/state/answer.ts'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { stableHash } from '../../shared/kernel/stable-hash.ts'
import { chosen } from '../paths-of-glory/random-game.ts'

import { Evening, here, host } from '../table/evening.ts'

const stateAt = ({ table }: Evening) => table.play?.state as State
const sent = ({ pending }: State, intent: Answer) =>
  ({ kind: 'intent', seat: SEATS[pending?.side ?? 0], intent }) as const

/** A table at the moment when a unit could be taken in hand that can go nowhere, and that answer. */
function beforeOldTake(): { readonly evening: Evening; readonly old: Answer } {
  for (let game = 0; game < 20; game++) {
    const evening = new Evening({
      game: pathsOfGlory,
      secret: `old takes ${game}`,
      seats: { cp: here, ap: here },
    }).do(host, { kind: 'start' })
    const random = randomFrom('old takes', `${game}`)
    while (evening.screen.status === 'playing') {
      const state = stateAt(evening)
      const legal = answersOf(state)
      const old = formerAnswers(state).find(
        (one) => one.kind === 'take' && !legal.some((other) => isDeepStrictEqual(one, other)),
      )
      if (old) return { evening, old }
      evening.do(host, sent(state, chosen(legal, 'eager', random)))
    }
  }
  throw new Error('every unit could always move')
}

it('opens such a table with the same hash, and lets nobody send the answer again', async () => {
  const { evening, old } = beforeOldTake()
  // Taken in hand and laid down twice, as an earlier version allowed.
  for (const answer of [old, { kind: 'stop' }, old, { kind: 'stop' }] as const)
    evening.do(host, sent(stateAt(evening), answer))
  const folder = await mkdtemp(path.join(tmpdir(), 'entente-old-'))
  try {
    const storage = fileStorage(nodeFiles, folder)
    const header = headerOf(pathsOfGlory, evening.first, evening.now)
    await (await storage.create(header, undefined, evening.journal)).close()
    const log = memoryLog()
    const opened = await reopen(storage, { [pathsOfGlory.id]: pathsOfGlory }, evening.table.id, log)
    if (!opened.ok) throw new Error(opened.error.code)
    const { game, record, journal, damage } = opened.value
    expect(damage).toBeUndefined()
    expect(stableHash(record.table)).toBe(stableHash(evening.table))

    const live = new LiveTable({
      game,
      record,
      journal,
      clock: new FakeClock(evening.now),
      log,
      maker: 'test',
      lastAwake: () => evening.now,
    })
    const command = sent(stateAt(evening), old)
    const refusal = { code: 'pog/nowhere-to-move', data: { rule: '11.1' } }
    expect(live.trial(host, command)).toEqual(refusal)
    expect(await live.submit({ actor: host, command })).toEqual({ kind: 'refused', refusal })
    const other = sent(stateAt(evening), answersOf(stateAt(evening))[0] as Answer)
    expect(live.trial(host, other)).toBeUndefined()
    expect(await live.submit({ actor: host, command: other })).toEqual({ kind: 'done' })
    await live.close()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
