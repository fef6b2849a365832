import { describe, expect, it, test } from 'vitest'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { randomOrders } from '../../../../shared/games/diplomacy/bots/random-orders.ts'
import { diplomacy } from '../../../../shared/games/diplomacy/game.ts'
import { publicPositionOf } from '../../../../shared/games/diplomacy/bots/public-position.ts'
import { powerOf } from '../../../../shared/games/diplomacy/game/state.ts'
import { keyed } from '../../../../shared/kernel/chance.ts'
import { randomFrom } from '../../../../shared/kernel/random.ts'
import { replay } from '../../../../shared/games/diplomacy/lessons/replay.ts'
import { SAMPLE_GAME } from '../../../../shared/games/diplomacy/lessons/sample-game.ts'
import { openingTable } from '../../../../shared/games/diplomacy/lessons/sandbox.ts'
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import { partsOf } from '../television/beats.ts'
import { scenesOf } from '../television/scenes.ts'
import { sentenceOf } from '../television/sentence.ts'
import { captionOf } from './caption.ts'
import { LONGEST_READING_MS, pausesFor, pauseWithVoice } from './pace.ts'
import { framesOf } from './script.ts'
import { POWERS } from '../../../../test/contract/played.ts'

const sum = (all: readonly number[]) => all.reduce((before, each) => before + each, 0)

/** Milliseconds until the laptop shows the board as it is now. */
function onLaptop(record: PhaseRecord, own: readonly PowerId[] = []): number {
  const frames = framesOf(record, POWERS, own)
  return sum(
    pausesFor(
      frames,
      frames.map((frame) => captionOf(frame, 'en').text),
    ).slice(0, -1),
  )
}

function onTelevision(record: PhaseRecord): number {
  const scenes = scenesOf([record], {
    powers: POWERS,
    edge: (place) => place.charCodeAt(0),
    isCentre: () => true,
    yearBegan: null,
  })
  const texts = scenes.map(({ content }) => sentenceOf(content, 'en'))
  return sum(partsOf(scenes, texts).flatMap((parts) => parts.map(({ ms }) => ms)))
}

const turns = replay(openingTable(), SAMPLE_GAME).filter(({ turn }) => turn.phase === 'movement')

describe('laptop and television', () => {
  it.each(turns.map((record) => [`${record.turn.season} ${record.turn.year}`, record] as const))(
    'read %s in about the same time',
    (_, record) => {
      const ratio = onLaptop(record) / onTelevision(record)
      expect(ratio).toBeGreaterThan(0.67)
      expect(ratio).toBeLessThan(1.5)
    },
  )

  it('read two years of a game in the same time', () => {
    const ratio =
      sum(turns.map((record) => onLaptop(record))) / sum(turns.map((record) => onTelevision(record)))
    expect(ratio).toBeGreaterThan(0.9)
    expect(ratio).toBeLessThan(1.1)
  })

  it('read no turn of a crowded board for more than two minutes', () => {
    let state = diplomacy.setup({ seed: keyed('crowded'), options: diplomacy.optionsSchema.parse({}) })
    for (let phase = 0; phase < 40; phase++) {
      const seen = publicPositionOf(diplomacy.view(state, { kind: 'screen' }))
      for (const { seat } of diplomacy.pending(state)) {
        const orders = randomOrders(seen, powerOf(seat), randomFrom('crowded', `${seat} ${phase}`))
        const step = diplomacy.apply(state, seat, { kind: 'sheet', orders })
        if (step.ok) state = step.value.state
      }
      state = diplomacy.close(state, []).state
    }
    const lengths = state.records.map((record) => onLaptop(record, POWERS))
    expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST_READING_MS)
    // The limit is reached, or nothing was tested.
    expect(Math.max(...lengths)).toBeGreaterThan(LONGEST_READING_MS * 0.5)
  })
})

test('a frame that was spoken is left soon, one that the device could not speak is shown as long as it takes to read', () => {
  expect(pauseWithVoice(3_000, true)).toBeLessThan(1_000)
  expect(pauseWithVoice(3_000, false)).toBe(3_000)
  expect(pauseWithVoice(3_000, null)).toBeGreaterThan(3_000)
})
