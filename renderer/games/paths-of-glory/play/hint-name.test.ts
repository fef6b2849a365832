import { beforeAll, describe, expect, it } from 'vitest'
import type { DecisionView, PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { guided, loadGuide } from '../words/guide.svelte.ts'
import { loadTexts } from '../words/text.ts'
import { hintName } from './hint-name.ts'

const seen = (more: object) =>
  ({ battle: null, redeployment: null, trenches: [], units: [], ...more }) as unknown as PogView
const asked = (kind: DecisionView['kind'], ...answers: readonly object[]) =>
  ({ kind, answers }) as unknown as DecisionView
const METZ = { kind: 'to', space: 'metz' }
const RESERVE = { kind: 'to', space: null }
const chosen = (at: string) =>
  seen({ redeployment: { chosen: 'ge-corps-01' }, units: [{ unit: 'ge-corps-01', at }] })
const battleFor = (target: string, trenches: readonly object[] = []) =>
  seen({ battle: { target }, trenches, units: [{ unit: 'br-bef', at: target }] })

describe('the hint of a question', () => {
  beforeAll(async () => {
    await loadTexts('en')
    await loadGuide()
  })

  it('tells a corps from the reserve its own rule (13.1.8), and of the reserve only who may go there', () => {
    expect(hintName(chosen('reserve'), asked('redeploy-to', METZ))).toBe('redeploy-from-reserve')
    expect(hintName(chosen('liege'), asked('redeploy-to', METZ, RESERVE))).toBe('redeploy-to-reserve')
    expect(hintName(chosen('liege'), asked('redeploy-to', METZ))).toBe('redeploy-to')
    expect(guided('hint', 'redeploy-to')).not.toContain('reserve')
    expect(guided('hint', 'redeploy-from-reserve')).not.toContain('by sea')
  })

  it('speaks of a flank attack only where the ground allows one (12.3.1)', () => {
    expect(hintName(battleFor('brussels'), asked('attackers'))).toBe('attackers')
    const trench = [{ space: 'brussels', side: 'ap', level: 1 }]
    expect(hintName(battleFor('brussels', trench), asked('attackers'))).toBe('attackers-front')
    expect(hintName(seen({ battle: { target: 'liege' } }), asked('attackers'))).toBe('attackers-front')
    expect(guided('hint', 'attackers-front')).not.toContain('flank')
  })
})
