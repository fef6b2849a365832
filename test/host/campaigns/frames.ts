// npm run campaign:frames [-- FRAMES [SEED]]: strangers in a process of their own send a host a million bad frames while
// seven people play. The strangers are held still every other few seconds, so that waiting in a quiet room and under
// attack are measured side by side, whatever else the machine does.
import { fork, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { anySheet, POWERS } from '../support/diplomats.ts'
import { beginDiplomacy, goOn, type DiplomacyEvening } from '../support/diplomacy-evening.ts'
import type { DiplomacyView } from '../../../shared/games/diplomacy/view.ts'
import { percentile } from '../../../tools/bench/measure.ts'
import { attack, type Attacked } from '../support/frames.ts'
import { memoryOf, mustListen, withFolder, withProgram, type HostFolder } from '../support/host-process.ts'
import type { Visitor } from '../support/visitor.ts'

const WARM_PHASES = 10
const LANES = 24
/** The strangers act for so long, and are stopped for so long. */
const TURN_MS = 4_000
/** By then the host has handled everything they sent before they were stopped. */
const SETTLE_MS = 300
const SHEETS = /"sheets":\[\{/

const ms = (values: readonly number[]) =>
  `p50 ${percentile(values, 0.5).toFixed(1)} ms, p99 ${percentile(values, 0.99).toFixed(1)} ms (${values.length} acts)`

/** Where the waiting of an act that starts now is noted; told at its end, for the room may have changed meanwhile. */
type Noting = () => (waited: number) => void

/** One phase, played as people play: one act after another. False when the game is over. */
async function playPhase(evening: DiplomacyEvening, noting: Noting): Promise<boolean> {
  const timed = async (work: Promise<void>) => {
    const note = noting()
    const start = performance.now()
    await work
    note(performance.now() - start)
    await sleep(5 + evening.random.below(20))
  }
  for (const [i, seat] of POWERS.entries()) {
    const player = evening.players[i] as Visitor
    const sheet = anySheet(player.view?.gameView as DiplomacyView, evening.random)
    if (sheet) await timed(player.must({ kind: 'intent', seat, intent: sheet }))
  }
  const waiting = evening.window.view?.seats.filter(({ awaited, ready }) => awaited && !ready) ?? []
  for (const { seat } of waiting)
    await timed((evening.players[POWERS.indexOf(seat)] as Visitor).must({ kind: 'ready', seat, ready: true }))
  return goOn(evening)
}

/** The strangers' process: attacks as the message says and reports. */
function beStrangers(): void {
  // In real use they would have machines of their own.
  setPriority(10)
  process.once(
    'message',
    (plan: { url: string; code: string; frames: number; seed: string; secrets: string[] }) => {
      let leaks = 0
      const hear = (text: string) => {
        if (SHEETS.test(text) || plan.secrets.some((secret) => text.includes(secret))) leaks += 1
      }
      let told = 0
      const tell = (sent: number) => {
        if (sent < told + 50_000) return
        told = sent
        process.send?.({ told })
      }
      void attack({ ...plan, lanes: LANES, hear, tell }).then((attacked) => {
        process.send?.({ attacked, leaks })
        process.disconnect()
      })
    },
  )
}

async function campaign({ start }: HostFolder, frames: number, seed: string): Promise<void> {
  const host = await mustListen(start())
  let strangers: ChildProcess | undefined
  try {
    let evening = await beginDiplomacy(host.url, host.hostToken, seed)
    let games = 1
    const play = async (noting: Noting, until: () => boolean) => {
      while (!until()) {
        if (await playPhase(evening, noting)) continue
        for (const one of [evening.window, ...evening.players]) one.socket.terminate()
        evening = await beginDiplomacy(host.url, host.hostToken, `${seed} ${++games}`)
      }
    }
    await play(
      () => () => undefined,
      () => (evening.window.view?.closings ?? 0) >= WARM_PHASES,
    )
    const before = await memoryOf(host, 'now')
    let most = before

    strangers = fork(fileURLToPath(import.meta.url), ['strangers'])
    let result: { attacked: Attacked; leaks: number } | undefined
    strangers.on('message', (message: { told: number } | { attacked: Attacked; leaks: number }) => {
      if ('attacked' in message) result = message
      else
        void memoryOf(host, 'now').then((now) => {
          most = Math.max(most, now)
          console.log(`${message.told} frames, host ${now.toFixed(0)} MB`)
        })
    })
    let over = false
    strangers.once('exit', () => (over = true))
    const secrets = [host.hostToken, ...evening.players.flatMap(({ token }) => token ?? [])]
    strangers.send({ url: host.url, code: evening.code, frames, seed, secrets })

    const quiet: number[] = []
    const loud: number[] = []
    let held = false
    let turnedAt = performance.now()
    let loudMs = 0
    const turn = () => {
      if (!held) loudMs += performance.now() - turnedAt
      held = !held
      turnedAt = performance.now()
      strangers?.kill(held ? 'SIGSTOP' : 'SIGCONT')
    }
    const turning = setInterval(turn, TURN_MS)
    const noting: Noting = () => {
      const [was, since] = [held, turnedAt]
      const settled = performance.now() - since > SETTLE_MS
      return (waited) => {
        if (settled && turnedAt === since) (was ? quiet : loud).push(waited)
      }
    }
    await play(noting, () => over)
    clearInterval(turning)
    const seconds = loudMs / 1000
    if (!result) throw new Error('the strangers died')
    await sleep(35_000) // Half-open connections are cut off by now.
    const after = await memoryOf(host, 'now')
    const { sent, connections, byManner } = result.attacked
    console.log(
      [
        `${sent} frames over ${connections} connections in ${seconds.toFixed(0)} s`,
        `  by manner: ${Object.entries(byManner)
          .map(([manner, count]) => `${manner} ${count}`)
          .join(', ')}`,
        `  people's acts, quiet room:   ${ms(quiet)}`,
        `  people's acts, under attack: ${ms(loud)}`,
        `  memory of the host: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most, ${after.toFixed(0)} MB after`,
        `  messages to strangers with a secret in them: ${result.leaks}`,
        `  said on standard error: ${host.complaints().trim() || 'nothing'}`,
      ].join('\n'),
    )
    if (host.child.exitCode !== null) throw new Error('the host ended')
    for (const one of [evening.window, ...evening.players]) one.socket.terminate()
  } catch (cause) {
    const { exitCode, signalCode } = host.child
    console.error(`the host: exit ${exitCode ?? signalCode ?? 'not ended'}; ${host.complaints().trim()}`)
    throw cause
  } finally {
    strangers?.kill('SIGKILL')
  }
}

const [first = '1000000', seed = String(Date.now())] = process.argv.slice(2)
if (first === 'strangers') beStrangers()
else await withProgram((program) => withFolder(program, (folder) => campaign(folder, Number(first), seed)))
