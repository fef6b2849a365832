// What everybody at a table of the war is sent, searched for what those eyes must not know. Two laws: no card is named
// that was neither played nor is in the own hand, and the same bytes are sent whatever cards lie hidden.
import { AP, CP, SEATS, type Side } from '../../shared/games/paths-of-glory/facts/nations.ts'
import { dueDieOf } from '../../shared/games/paths-of-glory/engine.ts'
import { pathsOfGlory } from '../../shared/games/paths-of-glory/game.ts'
import type { Answer } from '../../shared/games/paths-of-glory/state/answer.ts'
import { type State, withSide } from '../../shared/games/paths-of-glory/state/state.ts'
import { type Random, shuffled } from '../../shared/kernel/random.ts'
import type { PlayerId, TableId } from '../../shared/table/holder.ts'
import { reduce } from '../../shared/table/reduce.ts'
import { newTable } from '../../shared/table/settings.ts'
import type { Table } from '../../shared/table/table.ts'
import { recordFor, type Viewer, viewTable } from '../../shared/table/view-table.ts'

const NOW = 1_000_000
const SECRET = 'a secret of the table that nobody is told'
const GUNS = 'cp-01'

const person = (name: string) => name as PlayerId
const PEOPLE = ['Anna', 'Boris', 'a guest'].map(person)
const [CENTRAL, ALLIED, GUEST] = PEOPLE as [PlayerId, PlayerId, PlayerId]

/** Who looks, and the side whose hand is their own. */
const LOOKING: readonly { readonly name: string; readonly you: Viewer; readonly own: Side | null }[] = [
  { name: 'the Central Powers', you: { kind: 'player', player: CENTRAL }, own: CP },
  { name: 'the Allied Powers', you: { kind: 'player', player: ALLIED }, own: AP },
  { name: 'a guest', you: { kind: 'player', player: GUEST }, own: null },
  { name: 'the television', you: { kind: 'screen' }, own: null },
  { name: 'the laptop', you: { kind: 'host', lifted: null }, own: null },
]

/** A table of two people with a guest, just started. */
function opened(): Table {
  const made = newTable({
    id: 'watched' as TableId,
    code: 'WARS',
    secret: SECRET,
    game: pathsOfGlory,
    settings: { allotment: 'chosen', joining: 'open' },
  })
  if (!made.ok) throw new Error(made.error.code)
  const commands = [
    ...PEOPLE.map((player) => ({ kind: 'join', player, name: player }) as const),
    ...([CP, AP] as const).map((side) => {
      const player = side === CP ? CENTRAL : ALLIED
      return { kind: 'seat', seat: SEATS[side], holder: { kind: 'player', player } } as const
    }),
    { kind: 'start' } as const,
  ]
  return commands.reduce((table, command) => {
    const done = reduce(pathsOfGlory, table, { kind: 'host' }, command, NOW, NOW)
    if (!done.ok) throw new Error(done.error.code)
    return done.value.table
  }, made.value)
}

const TABLE = opened()

/** The table at which a game has come to a state. */
function tableAt(state: State): Table {
  const { play } = TABLE
  if (!play) throw new Error('the table has not started')
  const stage = state.ended ? ({ kind: 'ended' } as const) : play.stage
  return { ...TABLE, play: { ...play, stage, state } }
}

/** The table as these eyes are sent it. */
const viewOf = (you: Viewer, state: State): string =>
  JSON.stringify(viewTable(pathsOfGlory, tableAt(state), { you, online: new Set(PEOPLE), now: NOW }))

/** All closed phases as these eyes may read them. */
function recordsOf(you: Viewer, state: State): string {
  const table = tableAt(state)
  return JSON.stringify(state.records.map((_, i) => recordFor(pathsOfGlory, table, you, i)))
}

/** Cards that answers have shown to everybody. */
export function shownBy(answers: readonly Answer[]): ReadonlySet<string> {
  const shown = new Set<string>()
  for (const answer of answers) {
    if ('card' in answer && answer.card !== null) shown.add(answer.card)
    // Guns of August is taken in the open.
    if (answer.kind === 'guns-of-august' && answer.take) shown.add(GUNS)
  }
  return shown
}

/** Names of cards in a text: no other name on the board has this form. */
const namedIn = (text: string): ReadonlySet<string> => new Set(text.match(/\b[ac]p-\d\d\b/g))

/** The cards of a side that nobody else sees, dealt anew: other cards in its hand, others in its deck. */
function redealt(state: State, side: Side, random: Random): State {
  const cards = shuffled([...state.hands[side], ...state.decks[side]], random)
  const size = state.hands[side].length
  return {
    ...state,
    hands: withSide(state.hands, side, cards.slice(0, size)),
    decks: withSide(state.decks, side, cards.slice(size)),
  }
}

/** The state with all that is hidden from somebody dealt anew. */
function unknownTo(own: Side | null, state: State, random: Random): State {
  const others = [CP, AP].filter((side): side is Side => side !== own)
  const dealt = others.reduce((now, side) => redealt(now, side, random), state)
  return own === null
    ? dealt
    : { ...dealt, decks: withSide(dealt.decks, own, shuffled(dealt.decks[own], random)) }
}

export interface Searched {
  /** What tells too much; nothing at a sound table. */
  readonly leaks: readonly string[]
  readonly views: number
}

/** Searches what everybody is sent of a state to which these answers led. */
export function searched(state: State, answers: readonly Answer[], random: Random): Searched {
  const leaks: string[] = []
  let views = 0
  const shown = shownBy(answers)
  const { hands } = dueDieOf(state)?.state ?? state
  for (const { name, you, own } of LOOKING) {
    const view = viewOf(you, state)
    const text = view + recordsOf(you, state)
    views += 1
    const mayKnow = new Set<string>([...shown, ...(own === null ? [] : hands[own])])
    for (const card of namedIn(text)) if (!mayKnow.has(card)) leaks.push(`${name} is told of ${card}`)
    if (text.includes(state.seed.secret) || text.includes(SECRET)) leaks.push(`${name} is told the seed`)
    // The answer that waits for a die may name a card that must stay where it is.
    if (state.roll) continue
    if (view !== viewOf(you, unknownTo(own, state, random)))
      leaks.push(`${name} is sent other bytes when other cards are hidden`)
    views += 1
  }
  return { leaks, views }
}
