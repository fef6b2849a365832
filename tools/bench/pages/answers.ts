// How long the page takes to answer each tap, from the browser's own trace. The page could measure the same (Event
// Timing), but only from the time at which DevTools was asked to press, rounded to 8 ms. Before DevTools delivers a
// touch, it waits for a frame of the page, which a real finger does not: 6 to 9 ms on a page slowed four times.
import { z } from 'zod'
import type { Measured } from './pages.ts'

const interaction = z.object({
  name: z.literal('EventTiming'),
  args: z.object({
    data: z.object({
      interactionId: z.number().positive(),
      // The map answers when the finger lifts, a button at the click that follows: both are one interaction.
      type: z.enum(['pointerup', 'click']),
      /** All in milliseconds: when DevTools was asked, when the page got the event, and from the first to the paint. */
      timeStamp: z.number(),
      enqueuedToMainThreadTime: z.number(),
      duration: z.number(),
    }),
  }),
})

/** Milliseconds from the time each tap reaches the page to the paint of its answer, while something happens. */
export async function answersDuring(
  { devtools }: Pick<Measured, 'devtools'>,
  act: () => Promise<void>,
): Promise<number[]> {
  const answers = new Map<number, number>()
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      const read = interaction.safeParse(event)
      if (!read.success) continue
      const { interactionId, timeStamp, enqueuedToMainThreadTime, duration } = read.data.args.data
      const answer = timeStamp + duration - enqueuedToMainThreadTime
      answers.set(interactionId, Math.max(answer, answers.get(interactionId) ?? 0))
    }
  })
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await complete
  return [...answers.values()]
}
