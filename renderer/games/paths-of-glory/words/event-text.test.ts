import { beforeAll, describe, expect, it } from 'vitest'
import { CARDS, cardNamed } from '../../../../shared/games/paths-of-glory/facts/cards.ts'
import { SIDE_NAMES } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { eventText } from './event-text.ts'
import { loadGuide } from './guide.svelte.ts'
import { loadTexts } from './text.ts'

describe('what an event brings, before it is played', () => {
  beforeAll(async () => {
    await loadTexts('en')
    await loadGuide()
  })

  it('says the sum where the event and its asterisk score', () => {
    const told = eventText(cardNamed('ap-13'), true).replaceAll('\u00a0', ' ')
    expect(told).toContain('2 victory points for the Allied Powers: 1 by the event, 1 for the asterisk')
    expect(told).not.toContain('One victory point')
    expect(eventText(cardNamed('ap-13'), false)).toContain('One victory point')
  })

  it('is no sum where the event gives the other side its point', () => {
    expect(eventText(cardNamed('cp-59'), true)).not.toContain('2 victory points')
  })

  it('promises no limited war in a scenario without it', () => {
    expect(eventText(cardNamed('ap-13'), true)).toMatch(/War status \+2\. In the introductory scenario/)
  })
})

it('is a sum of two for each such card of the first decks: the event scores one point, for its own side', () => {
  const both = CARDS.filter(({ removed, points, deck }) => deck === 'mobilization' && removed && points !== 0)
  expect(both.map(({ id }) => id).toSorted()).toEqual(['ap-13', 'cp-09'])
  for (const { points, side } of both) expect(points).toBe(SIDE_NAMES[side] === 'cp' ? 1 : -1)
})
