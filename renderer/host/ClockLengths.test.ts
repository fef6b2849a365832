import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { CLOCK_PRESETS } from '../../shared/table/clock-presets.ts'
import type { Clock } from '../../shared/table/clock.ts'
import { m } from '../words/rooms.ts'
import { Notices } from '../ui/notices.svelte.ts'
import ClockLengths from './ClockLengths.svelte'

const clock: Clock = { ...CLOCK_PRESETS.tournament, negotiation: 900 }

/** Types a length of the talks; returns the settings sent to the table. */
async function typed(text: string) {
  const asked: Partial<Clock>[] = []
  const notices = new Notices()
  const timed = ['negotiation', 'writing', 'retreats', 'adjustments'] as const
  render(ClockLengths, { clock, timed, notices, onchange: (lengths: Partial<Clock>) => asked.push(lengths) })
  const field = screen.getByLabelText<HTMLInputElement>(m.length_negotiation())
  await fireEvent.change(field, { target: { value: text } })
  await Promise.resolve()
  return { asked, shown: field.value, said: notices.list.map(({ text: words }) => words) }
}

it('asks for a length in minutes', async () => {
  expect((await typed('1,5')).asked).toEqual([{ negotiation: 90 }])
})

it('sets no bell where the field was emptied', async () => {
  expect((await typed('')).asked).toEqual([{ negotiation: null }])
})

it.each(['a while', '1441', '-2', '0', '0.05'])(
  'keeps the length after %j, shows it, and says what is allowed',
  async (text) => {
    const said = m.length_allowed({ field: m.length_negotiation(), least: 0.1, most: 1440 })
    expect(await typed(text)).toEqual({ asked: [], shown: '15', said: [said] })
  },
)
