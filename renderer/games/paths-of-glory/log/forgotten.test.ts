import { render, screen, waitFor } from '@testing-library/svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import { answersOf, does } from '../../../../shared/games/paths-of-glory/engine.ts'
import { pathsOfGlory } from '../../../../shared/games/paths-of-glory/game.ts'
import { beginning } from '../../../../shared/games/paths-of-glory/state/beginning.ts'
import { phaseName } from '../../../../shared/games/paths-of-glory/sequence/phases.ts'
import type { State } from '../../../../shared/games/paths-of-glory/state/state.ts'
import { viewOf } from '../../../../shared/games/paths-of-glory/viewing.ts'
import { keyed } from '../../../../shared/kernel/chance.ts'
import { LANGUAGES } from '../../../../shared/kernel/language.ts'
import { randomFrom } from '../../../../shared/kernel/random.ts'
import { chosen } from '../../../../test/paths-of-glory/random-game.ts'
import type { TableClient } from '../../../connection/client.svelte.ts'
import { m } from '../../../words/rooms.ts'
import { capitalized } from '../words/capital.ts'
import { phaseText } from '../words/phase-text.ts'
import { loadTexts } from '../words/text.ts'
import { entryText } from './entry-text.ts'
import Forgotten from './Forgotten.svelte'
import { diceSince } from './forgotten.ts'
import { inReadingOrder } from './reading-order.ts'
import PrintRoom from './PrintRoom.svelte'

/** A random game to its end, with the beginning of each of its phases. */
function played(seed: string): { readonly end: State; readonly beginnings: ReadonlyMap<string, State> } {
  const random = randomFrom(seed, 'eager')
  const beginnings = new Map<string, State>()
  let state: State = beginning(keyed(seed), 'introductory')
  while (!state.ended) {
    if (!beginnings.has(phaseName(state))) beginnings.set(phaseName(state), state)
    state = does(state, chosen(answersOf(state), 'eager', random)).state
  }
  return { end: state, beginnings }
}
const { end, beginnings } = played('forgotten')
const view = { name: 'War', gameView: viewOf(end, { kind: 'screen' }) }
const client = { record: async (index: number) => end.records[index] ?? null } as unknown as TableClient
const logs = [...end.records, { phase: view.gameView.phase, entries: end.log }]

beforeAll(() => loadTexts('en'))

it('are all dice that were rolled since the beginning of a phase, and no others', () => {
  const told = [...beginnings].map(([phase]) => [phase, diceSince(logs, phase).length])
  expect(told).toEqual([...beginnings].map(([phase, state]) => [phase, end.dice - state.dice]))
  expect(beginnings.size).toBeLessThanOrEqual(pathsOfGlory.goBack?.phases ?? 0)
  expect(diceSince(logs, 'T9-R9-cp')).toEqual([])
})

it('are listed in the form that proposes to go back, anew for each choice', async () => {
  const [last = ''] = [...beginnings.keys()].slice(-1)
  const [first = ''] = beginnings.keys()
  const { rerender } = render(Forgotten, { client, view, phase: last } as never)
  for (const phase of [last, first]) {
    await rerender({ client, view, phase } as never)
    // The die itself is drawn before its sentence.
    const dice = diceSince(logs, phase).map((entry) => expect.stringContaining(entryText(entry)) as string)
    await waitFor(() =>
      expect(screen.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(dice),
    )
  }
})

it.each(LANGUAGES)(
  'the print room has every line of the log, in the language of the reader (%s)',
  async (language) => {
    await loadTexts(language)
    render(PrintRoom, { client, view, onclose: () => undefined } as never)
    const paper = await screen.findByTestId('printout')
    const printed = (tag: string) => [...paper.querySelectorAll(tag)].map(({ textContent }) => textContent)
    expect(printed('li')).toEqual(logs.flatMap(({ entries }) => inReadingOrder(entries).map(entryText)))
    expect(printed('h2')).toEqual(
      logs.filter(({ entries }) => entries.length > 0).map(({ phase }) => capitalized(phaseText(phase))),
    )
    expect(printed('li').length).toBeGreaterThan(100)
    const save = vi.fn((_: Blob) => '#')
    Object.assign(URL, { createObjectURL: save, revokeObjectURL: () => undefined })
    screen.getByRole('button', { name: m.print_text() }).click()
    const text = await save.mock.calls[0]?.[0].text()
    for (const line of printed('li')) expect(text).toContain(line)
    expect(printed('li').join(' ')).not.toMatch(/[{}]|\b(log|bar|use)_/)
  },
)
