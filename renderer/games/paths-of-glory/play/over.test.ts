import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import type { DecisionView, PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { guided, loadGuide } from '../words/guide.svelte.ts'
import { loadTexts, named } from '../words/text.ts'
import { askedName, isOver, nextName } from './over.ts'

const asked = (kind: DecisionView['kind'], ...answers: readonly Answer[]) => ({ kind, answers })
const DONE = { kind: 'done' } as const
const UNIT = { kind: 'redeploy', unit: 'ge-1' } as Answer

describe('a question of which only the end is left', () => {
  beforeAll(async () => {
    await loadTexts('en')
    await loadGuide()
  })

  it('says that the redeployment is done once its points are spent', () => {
    const name = askedName(asked('redeploy', DONE))
    expect(named('decision', name)).toBe('the redeployment is done')
    expect(guided('next', name)).toContain('the other side')
  })

  it('asks which unit while one can still be redeployed', () => {
    expect(askedName(asked('redeploy', UNIT, DONE))).toBe('redeploy')
    expect(isOver(asked('redeploy', UNIT, DONE))).toBe(false)
  })

  it.each(['attack', 'redeploy', 'replace', 'discard'] as const)('has words for the end of %s', (kind) => {
    const name = askedName(asked(kind, DONE))
    expect(named('decision', name)).not.toBe(name)
  })

  it('promises attacks after moves only where one was activated', () => {
    const after = (attacks: readonly string[]) =>
      nextName({ operation: { attacks } } as unknown as PogView, asked('move', DONE), 'move')
    expect(after(['sedan'])).toBe('move')
    expect(guided('next', after([]))).toContain('the other side')
  })

  it('leaves combat cards a question: a side without one is asked like any other', () => {
    expect(isOver(asked('defender-cards', DONE))).toBe(false)
  })
})
