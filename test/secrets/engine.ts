// A turn of Secrets of Diplomacy through the game's own rules object, asked and told in the reference's words.
import { compileBoard } from '../../shared/games/diplomacy/board/board.ts'
import { type PowerId, type ProvinceId } from '../../shared/games/diplomacy/board/ids.ts'
import type { Unit } from '../../shared/games/diplomacy/board/unit.ts'
import type { Ownership } from '../../shared/games/diplomacy/rules/ownership.ts'
import type { Declaration, Declared } from '../../shared/games/diplomacy/declarations/declaration.ts'
import { RULES } from '../../shared/games/diplomacy/rules/by-edition.ts'
import type { SeasonEnd, Situation } from '../../shared/games/diplomacy/rules/rules.ts'
import { SECRETS } from '../../shared/games/diplomacy/variants/secrets/board.ts'
import { randomFrom, type Random } from '../../shared/kernel/random.ts'
import { engineOrders, engineUnits } from '../reference/engine.ts'
import type { Said, SecretsEnd, SecretsTurn } from '../reference/secrets-turn.ts'

export const board = compileBoard(SECRETS)
export const rules = RULES.secrets

const place = (id: string | undefined) => id as ProvinceId
const who = (id: string | undefined) => id as PowerId

/** A declaration as the rules object takes it. */
export function declarationOf(line: Said): Declared {
  const [power, verb, a, b, ...rest] = line.split(' ')
  const its = (): Declaration => {
    switch (verb) {
      case 'strike':
        return { kind: 'strike', from: place(a), at: place(b) }
      case 'give':
        return { kind: 'gift', land: place(a), to: who(b) }
      case 'pass':
      case 'bar':
        return { kind: 'passage', to: who(a), land: b === '*' ? null : place(b), allowed: verb === 'pass' }
      default:
        return { kind: 'treaty', with: who(a), open: verb === 'treaty', text: [b, ...rest].join(' ').trim() }
    }
  }
  return { power: who(power), declaration: its() }
}

export const situationOf = (turn: SecretsTurn, lot?: Random): Situation => ({
  board,
  units: engineUnits(turn.units),
  dislodged: [],
  owners: turn.owners as unknown as Ownership,
  disorder: [],
  closed: [],
  pacts: {
    spent: turn.spent.map(who),
    passages: turn.passages.map((line) => {
      const [by, to, land] = line.split(' ')
      return { by: who(by), to: who(to), land: land === '*' ? null : place(land) }
    }),
  },
  ...(lot && { lot }),
})

export interface Played {
  readonly end: SecretsEnd
  /** Where the lot sent whom: `GERMANY A SIL` to `BER`, or null. */
  readonly drawn: ReadonlyMap<string, string | null>
  readonly changes: SeasonEnd['changes']
}

const name = ({ power, type, at }: Unit): string => `${power} ${type} ${at}`

/** What becomes of a turn. Lines that may not be declared are left out, as at the table. */
export function playEngine(turn: SecretsTurn, seed = 'lot'): Played {
  const at = situationOf(turn)
  const moved = rules.movement.resolve(at, engineOrders(turn.orders))
  const waiting = moved.dislodged.filter(({ retreats }) => retreats.length > 0)
  const then: Situation = { ...at, units: moved.units, dislodged: waiting, lot: randomFrom(seed) }
  const retreated = rules.retreats.resolve(then, engineOrders(turn.retreats))
  const declared = turn.said
    .map(declarationOf)
    .filter(({ power, declaration }) => rules.declarations.judge(at, power, declaration) === null)
  const end = rules.endSeason(
    { ...at, units: retreated.units },
    { season: 'spring', results: moved.results, declared },
  )
  const { units, owners, pacts, changes } = end
  return {
    changes,
    drawn: new Map(
      moved.dislodged.map(({ unit }) => {
        const result = retreated.results.find((one) => name(one.unit) === name(unit))
        const order = result?.outcome.kind === 'retreats' ? result.order : null
        return [name(unit), order?.kind === 'retreat' ? order.to : null]
      }),
    ),
    end: {
      units: units.map(name).sort(),
      owners: { ...owners },
      spent: [...(pacts?.spent ?? [])].sort(),
      passages: (pacts?.passages ?? []).map(({ by, to, land }) => `${by} ${to} ${land ?? '*'}`).sort(),
      strikes: (changes?.strikes ?? []).map((one) => `${one.by} ${one.from} ${one.at} ${one.fate}`).sort(),
    },
  }
}
