import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import type { CardId } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import type { OwnView } from '../../../../shared/games/paths-of-glory/view.ts'
import type { SeatId } from '../../../../shared/kernel/game.ts'
import { loadTexts } from '../words/text.ts'
import Hand from './Hand.svelte'

it('promises the replacement points that a card would record, not those that are printed on it', async () => {
  await loadTexts('en')
  const own: OwnView = {
    seat: 'ap' as SeatId,
    hand: ['ap-13' as CardId],
    recorded: [
      [
        { pool: 'fr', points: 2 },
        { pool: 'ru', points: 3 },
      ],
    ],
    decision: null,
  }
  render(Hand, { own, onanswer: () => undefined })
  const use = screen.getByRole('button', { name: /: Replacements/ })
  expect(use.getAttribute('aria-label')).toMatch(/, France 2, Russia 3$/)
  expect(use.querySelectorAll('.pool')).toHaveLength(2)
})
