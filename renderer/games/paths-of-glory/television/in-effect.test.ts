import { expect, it } from 'vitest'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { cardInEffect } from './in-effect.ts'

const log = (...entries: readonly object[]) => entries as readonly LogEntry[]
const PLAYED = { kind: 'played', side: 'cp', card: 'cp-01', as: 'ops' }
const ATTACKED = { kind: 'attacked', side: 'cp', space: 'sedan', units: [] }
const COMBAT = { kind: 'combat-card', side: 'ap', card: 'ap-02' }

it('is what the action is made with', () => {
  expect(cardInEffect(log(PLAYED, ATTACKED), false)).toEqual({ side: 'cp', card: 'cp-01', as: 'ops' })
  expect(cardInEffect(log({ kind: 'one-operation', side: 'ap' }), false)).toEqual({
    side: 'ap',
    card: null,
    as: 'one-operation',
  })
  expect(cardInEffect(log(ATTACKED), false)).toBeNull()
})

it('is in a battle the combat card last played there, and after it the action again', () => {
  const fought = log(PLAYED, ATTACKED, COMBAT)
  expect(cardInEffect(fought, true)).toEqual({ side: 'ap', card: 'ap-02', as: 'combat' })
  expect(cardInEffect(fought, false)).toEqual({ side: 'cp', card: 'cp-01', as: 'ops' })
  expect(cardInEffect([...fought, ...log(ATTACKED)], true)).toEqual({ side: 'cp', card: 'cp-01', as: 'ops' })
})
