// Entries of the log as sentences.
import type { LogEntry, PointsCause } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { SIDE_NAMES } from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { POOLS } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import { capitalized, lowered } from '../words/capital.ts'
import { guided, guidedWith } from '../words/guide.svelte.ts'
import { cardName, nationName, placeName, sideName, turnName, unitText } from '../words/names.ts'
import { pointsText, poolName } from '../words/pool-text.ts'
import { signed, withMinus } from '../words/signed.ts'
import { named, t } from '../words/text.ts'
import { diggingOf } from './digging.ts'

const units = (list: readonly string[]) => list.map(unitText).join('; ')
const way = (path: readonly string[]) => path.map(placeName).join(' → ')
const boxed = (space: string | null) => (space === null ? t('box_reserve') : placeName(space))
/** "Austria-Hungary, against Italy". */
export const mandateName = (box: string): string =>
  box === 'none' ? t('mandate_none') : box === 'ah-it' ? t('mandate_ah_it') : nationName(box)

/** What a card brought about, by its name. */
const byCard = (card: string | undefined, text: string): string =>
  card === undefined ? text : `${cardName(card)}: ${text}`
/** "4", "4 +1 (Putnik)": a die with what is added, and the cards that add it. */
const dieText = (die: number, modifier: number, cards: readonly string[] = []): string =>
  [
    die,
    ...(modifier === 0 ? [] : [signed(modifier)]),
    ...(cards.length > 0 ? [`(${cards.map(cardName).join(', ')})`] : []),
  ].join(' ')

function causeText(cause: PointsCause): string {
  switch (cause.why) {
    case 'captured':
      return t('points_captured', { place: placeName(cause.space) })
    case 'event':
      return t('points_event', { card: cardName(cause.card) })
    case 'star-event':
      return t('points_star_event', { card: cardName(cause.card) })
    case 'mandate-missed':
    case 'blockade':
    case 'bid':
      return named('points', cause.why)
  }
}

/** "Austria-Hungary 2, Germany ½": the pools that have points. */
const poolsText = (points: Extract<LogEntry, { kind: 'recorded' }>['points']): string =>
  POOLS.flatMap((pool) => {
    const left = points[pool] ?? 0
    return left === 0 ? [] : [`${poolName(pool)} ${pointsText(left)}`]
  }).join(', ')

/** "Supply and sieges checked: nothing lost. Victory points 10; war status: ...": how a turn has ended. */
function standsText({ quiet, points, status }: Extract<LogEntry, { kind: 'stands' }>): string {
  const sides = SIDE_NAMES.map((side) => `${sideName(side)} ${status[side]}`).join(', ')
  const stands = guidedWith('told', 'stands', { total: withMinus(points), sides })
  return quiet ? `${guided('told', 'nothing_lost') ?? ''}. ${stands}` : stands
}

/** An entry of the log in the reader's language. */
export const entryText = (entry: LogEntry): string => capitalized(sentenceOf(entry))

function sentenceOf(entry: LogEntry): string {
  switch (entry.kind) {
    case 'bid':
      return t('log_bid', { side: sideName(entry.for), points: entry.points })
    case 'bid-accepted':
      return t('log_bid_accepted', { side: sideName(entry.for), points: entry.points })
    case 'opening':
      return t(entry.taken ? 'log_opening_taken' : 'log_opening_left', { side: sideName('cp') })
    case 'mandate':
      return t('log_mandate', {
        side: sideName(entry.side),
        die: entry.die,
        mandate: mandateName(entry.owed),
      })
    case 'mandate-met':
      return t('log_mandate_met', { side: sideName(entry.side) })
    case 'mandate-missed':
      return t('log_mandate_missed', { side: sideName(entry.side), mandate: mandateName(entry.owed) })
    case 'played':
      return t('log_played', {
        side: sideName(entry.side),
        card: cardName(entry.card),
        use: lowered(named('use', entry.as)),
      })
    case 'one-operation':
      return t('log_one_operation', { side: sideName(entry.side) })
    case 'status':
      return t('log_status', { side: sideName(entry.side), by: entry.by })
    case 'points':
      return t(Math.abs(entry.change) === 1 ? 'log_point' : 'log_points', {
        why: causeText(entry),
        count: Math.abs(entry.change),
        before: withMinus(entry.total - entry.change),
        total: withMinus(entry.total),
        // There is one track for both sides: the Central Powers want it high, the Allies low.
        side: sideName(entry.change > 0 ? 'cp' : 'ap'),
      })
    case 'activated':
      return t(entry.for === 'move' ? 'log_activated_move' : 'log_activated_attack', {
        place: placeName(entry.space),
        cost: entry.cost,
      })
    case 'moved':
      return t('log_moved', { units: units(entry.units), way: way(wayOf(entry)) })
    case 'moves-restarted':
      return t('log_moves_restarted', { side: sideName(entry.side) })
    case 'held':
      return t('log_held', { place: placeName(entry.space), side: sideName(entry.side) })
    case 'besieged':
      return t('log_besieged', { place: placeName(entry.space) })
    case 'siege-broken':
      return t('log_siege_broken', { place: placeName(entry.space) })
    case 'dug':
      return guidedWith('dug', diggingOf(entry).succeeds ? 'told-won' : 'told-lost', {
        unit: unitText(entry.unit),
        place: placeName(entry.space),
        die: `${entry.die}`,
        most: `${diggingOf(entry).most}`,
        level: `${entry.level}`,
      })
    case 'attacked':
      return t('log_attacked', {
        side: sideName(entry.side),
        place: placeName(entry.space),
        units: units(entry.units),
      })
    case 'flank':
      return entry.die === null
        ? byCard(entry.card, t('log_flank_card'))
        : t(entry.success ? 'log_flank_won' : 'log_flank_lost', { die: entry.die, modifier: entry.modifier })
    case 'combat-card':
      return t('log_combat_card', { side: sideName(entry.side), card: cardName(entry.card) })
    case 'fired':
      return t('log_fired', {
        side: sideName(entry.side),
        strength: entry.strength,
        column: entry.column,
        die: dieText(entry.die, entry.modifier, entry.cards),
        loss: entry.loss,
      })
    case 'lost': {
      const unit = unitText(entry.unit)
      if (entry.to === 'reduced') return t('log_lost_reduced', { unit })
      if (entry.replacedBy !== undefined)
        return t('log_lost_replaced', { unit, corps: unitText(entry.replacedBy) })
      return t(entry.to === 'gone' ? 'log_lost_gone' : 'log_lost_eliminated', { unit })
    }
    case 'restored':
      return byCard(entry.card, t('log_restored', { unit: unitText(entry.unit) }))
    case 'fort-fell':
      return t('log_fort_fell', { place: placeName(entry.space) })
    case 'battle-won':
      return entry.by === null
        ? t('log_battle_drawn')
        : t('log_battle_won', { side: sideName(entry.by), margin: entry.margin })
    case 'halted':
      return byCard(entry.card, guided('halted', entry.because) ?? '')
    case 'stood':
      return t('log_stood', { unit: unitText(entry.unit) })
    case 'retreated':
      return byCard(entry.card, t('log_retreated', { unit: unitText(entry.unit), way: way(wayOf(entry)) }))
    case 'died-retreating':
      return byCard(entry.card, t('log_died_retreating', { unit: unitText(entry.unit) }))
    case 'advanced':
      return t('log_advanced', { units: units(entry.units), way: way(entry.path) })
    case 'redeployed':
      return t('log_redeployed', {
        unit: unitText(entry.unit),
        from: boxed(entry.from),
        to: boxed(entry.to),
      })
    case 'recorded':
      return t('log_recorded', {
        side: sideName(entry.side),
        points: poolsText(entry.points),
      })
    case 'forfeited':
      return guidedWith('log', 'forfeited', {
        side: sideName(entry.side),
        points: poolsText(entry.points),
      })
    case 'placed':
      return t('log_placed', { unit: unitText(entry.unit), place: boxed(entry.space) })
    case 'trench':
      return t('log_trench', { place: placeName(entry.space), level: entry.level })
    case 'flipped':
      return t('log_flipped', { unit: unitText(entry.unit) })
    case 'rebuilt':
      return t('log_rebuilt', { unit: unitText(entry.unit), place: boxed(entry.space) })
    case 'turn-ends':
      return t('log_turn_ends', { turn: turnName(entry.turn) })
    case 'starved':
      return t('log_starved', { unit: unitText(entry.unit), place: placeName(entry.space) })
    case 'turned':
      return t('log_turned', { place: placeName(entry.space), side: sideName(entry.side) })
    case 'siege':
      return t(entry.falls ? 'log_siege_falls' : 'log_siege_holds', {
        place: placeName(entry.space),
        die: dieText(entry.die, entry.modifier),
      })
    case 'level':
      return t('log_level', { side: sideName(entry.side), level: named('level', entry.level) })
    case 'stands':
      return standsText(entry)
    case 'entered':
      return t('log_entered', { nation: nationName(entry.nation) })
    case 'discarded':
      return (
        (entry.faceUp &&
          guidedWith('log', 'put-away', { side: sideName(entry.side), card: cardName(entry.card) })) ||
        t('log_discarded', { side: sideName(entry.side), card: cardName(entry.card) })
      )
    case 'reshuffled':
      return t('log_reshuffled', { side: sideName(entry.side), cards: entry.cards })
    case 'drew':
      return t('log_drew', { side: sideName(entry.side), cards: entry.cards })
    case 'ended':
      return t('log_ended', { total: withMinus(entry.total) })
  }
}

/** The places of an entry: a path, or one place; empty for entries about no place. */
export function wayOf(entry: LogEntry): readonly string[] {
  switch (entry.kind) {
    case 'moved':
    case 'retreated':
      return entry.from === undefined ? entry.path : [entry.from, ...entry.path]
    case 'advanced':
      return entry.path
    case 'redeployed':
      return [entry.from, entry.to].flatMap((space) => space ?? [])
    case 'flank':
      return [entry.pin]
    default:
      return 'space' in entry && entry.space ? [entry.space] : []
  }
}

/** Counters that an entry is about. */
export const unitsOf = (entry: LogEntry): readonly string[] =>
  'units' in entry ? entry.units : 'unit' in entry ? [entry.unit] : []

/** The icon of a line. */
export type Sign = 'card' | 'move' | 'fight' | 'loss' | 'flag' | 'fort' | 'spade' | 'rail' | 'plus' | 'dot'

const SIGN_OF: Partial<Record<LogEntry['kind'], Sign>> = {
  ...{ opening: 'card', played: 'card', 'combat-card': 'card', discarded: 'card', drew: 'card' },
  ...{ reshuffled: 'card', moved: 'move', advanced: 'move', retreated: 'move', 'moves-restarted': 'move' },
  ...{ attacked: 'fight', flank: 'fight', fired: 'fight', 'battle-won': 'fight', halted: 'fight' },
  ...{ lost: 'loss', forfeited: 'loss', stood: 'loss', 'died-retreating': 'loss', starved: 'loss' },
  ...{
    bid: 'flag',
    'bid-accepted': 'flag',
    held: 'flag',
    turned: 'flag',
    points: 'flag',
    ended: 'flag',
    entered: 'flag',
  },
  ...{ besieged: 'fort', 'siege-broken': 'fort', 'fort-fell': 'fort', siege: 'fort' },
  ...{ dug: 'spade', trench: 'spade', redeployed: 'rail' },
  ...{ recorded: 'plus', placed: 'plus', flipped: 'plus', rebuilt: 'plus', restored: 'plus' },
}
export const signOf = ({ kind }: LogEntry): Sign => SIGN_OF[kind] ?? 'dot'
