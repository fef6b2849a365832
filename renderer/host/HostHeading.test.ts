import { render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import SeatHeading from '../seat/SeatHeading.svelte'
import HostHeading from './HostHeading.svelte'

vi.mock('../games/loaded.svelte.ts', () => ({
  gameOf: () => ({
    words: { seat: String, moment: () => 'VP 11', stage: () => 'September, round 1', left: String },
    morePages: { history: () => undefined },
    playing: { left: () => 0 },
    hasPast: () => true,
    timed: () => [],
  }),
}))

const view = {
  ...{
    game: 'any',
    id: 'a',
    name: 'An evening',
    status: 'playing',
    gameView: {},
    ballot: null,
    letters: null,
  },
  ...{ seats: [], hands: [], people: [], options: {}, clock: { turns: null } },
  stage: { name: 'turn', phase: 'T2-R1', turnOf: null, leftMs: null, early: 'never', drafting: true },
}
const client = { viewedAt: 0, link: 'online', screens: 0 }

const title = () => screen.getByRole('heading', { level: 1 }).textContent.trim()
const below = () => document.querySelector('.what p')?.textContent.trim().replaceAll(/\s+/g, ' ')

describe.each([
  [
    'the laptop’s page',
    'VP 11',
    (past: boolean) =>
      render(HostHeading, {
        ...{ client, view, notices: {}, own: [], alone: null, asked: null, past },
        ...{ onleave: () => undefined, onpast: () => undefined },
      } as never),
  ],
  [
    'a phone',
    'September, round 1',
    (past: boolean) =>
      render(SeatHeading, {
        ...{ client, view, notices: {}, shown: null, seat: undefined, seats: [] },
        ...{ over: past ? 'history' : null, onlayer: () => undefined, onmenu: () => undefined },
      } as never),
  ],
])('the heading of %s', (_, now, show) => {
  beforeEach(() => document.body.replaceChildren())

  it('says where the table stands', () => {
    show(false)
    expect(title()).toBe(now)
    expect(below()).not.toMatch(/^Now:/)
  })

  it('says that the past is looked at, and that what it tells of is the present', () => {
    show(true)
    expect(title()).toBe('History')
    expect(below()).toMatch(/^Now: (VP 11 · September, round 1|September, round 1 · VP 11)/)
  })
})
