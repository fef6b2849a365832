import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { CardId } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import type { OwnView } from '../../../../shared/games/paths-of-glory/view.ts'
import type { SeatId } from '../../../../shared/kernel/game.ts'
import { loadTexts } from '../words/text.ts'
import Hand from './Hand.svelte'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

const [GUNS, WEATHER, PUTNIK] = ['ap-13', 'ap-03', 'ap-04'] as CardId[]
const handOf = (cards: readonly (CardId | undefined)[], answers: readonly Answer[] = []): OwnView =>
  ({
    seat: 'ap' as SeatId,
    hand: cards,
    recorded: [
      [
        { pool: 'fr', points: 2 },
        { pool: 'ru', points: 3 },
      ],
    ],
    decision: answers.length > 0 ? { kind: 'attacker-cards', answers, barred: [] } : null,
  }) as unknown as OwnView

it('promises the replacement points that a card would record, not those that are printed on it', () => {
  render(Hand, { own: handOf([GUNS]), onanswer: () => undefined })
  const use = screen.getByRole('button', { name: /: Replacements/ })
  expect(use.getAttribute('aria-label')).toMatch(/, France 2, Russia 3$/)
  expect(use.querySelectorAll('.pool')).toHaveLength(2)
})

it('names the minor Allies by their flags beside their points', () => {
  const recorded = [[{ pool: 'a', points: 1 }]]
  render(Hand, { own: { ...handOf([GUNS]), recorded } as unknown as OwnView, onanswer: () => undefined })
  const pool = screen.getByRole('button', { name: /: Replacements, minor Allies 1$/ }).querySelector('.pool')
  // A flag is drawn of several inks, the sign for replacements of one line.
  expect(pool?.querySelectorAll('svg .rim')).toHaveLength(2)
  expect(pool?.textContent).toBe('1')
})

it('has the cards that answer a question first, with what they do, and of the others the names alone', async () => {
  const onanswer = vi.fn()
  const answer = { kind: 'card', card: PUTNIK } as Answer
  const { container } = render(Hand, { own: handOf([GUNS, WEATHER, PUTNIK], [answer]), onanswer })
  const rows = [...container.querySelectorAll('li')]
  expect(rows.map((row) => row.dataset['card'])).toEqual([PUTNIK, GUNS, WEATHER])
  expect(rows.map((row) => row.classList.contains('lit'))).toEqual([true, false, false])
  const play = screen.getByRole('button', { name: /^Play / })
  expect(play.querySelector('small')?.textContent?.length).toBeGreaterThan(10)
  await fireEvent.click(play)
  expect(onanswer).toHaveBeenCalledWith(answer)
})

it('says what the columns of its rows mean, but where a card is asked for', () => {
  const { container } = render(Hand, { own: handOf([GUNS]), onanswer: () => undefined })
  const key = container.querySelector('.key')?.textContent
  for (const use of ['Operations', 'Event', 'Redeployment', 'Replacements', 'removed after the event'])
    expect(key).toContain(use)
  cleanup()
  const asked = handOf([GUNS], [{ kind: 'card', card: GUNS } as Answer])
  expect(render(Hand, { own: asked, onanswer: () => undefined }).container.querySelector('.key')).toBeNull()
})

it('shows a card whole below its row once its name is touched', async () => {
  const { container } = render(Hand, { own: handOf([PUTNIK]), onanswer: () => undefined })
  const name = container.querySelector('h3 button')!
  expect(name.getAttribute('aria-expanded')).toBe('false')
  await fireEvent.click(name)
  expect(name.getAttribute('aria-expanded')).toBe('true')
  await vi.waitFor(() => expect(container.querySelector('.whole')?.textContent).toMatch(/Redeployment/))
})

it('shows a card whole beside the hand once a mouse moves over its row, not when the row comes to lie under it', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(900, 100, 400, 40))
  const { container } = render(Hand, { own: handOf([PUTNIK]), onanswer: () => undefined })
  const row = container.querySelector('li')!
  const whole = () => container.querySelector('.whole.beside')
  await fireEvent.pointerEnter(row)
  await import('./WholeCard.svelte')
  expect(whole()).toBeNull()
  await fireEvent.pointerMove(row)
  await vi.waitFor(() => expect(whole()).not.toBeNull())
  vi.restoreAllMocks()
})
