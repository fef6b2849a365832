// A tournament on one host: the points of its boards, round by round, and the best player of each country.
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import {
  type Standing,
  standingOf,
  type ScoringSystem,
} from '../../../../shared/games/diplomacy/scoring/standing.ts'
import type { VariantId } from '../../../../shared/games/diplomacy/variants/index.ts'
import type { TableId } from '../../../../shared/table/holder.ts'
import type { DiplomacyTable } from '../played.ts'
import { playerOf } from '../words/player-text.ts'

/** A power of a board: who played it and what it came to. */
export interface Line {
  readonly table: string
  readonly round: number
  readonly board: string
  readonly ended: boolean
  /** The board that was played on: two boards may have a power of one id. */
  readonly variant: VariantId
  readonly power: PowerId
  /** Empty where nobody with a name played it. */
  readonly player: string
  readonly centres: number
  /** The year it fell; null for survivors. */
  readonly out: number | null
  readonly points: number
}

/** One table of the tournament. */
export interface BoardResult {
  readonly id: TableId
  readonly table: string
  readonly round: number
  readonly board: string
  readonly ended: boolean
  readonly variant: VariantId
  /** One for each power, in the game's order. */
  readonly lines: readonly Line[]
}

export interface Total {
  /** Players with the same points share a place. */
  readonly place: number
  readonly player: string
  /** Points by round; a player with several powers or boards in a round has their sum. */
  readonly rounds: Readonly<Record<number, number>>
  readonly points: number
}

export interface TournamentSheet {
  /** By round, then by the board's name. */
  readonly boards: readonly BoardResult[]
  readonly lines: readonly Line[]
  readonly rounds: readonly number[]
  /** The most points first. */
  readonly totals: readonly Total[]
  /** For each power its best result, centres deciding between equal points; several where those are equal too. */
  readonly best: readonly Line[]
}

function boardOf(view: DiplomacyTable, system: ScoringSystem): readonly BoardResult[] {
  const { id, name: table, gameView: game, tournament } = view
  if (!game || !tournament) return []
  const { round, board } = tournament
  const ended = view.status === 'ended'
  const standing: Standing = standingOf(game)
  const scores = system.scores(standing)
  const lines = standing.powers.map((power): Line => {
    const centres = standing.centres[power] ?? 0
    return {
      table,
      round,
      board,
      ended,
      variant: game.variant,
      power,
      player: playerOf(view.seats, power)?.trim() ?? '',
      centres,
      out: centres === 0 ? (standing.eliminated[power] ?? null) : null,
      points: scores[power] ?? 0,
    }
  })
  return [{ id, table, round, board, ended, variant: game.variant, lines }]
}

/** Points that differ less than this are the same: thirds of a hundred do not add up exactly. */
const EQUAL = 1e-6

function totalsOf(lines: readonly Line[]): readonly Total[] {
  const players = [...new Set(lines.map(({ player }) => player))].filter((player) => player !== '')
  const sums = players.map((player) => {
    const rounds: Record<number, number> = {}
    const own = lines.filter((line) => line.player === player)
    for (const { round, points } of own) rounds[round] = (rounds[round] ?? 0) + points
    return { player, rounds, points: own.reduce((sum, { points }) => sum + points, 0) }
  })
  return sums
    .map((sum): Total => ({
      place: 1 + sums.filter(({ points }) => points > sum.points + EQUAL).length,
      ...sum,
    }))
    .sort((a, b) => a.place - b.place || a.player.localeCompare(b.player))
}

function bestOf(lines: readonly Line[]): readonly Line[] {
  const named = lines.filter(({ player }) => player !== '')
  const keyOf = ({ variant, power }: Line): string => `${variant} ${power}`
  return [...new Set(named.map(keyOf))].flatMap((key) => {
    const played = named.filter((line) => keyOf(line) === key)
    const points = Math.max(...played.map((line) => line.points))
    const top = played.filter((line) => line.points > points - EQUAL)
    const centres = Math.max(...top.map((line) => line.centres))
    return top.filter((line) => line.centres === centres)
  })
}

/** The sheet of all tables that have a round, by one scoring system. Games still played count as if they ended now. */
export function tournamentOf(views: readonly DiplomacyTable[], system: ScoringSystem): TournamentSheet {
  const boards = views
    .flatMap((view) => boardOf(view, system))
    .sort((a, b) => a.round - b.round || a.board.localeCompare(b.board) || a.table.localeCompare(b.table))
  const lines = boards.flatMap((board) => board.lines)
  return {
    boards,
    lines,
    rounds: [...new Set(lines.map(({ round }) => round))],
    totals: totalsOf(lines),
    best: bestOf(lines),
  }
}

/** The system the tables of a tournament have agreed on; undefined where they have none, or not the same. */
export function agreedSystem(views: readonly DiplomacyTable[]): string | undefined {
  const agreed = views
    .filter(({ tournament }) => tournament !== null)
    .map(({ options }) => options.scoring ?? null)
  const [first] = agreed
  return first && agreed.every((system) => system === first) ? first : undefined
}

const HEAD = ['round', 'board', 'table', 'state', 'power', 'player', 'centres', 'out', 'points']

/** A cell that no spreadsheet reads as a formula or splits. */
function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(Number(value.toFixed(4)))
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The sheet's lines as comma-separated values (RFC 4180), with a line of column names. */
export function csvOf({ lines }: TournamentSheet): string {
  const rows = lines.map((line) => [
    line.round,
    line.board,
    line.table,
    line.ended ? 'ended' : 'playing',
    line.power,
    line.player,
    line.centres,
    line.out,
    line.points,
  ])
  return [HEAD, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n'
}
