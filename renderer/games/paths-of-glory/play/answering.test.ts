// Every answer that the rules offer can be given by touch, card or button, through whole random games.
import { beforeAll, describe, expect, test } from 'vitest'
import packed from '../../../../resources/maps/paths-of-glory.json'
import { answered } from '../../../../shared/games/paths-of-glory/engine.ts'
import { SEATS, sideOfSeat } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { pathsOfGlory } from '../../../../shared/games/paths-of-glory/game.ts'
import type { SpaceId } from '../../../../shared/games/paths-of-glory/facts/spaces.ts'
import type { UnitId } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import type { DiceKind } from '../../../../shared/games/paths-of-glory/state/dice-kind.ts'
import type { State } from '../../../../shared/games/paths-of-glory/state/state.ts'
import { keyed } from '../../../../shared/kernel/chance.ts'
import { randomFrom } from '../../../../shared/kernel/random.ts'
import { decodePlaces } from '../../../../shared/map/places/decode.ts'
import type { PackedPlaces } from '../../../../shared/map/places/packed.ts'
import { after, seenAt, stateAt } from '../gallery/moments.ts'
import { placeName } from '../words/names.ts'
import { loadTexts } from '../words/text.ts'
import { answerText } from './answer-text.ts'
import {
  allAdvancing,
  costOf,
  lightsFor,
  type Meaning,
  meaningOf,
  ofAims,
  onlyAttacker,
  placeless,
  spotOf,
} from './answering.ts'
import { meantBy } from './meant.ts'
import { questionText } from './question.ts'
import { placeText } from '../map/describe.ts'
import { frontOf } from '../map/front.ts'
import { placeOf, positionOf } from '../map/position-of.ts'
import { boxesOf, ledgerOf } from '../tracks/beside-map.ts'

const map = decodePlaces(packed as unknown as PackedPlaces)
const eyes = { kind: 'seats', seats: SEATS } as const

/** Positions of a random game. */
function* positions(seed: string, count: number, dice: DiceKind = 'program'): Generator<State> {
  const random = randomFrom(seed)
  let state = pathsOfGlory.setup({ seed: keyed(seed), options: { scenario: 'introductory', dice } } as never)
  for (let i = 0; i < count; i++) {
    yield state
    const own = pathsOfGlory.view(state, eyes).own.find(({ decision }) => decision !== null)
    const answers = own?.decision?.answers.filter(({ kind }) => kind !== 'restart' && kind !== 'leave') ?? []
    const answer = answers[random.below(Math.max(1, answers.length))]
    if (!own || !answer) return
    const step = pathsOfGlory.apply(state, own.seat, answer)
    if (!step.ok) return
    state = step.value.state
  }
}

const answersTo = (meaning: Meaning | null) => meaning?.answers ?? []

describe('a table of two sides', () => {
  beforeAll(() => loadTexts('en'))

  test.each(['1', '2'])('offers every legal answer somewhere (random game %s)', (seed) => {
    const kinds = new Set<string>()
    for (const state of positions(seed, 160)) {
      const view = pathsOfGlory.view(state, eyes)
      for (const { decision, hand } of view.own) {
        if (!decision) continue
        kinds.add(decision.kind)
        const buttons = new Set(placeless(view, decision))
        const lights = lightsFor(view, decision)
        for (const answer of decision.answers) {
          expect(answerText(answer), answer.kind).not.toBe('')
          if (answer.kind === 'play') {
            expect(hand).toContain(answer.card)
            continue
          }
          if (buttons.has(answer)) continue
          const { place } = spotOf(answer, view)
          expect(place, answer.kind).not.toBeNull()
          expect(lights.has(place!), `${answer.kind} at ${place}`).toBe(true)
          const meaning = meaningOf(view, decision, { place: place!, counter: null })
          if (answer.kind === 'activate') {
            expect(meaning).toEqual({ kind: 'choose', answers: [], activates: true })
            const chosen = decision.activations.find(({ space }) => space === place)
            expect(chosen?.[answer.for].cost).toBe(costOf(decision, answer))
          } else if (decision.kind === 'march') expect(meaning).not.toBeNull()
          else expect(answersTo(meaning)).toContain(answer)
        }
      }
    }
    expect(kinds.size).toBeGreaterThan(6)
  })

  test('says of a kind of activation that is not offered what bars it', () => {
    const bars = new Set<string>()
    for (const state of positions('3', 80)) {
      const own = pathsOfGlory.view(state, eyes).own.find(({ decision }) => decision?.kind === 'activate')
      for (const { space, now, ...kinds } of own?.decision?.activations ?? [])
        for (const purpose of ['move', 'attack'] as const) {
          const { bar } = kinds[purpose]
          if (!own || bar === null || now !== null) continue
          bars.add(bar)
          const step = pathsOfGlory.apply(state, own.seat, { kind: 'activate', space, for: purpose })
          expect(step.ok ? null : step.error.code).toBe(`pog/${bar}`)
        }
    }
    expect(bars).toContain('nothing-to-attack')
  })

  test('offers the targets of an activated place that is touched, and no others', () => {
    let aimed = 0
    for (const state of positions('1', 160)) {
      const view = pathsOfGlory.view(state, eyes)
      const decision = view.own.find((own) => own.decision)?.decision
      for (const { from, targets } of decision?.aims ?? []) {
        const meaning = meaningOf(view, decision!, { place: from, counter: null })
        if (targets.includes(from)) continue
        aimed++
        expect(meaning?.kind).toBe('choose')
        expect(answersTo(meaning)).toEqual(
          decision!.answers.filter((answer) => answer.kind === 'attack' && targets.includes(answer.space)),
        )
        const lit = [...lightsFor(view, ofAims(decision!, answersTo(meaning))).keys()]
        expect(lit.toSorted()).toEqual(targets.toSorted())
      }
    }
    expect(aimed).toBeGreaterThan(0)
  })

  test('lights what a touched place could attack before it is paid for, and not where it moves', () => {
    const lit = (state: State) => {
      const { view, decision } = seenAt(state)
      const chosen = decision?.activations.find(({ space }) => space === 'metz') ?? null
      const lights = lightsFor(view, decision, 'metz', chosen)
      return [...lights].flatMap(([place, { kind }]) => (kind === 'attack' ? [place] : [])).toSorted()
    }
    const start = stateAt('operation')
    const begun = (purpose: 'attack' | 'move') =>
      after(start, { kind: 'activate', space: 'metz', for: purpose })
    const near = ['nancy', 'sedan', 'verdun']
    expect(lit(start)).toEqual(near)
    expect(lit(begun('attack'))).toEqual(near)
    expect(lit(begun('move'))).toEqual([])
  })

  test('asks for each die of one’s own by what it is for, and has a face for each answer', () => {
    const asked = new Set<string>()
    for (const state of positions('1', 160, 'own')) {
      const view = pathsOfGlory.view(state, eyes)
      const decision = view.own.find((own) => own.decision)?.decision
      if (!view.roll || decision?.kind !== 'roll') continue
      asked.add(view.roll.purpose)
      const text = questionText(view) ?? ''
      expect(text).toMatch(/: roll the die for/)
      if (view.roll.space) expect(text).toContain(placeName(view.roll.space))
      expect(decision.answers.map((answer) => answerText(answer))).toEqual([
        ...[1, 2, 3, 4, 5, 6].map((die) => `It shows ${die}`),
        'Let the program roll',
      ])
      // Its faces are the buttons.
      expect(placeless(view, decision)).toEqual([])
    }
    expect(asked.size).toBeGreaterThan(1)
  })

  test('a touch on a place in reach goes there and stops', () => {
    for (const state of positions('4', 120)) {
      const view = pathsOfGlory.view(state, eyes)
      const own = view.own.find(({ decision }) => decision?.kind === 'march')
      const [there] = own?.decision?.reach ?? []
      if (!own || !there) continue
      const meaning = meaningOf(view, own.decision, { place: there.space, counter: null })
      expect(meaning?.kind).toBe('send')
      let now = state
      for (const answer of answersTo(meaning)) {
        const step = pathsOfGlory.apply(now, own.seat, answer)
        expect(step.ok, answer.kind).toBe(true)
        if (step.ok) now = step.value.state
      }
      const gone = view.operation!.group!.units
      const after = pathsOfGlory.view(now, eyes)
      for (const unit of gone) expect(after.units.find((one) => one.unit === unit)?.at).toBe(there.space)
      return
    }
    throw new Error('nobody marched')
  })

  test('draws what the view tells: every counter once, in its place or box', () => {
    for (const state of positions('5', 60)) {
      const view = pathsOfGlory.view(state, { kind: 'screen' })
      const position = positionOf(view)
      const { reserve, eliminated } = boxesOf(view)
      const drawn = [...position.values()].flatMap(({ counters }) => counters).concat(reserve, eliminated)
      expect(drawn.map(({ id }) => id).toSorted()).toEqual(
        view.units
          .filter(({ at }) => at !== 'gone')
          .map(({ unit }) => unit as string)
          .toSorted(),
      )
      expect(ledgerOf(view).points).toBe(view.points)
      expect(placeText('sedan', position, 'standard')).toContain('Sedan: forest')
    }
  })

  test('a touched unit leaves the ways of taking losses in which it loses a step, and sends none', () => {
    const { view, decision } = seenAt(stateAt('flank', { kind: 'no-flank' }, { kind: 'done' }))
    expect(decision?.answers).toHaveLength(3)
    for (const answer of decision!.answers) {
      const [unit] = answer.kind === 'losses' ? answer.steps : []
      const hit = { place: placeOf(view, unit!)!, counter: unit! }
      expect(meaningOf(view, decision, hit)).toEqual({ kind: 'choose', answers: [answer], activates: false })
    }
    // A unit of the other side takes part in none of them.
    expect(meaningOf(view, decision, { place: 'sedan', counter: 'fr-5' })).toBeNull()
  })

  test('a unit of the battle that can lose no step is told why', () => {
    const state = stateAt('flank', { kind: 'no-flank' }, { kind: 'done' })
    const { view, own, decision } = seenAt(state)
    const both = { kind: 'losses', steps: ['ge-2', 'ge-3'] } as unknown as Answer
    const others = { ...decision!, answers: [both] }
    const meant = meantBy(view, others, { place: placeOf(view, 'ge-4')!, counter: 'ge-4' })
    expect(meant).toEqual({ kind: 'losses', steps: ['ge-4'] })
    expect(answered(state, sideOfSeat(own!.seat), both)).toMatchObject({
      error: { code: 'pog/no-such-loss' },
    })
    expect(meantBy(view, others, { place: 'sedan', counter: 'fr-5' })).toBeNull()
  })

  test('of units that are alike each may be touched for the one that the losses name, and none for one in reserve', () => {
    const { view, decision } = seenAt(stateAt('flank'))
    const [named, alike, boxed] = ['fr-corps-01', 'fr-corps-02', 'fr-corps-03'] as UnitId[]
    const corps = (unit: UnitId, at: 'sedan' | 'reserve') => ({ unit, at: at as SpaceId, reduced: false })
    const units = [corps(named!, 'sedan'), corps(alike!, 'sedan'), corps(boxed!, 'reserve')]
    const waysAt = (steps: UnitId[], counter: UnitId | null) => {
      const answers: Answer[] = [
        { kind: 'losses', steps },
        { kind: 'losses', steps: [] },
      ]
      const asked = { ...decision!, kind: 'losses', answers } as const
      return answersTo(meaningOf({ ...view, units }, asked, { place: 'sedan', counter })).length
    }
    expect(waysAt([named!], alike!)).toBe(1)
    expect(waysAt([named!], null)).toBe(1)
    expect(waysAt([boxed!], alike!)).toBe(0)
  })

  test('lets all that may advance do so by one answer', () => {
    let state = stateAt('flank', { kind: 'no-flank' })
    for (let i = 0; i < 30 && seenAt(state).decision?.kind !== 'advance'; i++)
      state = after(state, seenAt(state).decision?.answers[0] ?? {})
    const { view, decision } = seenAt(state)
    const all = decision ? allAdvancing(view, decision) : []
    expect(all.length).toBeGreaterThan(1)
    // A touch on a counter that may advance means that advance, as its new place does.
    for (const answer of all) {
      const [unit] = answer.kind === 'advance' ? answer.units : []
      const from = placeOf(view, unit!)!
      expect(lightsFor(view, decision).get(from)).toEqual({ kind: 'choice' })
      expect(answersTo(meaningOf(view, decision, { place: from, counter: unit! }))).toContain(answer)
    }
    const end = seenAt(all.reduce<State>(after, state)).view
    for (const answer of all)
      if (answer.kind === 'advance')
        expect(end.units.find(({ unit }) => unit === answer.units[0])?.at).toBe('sedan')
  })

  test('a touched stack joins an attack whole, unless the attack would be refused then', () => {
    // The armies of Koblenz and Metz may attack Sedan; here none has joined yet.
    let state = stateAt('attackers')
    for (;;) {
      const leave = seenAt(state).decision?.answers.find(({ kind }) => kind === 'leave')
      if (!leave) break
      state = after(state, leave)
    }
    const { view, decision } = seenAt(state)
    if (!decision) throw new Error('nothing asked')
    const joins = decision.answers.filter(({ kind }) => kind === 'join')
    const places = joins.map((answer) => spotOf(answer, view).place)
    const place = places.find((one, i) => one !== null && places.indexOf(one) !== i)!
    const there = joins.filter((_, i) => places[i] === place)
    const hit = { place, counter: null }
    expect(meaningOf(view, decision, hit)).toEqual({ kind: 'send', answers: there })
    // So it does where a mouse can tell its counters apart: a finger and a mouse mean the same.
    const [first] = there
    const counter = first?.kind === 'join' ? first.unit : null
    expect(meaningOf(view, decision, { place, counter })).toEqual({ kind: 'send', answers: there })
    const refused = { ...decision, refusedTogether: [place as SpaceId] }
    expect(meaningOf(view, refused, hit)).toMatchObject({ kind: 'choose', answers: there })
    const lightIn = (asked: typeof decision) => lightsFor(view, asked).get(String(place))?.kind
    expect([decision, refused].map(lightIn)).toEqual(['choice', 'warning'])
  })

  test('knows a lone attacker, and only until somebody has joined', () => {
    const alone = seenAt(stateAt('aimed'))
    expect(alone.decision && onlyAttacker(alone.view, alone.decision)).toMatchObject({ unit: 'ge-1' })
    for (const moment of ['fort', 'attackers'] as const) {
      const { view, decision } = seenAt(stateAt(moment))
      expect(decision && onlyAttacker(view, decision)).toBeNull()
    }
  })

  test('takes the one attacker there is out of the attack by a button alone, not by a touch on it', () => {
    const { view, decision } = seenAt(after(stateAt('aimed'), { kind: 'join', unit: 'ge-1' }))
    const leave = { kind: 'leave', unit: 'ge-1' }
    expect(decision?.answers).toContainEqual(leave)
    const hit = { place: placeOf(view, 'ge-1')!, counter: 'ge-1' }
    expect(meaningOf(view, decision, hit)).toMatchObject({ kind: 'choose', answers: [leave] })
  })

  test('looks first at the western front', () => {
    const [state] = positions('1', 1)
    const box = frontOf(map, positionOf(pathsOfGlory.view(state!, { kind: 'screen' })))!
    const { at } = map.places.get('verdun')!
    expect(at[0] > box.x && at[0] < box.x + box.width && at[1] > box.y && at[1] < box.y + box.height).toBe(
      true,
    )
  })
})
