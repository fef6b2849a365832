import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { CLOCK_PRESETS } from '../../shared/table/clock-presets.ts'
import type { Clock } from '../../shared/table/clock.ts'
import { m } from '../words/rooms.ts'
import ClockLengths from './ClockLengths.svelte'

const clock: Clock = { ...CLOCK_PRESETS.tournament, negotiation: 900 }

/** Types a length of the talks; tells what the table is asked for. */
async function typed(text: string) {
  const asked: Clock[] = []
  render(ClockLengths, { clock, onchange: (wanted: Clock) => asked.push(wanted) })
  const field = screen.getByLabelText<HTMLInputElement>(m.length_negotiation())
  await fireEvent.change(field, { target: { value: text } })
  await Promise.resolve()
  return { asked, shown: field.value }
}

it('asks for a length in minutes', async () => {
  expect((await typed('1,5')).asked).toEqual([{ ...clock, negotiation: 90 }])
})

it('rings no bell where the field was emptied', async () => {
  expect((await typed('')).asked).toEqual([{ ...clock, negotiation: null }])
})

it.each(['a while', '1441', '-2'])('keeps the length, and shows it, after %j', async (text) => {
  expect(await typed(text)).toEqual({ asked: [], shown: '15' })
})
