// The game reads its part of a command before anything is done. Only what it read is done and kept: other fields
// never reach the journal.
import type { AnyGame } from '../kernel/game.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { type Result, ok } from '../kernel/result.ts'
import type { Command, TableCommand } from './command.ts'
import { faultIn, refuse } from './refusals.ts'

type OpenBallot = Extract<TableCommand, { kind: 'open-ballot' }>
type Ruling = Extract<TableCommand, { kind: 'rule' }>['ruling']

/** The command as the game reads it; refused where the game cannot read its part. */
export function understand(game: AnyGame, command: Command): Result<Command, Refusal> {
  switch (command.kind) {
    case 'intent':
      return withIntent(game, command)
    case 'open-ballot':
      return withTerms(game, command)
    case 'rule': {
      const ruling = understandRuling(game, command.ruling)
      return ruling.ok ? ok({ ...command, ruling: ruling.value }) : ruling
    }
    case 'configure': {
      const { settings } = command
      if (settings.options === undefined) return ok(command)
      const parsed = game.optionsSchema.safeParse(settings.options)
      if (!parsed.success) return refuse('settings/options', { at: faultIn(parsed.error) })
      return ok({ ...command, settings: { ...settings, options: parsed.data as unknown } })
    }
    default:
      return ok(command)
  }
}

/** A rollback names a phase, an agreement has the game's own terms, the other kinds have neither. */
function withTerms(game: AnyGame, command: OpenBallot): Result<OpenBallot, Refusal> {
  if (command.ballot === 'rollback') return ok({ ...command, terms: String(command.terms) })
  if (command.ballot !== 'agreement') return ok({ ...command, terms: undefined })
  const parsed = game.agreement?.schema.safeParse(command.terms)
  if (!parsed?.success) return refuse('ballot/not-offered', { at: parsed ? faultIn(parsed.error) : '' })
  return ok({ ...command, terms: parsed.data })
}

function understandRuling(game: AnyGame, ruling: Ruling): Result<Ruling, Refusal> {
  switch (ruling.kind) {
    case 'paper':
    case 'correct':
      return withIntent(game, ruling)
    case 'amend': {
      if (!game.amend) return refuse('ruling/not-offered')
      const parsed = game.amend.schema.safeParse(ruling.change)
      if (!parsed.success) return refuse('ruling/malformed', { at: faultIn(parsed.error) })
      return ok({ ...ruling, change: parsed.data })
    }
    case 'take-back':
      return ok(ruling)
  }
}

function withIntent<Of extends { readonly intent: unknown }>(game: AnyGame, of: Of): Result<Of, Refusal> {
  const parsed = game.intentSchema.safeParse(of.intent)
  if (!parsed.success) return refuse('intent/malformed', { at: faultIn(parsed.error) })
  return ok({ ...of, intent: parsed.data as unknown })
}
