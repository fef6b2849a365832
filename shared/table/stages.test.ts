import { describe, expect, it } from 'vitest'
import { allHere, clock, Evening, host } from '../../test/table/evening.ts'
import type { Clock } from './clock.ts'
import { CLOCK_PRESETS } from './clock-presets.ts'

/** Each row: what happens, and the stage it leads to. Times are seconds of the classic clock. */
const SCENARIOS: readonly (readonly [name: string, line: string])[] = [
  ['talks end by the bell after thirty minutes', 'wait 1799 no-bell; wait 1 bell = writing T1M'],
  ['talks end early only when all agree', 'ready red green = negotiation T1M; ready blue = writing T1M'],
  [
    'agreement to end the talks may be taken back',
    'ready red green; unready red; ready blue = negotiation T1M',
  ],
  ['writing ends when all are ready', 'ready red green blue; ready red green blue = reading T2M'],
  ['writing ends by the bell', 'wait 1800 bell; wait 300 bell = reading T2M'],
  ['later talks last fifteen minutes', 'close close continue; wait 899 no-bell; wait 1 bell = writing T2M'],
  ['ready marks do not outlive their stage', 'ready red green blue; ready red green = writing T1M'],
  ['results stand until the host goes on', 'close close; wait 9999 no-bell; continue = negotiation T2M'],
  ['results stand until everybody has read them', 'close close; ready red green blue = negotiation T2M'],
  [
    'a phase with a decision is not skipped',
    'write red retreat; close close = reading T1R; continue = retreats T1R',
  ],
  [
    'retreats wait only for those who retreat',
    'write red retreat; close close continue; ready red = reading T2M',
  ],
  ['retreats have their own bell', 'write red retreat; close close continue; wait 120 bell = reading T2M'],
  [
    'adjustments have their own bell',
    'write red retreat; close close continue; write red adjust; close continue = adjustments T1A; wait 180 bell = reading T2M',
  ],
  [
    'a bell that comes late rings once',
    'wait 99999 bell; no-bell = writing T1M; wait 300 bell = reading T2M',
  ],
  [
    'a paused clock does not run',
    'wait 1790 pause; wait 9999 no-bell; resume; wait 9 no-bell; wait 1 bell = writing T1M',
  ],
  [
    'a paused stage ends when the pause does',
    'pause; ready red green blue = negotiation T1M; resume = writing T1M',
  ],
  [
    'a stage opened in a pause waits with its whole length',
    'pause close; wait 999 resume; wait 299 no-bell; wait 1 bell = reading T2M',
  ],
  ['more time is more time', 'wait 1700 extend 60; wait 159 no-bell; wait 1 bell = writing T1M'],
  [
    'more time may be given in a pause',
    'wait 1799 pause extend 60 resume; wait 60 no-bell; wait 1 bell = writing T1M',
  ],
  [
    'a late change of orders takes the mark back',
    'close; ready red green; write green x; ready blue = writing T1M; ready green = reading T2M',
  ],
  [
    'writing during the talks does not revoke the agreement to end them',
    'ready red green; write green x; ready blue = writing T1M',
  ],
  [
    'the eliminated are not waited for',
    'write red die; close close continue; ready green blue = writing T2M',
  ],
]

function play(evening: Evening, line: string) {
  const words = line.split(/[\s;]+/)
  const names = () => {
    const seats: string[] = []
    while (['red', 'green', 'blue'].includes(words[0] ?? '')) seats.push(words.shift() ?? '')
    return seats
  }
  while (words.length > 0) {
    const word = words.shift()
    if (word === 'wait') evening.wait(Number(words.shift()))
    else if (word === 'bell') evening.do(clock, { kind: 'bell' })
    else if (word === 'no-bell') expect(evening.try(clock, { kind: 'bell' })?.code).toBe('clock/no-bell')
    else if (word === 'close') evening.do(host, { kind: 'close-now' })
    else if (word === 'continue' || word === 'pause' || word === 'resume') evening.do(host, { kind: word })
    else if (word === 'extend') evening.do(host, { kind: 'extend', seconds: Number(words.shift()) })
    else if (word === 'ready') evening.ready(...names())
    else if (word === 'unready') for (const seat of names()) evening.unready(seat)
    else if (word === 'write') evening.write(words.shift() ?? '', words.shift() ?? '')
    else if (word === '=') expect(evening.stage, line).toBe(`${words.shift()} ${words.shift()}`)
    else throw new Error(`no such word: ${word}`)
  }
}

describe('stages, by the classic clock', () => {
  it.each(SCENARIOS)('%s', (_name, line) => {
    play(new Evening({ seats: allHere, settings: { allotment: 'chosen' } }).do(host, { kind: 'start' }), line)
  })
})

describe('clocks that differ', () => {
  const evening = (change: Partial<Clock>) =>
    new Evening({
      seats: allHere,
      settings: { allotment: 'chosen', clock: { ...CLOCK_PRESETS.classic, ...change } },
    }).do(host, { kind: 'start' })

  it('leaves writing out at 0 seconds: the end of the talks closes the phase', () => {
    play(evening({ writing: 0 }), 'write red x; ready red green blue = reading T2M')
  })
  it('takes the mark back when somebody writes in talks that close the phase', () => {
    play(evening({ writing: 0 }), 'ready red green; write green x; ready blue = negotiation T1M')
  })
  it('has no talks where no other person plays: their time goes to writing', () => {
    const silent = new Evening({
      seats: allHere,
      settings: { allotment: 'chosen', press: 'silent', clock: CLOCK_PRESETS.classic },
    }).do(host, { kind: 'start' })
    play(silent, 'wait 1799 no-bell = writing T1M; wait 1 bell = reading T2M')
  })
  it('keeps results on show for as long as the clock says', () => {
    play(evening({ reading: 20 }), 'close close; wait 19 no-bell; wait 1 bell = negotiation T2M')
  })
  it('has no bell where a length is null', () => {
    play(evening(CLOCK_PRESETS.none), 'wait 999999 no-bell = negotiation T1M; close = reading T2M')
  })
  it('uses a new clock from the next stage', () => {
    const table = evening({})
    table.do(host, { kind: 'configure', settings: { clock: CLOCK_PRESETS.quick } })
    play(table, 'wait 1799 no-bell; wait 1 bell = writing T1M; wait 60 bell = reading T2M')
  })
})

it('ends a stage at once when a new clock leaves it without anybody to wait for', () => {
  const evening = new Evening({
    seats: { red: { kind: 'here' }, green: { kind: 'here' }, blue: { kind: 'computer', level: 'random' } },
    settings: { allotment: 'chosen', clock: CLOCK_PRESETS.none },
  }).do(host, { kind: 'start' })
  evening.ready('red', 'green')
  // Without a writing stage the talks close the phase, and the computer's orders are waited for.
  expect(evening.stage).toBe('negotiation T1M')
  evening.do(host, { kind: 'configure', settings: { clock: CLOCK_PRESETS.classic } })
  expect(evening.stage).toBe('writing T1M')
})
