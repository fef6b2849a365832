// What an action leaves behind, from the view of the side that ends it.
import { beforeAll, describe, expect, it } from 'vitest'
import { SEATS } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import type { SpaceId } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { UnitId } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import { beginning } from '../../../../shared/games/paths-of-glory/state/beginning.ts'
import type { DecisionView, PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import { viewOf } from '../../../../shared/games/paths-of-glory/viewing.ts'
import { keyed } from '../../../../shared/kernel/chance.ts'
import { seenAt, stateAt } from '../gallery/moments.ts'
import { loadGuide } from '../words/guide.svelte.ts'
import { placeName } from '../words/names.ts'
import { loadTexts } from '../words/text.ts'
import { type Leaving, leavingsOf } from './leaves-behind.ts'

const unit = (id: string) => id as UnitId
const place = (id: string) => id as SpaceId

const view: PogView = {
  ...viewOf(beginning(keyed('leavings'), 'introductory'), { kind: 'seats', seats: SEATS }),
  mandates: { cp: { box: 'none', met: false }, ap: { box: 'none', met: false } },
  log: [],
}
const MOVE: DecisionView = {
  kind: 'move',
  answers: [{ kind: 'done' }],
  costs: [],
  leads: [],
  violations: [],
  activations: [],
  aims: [],
  barred: [],
  leaves: [],
  odds: [],
  threatened: [],
  doomed: [],
  exposed: [],
  owing: [],
  exposing: [],
  reach: [],
  besieging: [],
  refusedTogether: [],
  unready: [],
}
const whereIs = (id: string) => view.units.find((one) => (one.unit as string) === id)?.at
const told = (leavings: readonly Leaving[]) => leavings.map(({ kind, place: at }) => [kind, at])

describe('what an action leaves behind', () => {
  beforeAll(async () => {
    await loadTexts('en')
    await loadGuide()
  })

  it('is nothing after an action that leaves nothing, and where no action can end', () => {
    expect(leavingsOf(view, MOVE, 'cp')).toEqual([])
    const poor = { ...view, unsupplied: [unit('ge-1')] }
    expect(leavingsOf(poor, null, 'cp')).toEqual([])
    expect(leavingsOf(poor, { ...MOVE, kind: 'losses' }, 'cp')).toEqual([])
    for (const kind of ['move', 'attack', 'redeploy'] as const)
      expect(told(leavingsOf(poor, { ...MOVE, kind }, 'cp'))).toEqual([['supply', whereIs('ge-1')]])
  })

  it('tells before an action who is out of supply, and not yet what a lost battle would do', () => {
    const poor = { ...view, unsupplied: [unit('ge-1')] }
    const before: DecisionView = { ...MOVE, kind: 'action', doomed: [unit('ge-2')] }
    expect(told(leavingsOf(poor, before, 'cp'))).toEqual([['supply', whereIs('ge-1')]])
  })

  it.each(['action', 'activate'] as const)(
    'tells who could be cut off while an action begins: %s',
    (kind) => {
      const by = [{ unit: unit('ge-1'), path: [place('sedan')] }]
      const threatened = [{ unit: unit('fr-5'), by }]
      expect(told(leavingsOf(view, { ...MOVE, kind, threatened }, 'ap'))).toEqual([
        ['threat', whereIs('fr-5')],
      ])
    },
  )

  it('tells units of one place in one line, and what the same enemy moves cut off in one', () => {
    const [here, there] = [whereIs('fr-1'), whereIs('fr-5')]
    const mates = view.units.filter(({ at }) => at === here).map(({ unit: one }) => one)
    expect(mates.length).toBeGreaterThan(1)
    expect(told(leavingsOf({ ...view, unsupplied: mates }, MOVE, 'ap'))).toEqual([['supply', here]])
    const by = [{ unit: unit('ge-1'), path: [place('sedan')] }]
    const threatened = [...mates, unit('fr-5')].map((one) => ({ unit: one, by }))
    const [cut, ...others] = leavingsOf(view, { ...MOVE, threatened }, 'ap')
    expect(others).toEqual([])
    expect(cut?.units).toEqual(threatened.map(({ unit: one }) => one))
    expect(cut?.text).toBe(
      `Sedan: an enemy move there would put out of supply: ${placeName(here ?? '')} (${mates.length}), ${placeName(there ?? '')}`,
    )
  })

  it('names own units out of supply, and none of the enemy’s', () => {
    const starved = { ...view, unsupplied: [unit('ge-1'), unit('fr-5')] }
    expect(told(leavingsOf(starved, MOVE, 'cp'))).toEqual([['supply', whereIs('ge-1')]])
    expect(told(leavingsOf(starved, MOVE, 'ap'))).toEqual([['supply', whereIs('fr-5')]])
  })

  it('names units that could be cut off, with the enemy’s ways, and units that cannot retreat', () => {
    const exposed: DecisionView = {
      ...MOVE,
      threatened: [{ unit: unit('ge-1'), by: [{ unit: unit('fr-5'), path: [place('sedan')] }] }],
      doomed: [unit('ge-2')],
    }
    const [cut, doomed] = leavingsOf(view, exposed, 'cp')
    expect(cut).toMatchObject({ kind: 'threat', place: whereIs('ge-1'), ways: [[whereIs('fr-5'), 'sedan']] })
    expect(doomed).toMatchObject({ kind: 'doomed', place: whereIs('ge-2'), ways: [] })
  })

  it('names in one line what stands open to the enemy, with all its ways, before an action ends and in an advance', () => {
    const by = (path: readonly string[]) => [{ unit: unit('ge-4'), path: path.map(place) }]
    const places = [
      { space: place('sedan'), scores: true, fort: false, by: by(['sedan']) },
      { space: place('verdun'), scores: true, fort: true, by: by(['verdun']) },
      { space: place('belfort'), scores: false, fort: true, by: by(['nancy', 'belfort']) },
    ]
    const [open, ...others] = leavingsOf(view, { ...MOVE, exposed: places }, 'ap')
    expect(others).toEqual([])
    expect(open).toMatchObject({ kind: 'open', place: 'sedan', units: [] })
    expect(open?.ways).toEqual([
      [whereIs('ge-4'), 'sedan'],
      [whereIs('ge-4'), 'verdun'],
      [whereIs('ge-4'), 'nancy', 'belfort'],
    ])
    expect(open?.text).toBe(
      'Left empty: Sedan (the enemy could take it: 1 point), Verdun (the enemy could besiege its fort: 1 point if it falls), Belfort (the enemy could besiege its fort)',
    )
    const many = Array.from({ length: 6 }, () => places[0] as (typeof places)[number])
    expect(leavingsOf(view, { ...MOVE, exposed: many }, 'ap')[0]?.text).toMatch(/, and more: 2$/)

    const units = [unit('fr-1')]
    const advance: DecisionView = {
      ...MOVE,
      kind: 'advance',
      exposing: [{ units, places: places.slice(1, 2) }],
    }
    const [would] = leavingsOf(view, advance, 'ap')
    expect(would).toMatchObject({ kind: 'open', place: 'verdun', units })
    expect(would?.text).toMatch(/^If nobody stays in .+: Verdun \(the enemy could besiege/)
    expect(leavingsOf(view, { ...MOVE, kind: 'losses', exposed: places }, 'ap')).toEqual([])
  })

  it('names Metz, whose armies have left it, and Frankfurt, which the armies of Koblenz would lay open', () => {
    const linesAt = (moment: 'left' | 'won') => {
      const { view: now, decision } = seenAt(stateAt(moment))
      return leavingsOf(now, decision, 'cp').map(({ text, ways }) => [text, ways])
    }
    expect(linesAt('left')).toEqual([
      ['Left empty: Metz (the enemy could besiege its fort: 1 point if it falls)', [['nancy', 'metz']]],
    ])
    expect(linesAt('won')).toEqual([
      [
        'If nobody stays in Koblenz: Frankfurt (the enemy could take it: 1 point)',
        [['brussels', 'liege', 'koblenz', 'frankfurt']],
      ],
    ])
  })

  it('names a siege that was given up, once, to the besieger alone, and not after it was laid again', () => {
    const broken = { kind: 'siege-broken', space: place('verdun') } as const
    const after = { ...view, log: [broken, broken] }
    expect(told(leavingsOf(after, MOVE, 'cp'))).toEqual([['siege', 'verdun']])
    expect(leavingsOf(after, MOVE, 'ap')).toEqual([])
    expect(leavingsOf({ ...after, besieged: [place('verdun')] }, MOVE, 'cp')).toEqual([])
  })

  it('names a mandate until it is met', () => {
    const owing = (met: boolean): PogView => ({
      ...view,
      mandates: { ...view.mandates, ap: { box: 'fr', met } },
    })
    expect(told(leavingsOf(owing(false), MOVE, 'ap'))).toEqual([['mandate', null]])
    expect(leavingsOf(owing(false), MOVE, 'cp')).toEqual([])
    expect(leavingsOf(owing(true), MOVE, 'ap')).toEqual([])
    // While spaces are activated it is told too, with the places where the attack could begin and who stands there.
    const ACTIVATE: DecisionView = { ...MOVE, kind: 'activate', owing: [place('nancy')] }
    expect(leavingsOf(owing(false), ACTIVATE, 'ap')).toEqual([
      expect.objectContaining({ kind: 'mandate', place: 'nancy', from: ['nancy'] }),
    ])
    expect(leavingsOf(owing(true), ACTIVATE, 'ap')).toEqual([])
  })

  it('tells both mandates as the first round of a turn begins, the own one first, and later the owed one', () => {
    const ACTION: DecisionView = { ...MOVE, kind: 'action' }
    const rolled = (round: number, met = false): PogView => ({
      ...view,
      round,
      mandates: { cp: { box: 'ah', met }, ap: { box: 'ru', met: false } },
    })
    const texts = (now: PogView, side: 'cp' | 'ap') => leavingsOf(now, ACTION, side).map(({ text }) => text)
    expect(texts(rolled(1), 'cp')).toEqual([
      expect.stringMatching(/^Your .*Austria-Hungary.*victory point is lost/),
      expect.stringMatching(/enemy’s: Russia/),
    ])
    expect(texts(rolled(1, true), 'cp')[0]).not.toContain('is lost')
    expect(texts(rolled(2), 'ap')).toEqual([expect.stringContaining('Russia')])
    expect(texts(rolled(2, true), 'cp')).toEqual([])
    expect(leavingsOf(view, ACTION, 'cp')).toEqual([])
  })
})
