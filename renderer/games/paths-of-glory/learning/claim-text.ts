// Questions of the lessons and their answers in words.
import {
  enemyOf,
  otherSide,
  sideName as idOfSide,
  type SideName,
} from '../../../../shared/games/paths-of-glory/facts/nations.ts'
import { COLUMN_NAMES } from '../../../../shared/games/paths-of-glory/facts/tables.ts'
import { POOLS } from '../../../../shared/games/paths-of-glory/facts/units.ts'
import type { Claim, LostStep } from '../../../../shared/games/paths-of-glory/lessons/claims.ts'
import type { Scene } from '../../../../shared/games/paths-of-glory/lessons/film.ts'
import type { Lesson } from '../../../../shared/games/paths-of-glory/lessons/lesson.ts'
import type { LogEntry } from '../../../../shared/games/paths-of-glory/log/entries.ts'
import { capitalized } from '../words/capital.ts'
import { cardName, placeName, sideName, unitText } from '../words/names.ts'
import { poolName } from '../words/pool-text.ts'
import { named, t } from '../words/text.ts'
import { said, saidOf } from './text.ts'

type Fired = Extract<LogEntry, { kind: 'fired' }>

const places = (ids: readonly string[]) => ids.map(placeName).join(', ')
const units = (ids: readonly string[]) => ids.map(unitText)

/** The fire of a side in a scene: what it is about to inflict, or has inflicted. */
function fireBy({ asked, seen }: Scene, side: SideName): Pick<Fired, 'column' | 'die' | 'loss'> | null {
  const fired = seen.find((entry): entry is Fired => entry.kind === 'fired' && entry.side === side)
  if (fired) return fired
  const { battle } = asked
  const fire = battle?.fire[idOfSide(battle.side) === side ? 'attacker' : 'defender']
  return fire ? { ...fire, column: COLUMN_NAMES[fire.table][fire.column] ?? '' } : null
}

/** The question of a page, from the kind of its right answer. */
export function questionText(lesson: Lesson, scene: Scene): string {
  const { page, asked } = scene
  const claim = page.question?.options.find(({ mistake }) => mistake === null)?.claim
  if (!claim) return ''
  const own = saidOf('ask', `${lesson.id}-${page.id}`)
  return (
    own ?? saidOf('ask', claim.kind, valuesOf(claim, scene, idOfSide(asked.battle?.side ?? asked.side))) ?? ''
  )
}

function valuesOf(claim: Claim, scene: Scene, attacker: SideName): Readonly<Record<string, string | number>> {
  switch (claim.kind) {
    case 'column':
      return { side: sideName(claim.role === 'attacker' ? attacker : otherSide(attacker)) }
    case 'loses': {
      const { column = '', die = '', loss = '' } = fireBy(scene, otherSide(claim.side)) ?? {}
      return { side: sideName(claim.side), column, die, loss }
    }
    case 'may-lose': {
      const side = idOfSide(scene.asked.pending?.side ?? enemyOf(scene.asked.side))
      return { side: sideName(side), loss: fireBy(scene, otherSide(side))?.loss ?? '' }
    }
    case 'inflicts':
      return { side: sideName(claim.side), die: fireBy(scene, claim.side)?.die ?? '' }
    case 'won':
    case 'retreats':
      return {
        attacker: fireBy(scene, attacker)?.loss ?? '',
        defender: fireBy(scene, otherSide(attacker))?.loss ?? '',
      }
    case 'costs':
      return { places: places(claim.places) }
    case 'together':
      return { place: placeName(claim.target) }
    case 'card':
      return { card: cardName(claim.card) }
    case 'holds':
    case 'falls':
      return { place: placeName(claim.place) }
    case 'draws':
    case 'level':
      return { side: sideName(claim.side) }
    case 'flank':
    case 'may-flank':
    case 'may-advance':
    case 'advance-to':
    case 'points':
    case 'takes':
    case 'fate':
    case 'records':
    case 'lives':
      return {}
  }
}

const lossLines = (steps: readonly LostStep[]): readonly string[] =>
  steps.length === 0
    ? [said('says_nothing_lost')]
    : steps.map(({ unit, to }) =>
        t(to === 'reduced' ? 'log_lost_reduced' : 'log_lost_eliminated', { unit: unitText(unit) }),
      )

/** An answer, a line for each thing that it says. */
export const claimLines = (claim: Claim): readonly string[] => linesOf(claim).map(capitalized)

function linesOf(claim: Claim): readonly string[] {
  switch (claim.kind) {
    case 'column':
      return [
        said('says_column', {
          column: claim.column,
          table: t(claim.table === 'army' ? 'battle_table_army' : 'battle_table_corps'),
        }),
      ]
    case 'flank':
      return [said('says_flank', { pin: placeName(claim.pin), from: claim.from })]
    case 'may-flank':
      return [said(claim.may ? 'says_yes' : 'says_no')]
    case 'loses':
    case 'may-lose':
      return lossLines(claim.steps)
    case 'inflicts':
      return [said('says_loss', { loss: claim.loss })]
    case 'won':
      return [claim.by === null ? said('says_nobody') : sideName(claim.by)]
    case 'retreats':
      return [saidOf('says', `retreat-${claim.places}${claim.mayStand ? '-stand' : ''}`) ?? '']
    case 'may-advance':
    case 'together':
      return claim.units.length === 0 ? [said('says_nobody')] : units(claim.units)
    case 'advance-to':
    case 'takes':
      return [places(claim.places)]
    case 'costs':
      return [String(claim.operations)]
    case 'card':
      return [saidOf('says', claim.lies) ?? '']
    case 'points':
      return [String(claim.total)]
    case 'holds':
      return [said('says_holds', { place: placeName(claim.place), side: sideName(claim.side) })]
    case 'fate':
      return [saidOf('says', claim.fate, { unit: unitText(claim.unit) }) ?? '']
    case 'records':
      return POOLS.flatMap((pool) => {
        const points = claim.points[pool] ?? 0
        return points === 0 ? [] : [`${poolName(pool)}: ${points}`]
      })
    case 'draws':
      return [String(claim.cards)]
    case 'level':
      return [named('level', claim.level)]
    case 'lives':
      return [said('says_pairs', { pairs: claim.pairs })]
    case 'falls':
      return [claim.from === null ? said('says_never') : said('says_from', { from: claim.from })]
  }
}
