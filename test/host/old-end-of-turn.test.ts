// Tables from before one press ended a turn: where the other side was asked in a battle, the turn was ended a second time. Such
// a journal is followed up to that second press, and the table says so.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { memoryLog } from '../../electron/host/ports/log.ts'
import { nodeFiles } from '../../electron/host/ports/node-files.ts'
import { fileStorage } from '../../electron/host/storage/file-journal.ts'
import { headerOf } from '../../electron/host/tables/header-of.ts'
import { reopen } from '../../electron/host/tables/reopen.ts'
import { pathsOfGlory } from '../../shared/games/paths-of-glory/game.ts'
import { leastAnswer } from '../../shared/games/paths-of-glory/passing.ts'
import type { State } from '../../shared/games/paths-of-glory/state/state.ts'
import { answersOf } from '../../shared/games/paths-of-glory/engine.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { decisions } from '../../shared/table/stages.ts'
import { chosen } from '../paths-of-glory/random-game.ts'
import { Evening, here, host } from '../table/evening.ts'
import { flag } from '../table/skirmish.ts'

const state = ({ table }: Evening) => table.play?.state as State
const askedAt = ({ table }: Evening) => {
  const [open] = table.play ? decisions(pathsOfGlory, table.play) : []
  if (!open) throw new Error('nobody is asked')
  return open.seat
}

/** A table whose turn was ended while the other side was asked, and passed once that one had answered. */
function endedOnce(): Evening {
  for (let game = 0; game < 50; game++) {
    const evening = new Evening({
      game: pathsOfGlory,
      secret: `old end of turn ${game}`,
      seats: { cp: here, ap: here },
    }).do(host, { kind: 'start' })
    const random = randomFrom(`old end of turn ${game}`)
    for (let answers = 0; answers < 400 && evening.screen.status === 'playing'; answers++) {
      const seat = askedAt(evening)
      // An attack that is still put together is called off.
      const { battle, pending } = state(evening)
      if (battle && pending?.kind !== 'attackers' && seat === evening.screen.stage.turnOf) {
        const { phase } = evening.screen.stage
        evening.do(host, { kind: 'end-turn', seat })
        if (evening.table.play?.ending) {
          while (evening.screen.stage.phase === phase)
            evening.do(host, { kind: 'intent', seat: askedAt(evening), intent: leastAnswer(state(evening)) })
          return evening
        }
      } else
        evening.do(host, { kind: 'intent', seat, intent: chosen(answersOf(state(evening)), 'eager', random) })
    }
  }
  throw new Error('no turn was ended while the other side was asked')
}

it('opens a table whose turn was ended twice where it can follow it, and says so', async () => {
  const evening = endedOnce()
  const { journal, table, now } = evening
  const again = { kind: 'end-turn', seat: flag(evening.screen.stage.turnOf === 'cp' ? 'ap' : 'cp') } as const
  const written = [...journal, { seq: table.seq + 1, at: now, actor: host, command: again }]

  const folder = await mkdtemp(path.join(tmpdir(), 'entente-old-'))
  try {
    const storage = fileStorage(nodeFiles, folder)
    await (await storage.create(headerOf(pathsOfGlory, evening.first, now), undefined, written)).close()
    const opened = await reopen(storage, { [pathsOfGlory.id]: pathsOfGlory }, table.id, memoryLog())
    if (!opened.ok) throw new Error(opened.error.code)
    expect(opened.value.damage).toEqual({ code: 'journal/not-followed', data: { kept: table.seq, lost: 1 } })
    expect(opened.value.record.table).toEqual(table)
    await opened.value.journal.close()
    // What was not followed is kept aside.
    expect((await readdir(path.join(folder, table.id))).length).toBeGreaterThan(1)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
