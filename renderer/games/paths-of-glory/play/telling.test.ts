// What is said of a place after a touch that is no answer.
import { beforeAll, describe, expect, it } from 'vitest'
import { placeText } from '../map/describe.ts'
import { positionOf } from '../map/position-of.ts'
import { seenAt, stateAt } from '../gallery/moments.ts'
import { loadGuide } from '../words/guide.svelte.ts'
import { unitText } from '../words/names.ts'
import { loadTexts } from '../words/text.ts'
import { leavingsOf } from './leaves-behind.ts'
import { saidOf } from './telling.ts'

const MARCH = [{ kind: 'take', units: ['ge-1'] }] as const
const LAID = [...MARCH, { kind: 'go', space: 'liege' }, { kind: 'stop' }] as const
const DIE = 'the fort falls at the end of the turn on a die of 6 (with the −2 of this turn)'

function sayOf(place: string, bar: string | null) {
  const { view, decision } = seenAt(stateAt('moves', ...LAID))
  const position = positionOf(view)
  const refusal = { code: `pog/${bar}`, data: { space: place } }
  return saidOf(
    { place, counter: null },
    {
      view,
      decision: bar === null ? null : decision,
      position,
      victory: 'standard',
      told: { text: placeText(place, position, 'standard'), rules: ['15.2'] },
      onask: () => Promise.resolve(bar === null ? null : refusal),
      reasonOf: () => ({ text: 'Not now.', rules: ['9.2.8'] }),
    },
  )
}

describe('a touch on a place', () => {
  beforeAll(async () => {
    await loadTexts('en')
    await loadGuide()
  })

  it('names the units there, who besieges it and the die of the siege (15.2)', async () => {
    const said = await sayOf('liege', 'not-activated-to-move')
    expect(said.text).toBe('Liege: Not now.')
    expect(said.about).toMatch(/^Liege: .*besieged/)
    expect(said.about).toContain(unitText('ge-1'))
    expect(said.about).toContain(`Besieged by the Central Powers: ${DIE}.`)
    expect(said.rules).toEqual(['9.2.8', '15.2'])
  })

  it('tells the siege too where the place itself is told', async () => {
    const said = await sayOf('liege', null)
    expect(said.text).toContain(unitText('ge-1'))
    expect(said.about).toContain(DIE)
  })
})

describe('a touch on a place that nobody attacks', () => {
  beforeAll(async () => {
    await loadTexts('en')
    await loadGuide()
  })

  // The German 1st Army of Aachen is activated to attack; the armies of Metz are not.
  const sayAt = (place: string) => {
    const { view, decision } = seenAt(stateAt('aimed', { kind: 'call-off' }))
    const position = positionOf(view)
    return saidOf(
      { place, counter: null },
      {
        view,
        decision,
        position,
        victory: 'standard',
        told: { text: '', rules: [] },
        onask: () => Promise.resolve({ code: 'pog/not-activated-to-attack', data: { space: place } }),
        reasonOf: () => ({ text: 'Only units that are activated.', rules: ['12.1.1'] }),
      },
    )
  }

  it('says of an enemy place that no unit that may still attack stands next to it', async () => {
    const said = await sayAt('verdun')
    expect(said.text).toMatch(/^Verdun: No unit of yours next to it may still attack/)
    expect(said.rules).toEqual(['12.1.1'])
  })

  it('says of an own place what bars its units', async () => {
    expect((await sayAt('metz')).text).toBe('Metz: Only units that are activated.')
  })
})

describe('a siege', () => {
  const linesAfter = (parts: typeof MARCH | typeof LAID) => {
    const { view, decision } = seenAt(stateAt('moves', ...parts))
    return leavingsOf(view, decision, 'cp').filter(({ kind }) => kind === 'besieging')
  }
  it('is told before a move lays it, and before the moves end', () => {
    expect(linesAfter(MARCH)).toMatchObject([
      { place: 'liege', text: `Stopping in Liege besieges its fort: ${DIE} (15.2)` },
    ])
    expect(linesAfter(LAID)).toMatchObject([{ place: 'liege', text: `Liege is besieged: ${DIE} (15.2)` }])
  })
})
