// A tournament on one host: what its boards came to, round by round, and who played each country best.
import type { PowerId } from '../../shared/games/diplomacy/board/ids.ts'
import {
  type Standing,
  standingOf,
  type ScoringSystem,
} from '../../shared/games/diplomacy/scoring/standing.ts'
import type { DiplomacyView } from '../../shared/games/diplomacy/view.ts'
import type { TableView } from '../../shared/table/view.ts'

/** A power of a board: who played it and what it came to. */
export interface Line {
  readonly table: string
  readonly round: number
  readonly board: string
  readonly ended: boolean
  readonly power: PowerId
  /** Empty where nobody with a name played it. */
  readonly player: string
  readonly centres: number
  /** The year it fell; null for survivors. */
  readonly out: number | null
  readonly points: number
}

export interface Total {
  readonly player: string
  /** Points by round; a player with several powers or boards in a round has their sum. */
  readonly rounds: Readonly<Record<number, number>>
  readonly points: number
}

export interface TournamentSheet {
  readonly lines: readonly Line[]
  readonly rounds: readonly number[]
  /** The most points first. */
  readonly totals: readonly Total[]
  /** For each power its best result; the earlier round where two are equal. */
  readonly best: readonly Line[]
}

type SeenTable = TableView<DiplomacyView>

function linesOf(view: SeenTable, system: ScoringSystem): readonly Line[] {
  const { board, tournament } = view
  if (!board || !tournament) return []
  const standing: Standing = standingOf(board)
  const scores = system.scores(standing)
  return standing.powers.map((power): Line => {
    const centres = standing.centres[power] ?? 0
    return {
      table: view.name,
      round: tournament.round,
      board: tournament.board,
      ended: view.status === 'ended',
      power,
      player: view.seats.find(({ seat }) => (seat as string) === (power as string))?.name?.trim() ?? '',
      centres,
      out: centres === 0 ? (standing.eliminated[power] ?? null) : null,
      points: scores[power] ?? 0,
    }
  })
}

/** The sheet of all tables that have a round, by one scoring system. Games still played count as if they ended now. */
export function tournamentOf(views: readonly SeenTable[], system: ScoringSystem): TournamentSheet {
  const lines = views
    .flatMap((view) => linesOf(view, system))
    .sort((a, b) => a.round - b.round || a.board.localeCompare(b.board) || a.table.localeCompare(b.table))
  const players = [...new Set(lines.map(({ player }) => player))].filter((player) => player !== '')
  const totals = players.map((player): Total => {
    const rounds: Record<number, number> = {}
    const own = lines.filter((line) => line.player === player)
    for (const { round, points } of own) rounds[round] = (rounds[round] ?? 0) + points
    return { player, rounds, points: own.reduce((sum, { points }) => sum + points, 0) }
  })
  const powers = [...new Set(lines.map(({ power }) => power))]
  const best = powers.flatMap((power) => {
    const played = lines.filter((line) => line.power === power && line.player !== '')
    const [first] = [...played].sort((a, b) => b.points - a.points || b.centres - a.centres)
    return first ? [first] : []
  })
  return {
    lines,
    rounds: [...new Set(lines.map(({ round }) => round))],
    totals: totals.sort((a, b) => b.points - a.points || a.player.localeCompare(b.player)),
    best,
  }
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
