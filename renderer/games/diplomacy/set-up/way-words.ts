// Ways to play in words.
import { powerText } from '../words/power-text.ts'
import { boardUnder } from '../../../../shared/games/diplomacy/variants/escalation/ids.ts'
import type { Variant } from '../../../../shared/games/diplomacy/variants/variant.ts'
import { m } from '../../../words/rooms.ts'

export interface WayWords {
  readonly text: string
  readonly hint: string
}

type Said = readonly [text: () => string, hint: () => string]

const SHORT_HANDED: Readonly<Record<string, Said>> = {
  computers: [m.way_computers, m.way_computers_hint],
  alone: [m.way_alone, m.way_alone_hint],
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The same for any number of people. */
const GREAT_WAR: Said = [m.way_great_war, m.way_great_war_hint]

/** The ways that have words of their own, by variant. */
const WRITTEN: Readonly<Record<string, Readonly<Record<string, Said>>>> = {
  standard: {
    six: [m.way_six, m.way_six_hint],
    five: [m.way_five, m.way_five_hint],
    four: [m.way_four, m.way_four_hint],
    three: [m.way_three, m.way_three_hint],
    'three-1982': [m.way_three_1982, m.way_three_1982_hint],
    two: [m.way_two, m.way_two_hint],
    'two-1982': [m.way_two_1982, m.way_two_1982_hint],
    ...Object.fromEntries([2, 3, 4, 5, 6].map((people) => [`great-war-${people}`, GREAT_WAR])),
  },
}

/** Escalation, for any number of people on any board. */
const ESCALATION = /^escalation-\d+$/

/** What a way is called and what it means; one that nobody wrote words for is told by who plays what. */
export function wordsOfWay({ id, ways }: Variant, way: string): WayWords {
  if (ESCALATION.test(way)) {
    const count = ways.find((one) => one.id === way)?.options.placement ?? 0
    return { text: m.way_escalation(), hint: m.way_escalation_hint({ count }) }
  }
  if (boardUnder(id) !== null && SHORT_HANDED[way]) {
    const [text, hint] = SHORT_HANDED[way]
    return { text: `${m.way_escalation()}: ${lowered(text())}`, hint: hint() }
  }
  const whole: Said | undefined = way === ways[0].id ? [m.way_whole, m.way_whole_hint] : undefined
  const said = SHORT_HANDED[way] ?? whole ?? WRITTEN[id]?.[way]
  if (said) return { text: said[0](), hint: said[1]() }
  const groups = ways.find((one) => one.id === way)?.groups ?? []
  const text = groups.map((powers) => powers.map(powerText).join(' + ')).join(', ')
  return { text, hint: m.way_groups_hint() }
}
