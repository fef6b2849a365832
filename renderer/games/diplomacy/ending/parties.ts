// The lines of an ending: each power by itself, or a great power together with the small one that its player played.
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { DiplomacyView, PhaseSummary } from '../../../../shared/games/diplomacy/view.ts'

export interface PartyStanding {
  /** The power it stands as in the score. */
  readonly power: PowerId
  /** All its powers, that one first. */
  readonly powers: readonly PowerId[]
  readonly centres: number
  readonly units: number
  readonly won: boolean
  readonly out: boolean
}

type Board = Pick<DiplomacyView, 'powers' | 'ending'>

/** Every party of a game in the order of the board. A small power whose player these eyes do not know stands alone. */
export function partiesOf({ powers, ending }: Board): readonly PartyStanding[] {
  const played = (power: PowerId) =>
    powers.filter(({ allegiance }) => allegiance.kind === 'paired' && allegiance.player === power)
  return powers
    .filter(({ allegiance }) => allegiance.kind !== 'paired' || allegiance.player === null)
    .map((one) => {
      const all = [one, ...played(one.power)]
      return {
        power: one.power,
        powers: all.map(({ power }) => power),
        centres: all.reduce((sum, { centres }) => sum + centres, 0),
        units: all.reduce((sum, { units }) => sum + units, 0),
        won: ending?.winners.includes(one.power) ?? false,
        out: all.every(({ status }) => status === 'eliminated'),
      }
    })
}

/** The best first: winners, then by points where there are any, then by centres and units. */
export const ranked = (
  parties: readonly PartyStanding[],
  points: Readonly<Record<PowerId, number>> | null,
): readonly PartyStanding[] =>
  parties.toSorted(
    (a, b) =>
      Number(b.won) - Number(a.won) ||
      (points?.[b.power] ?? 0) - (points?.[a.power] ?? 0) ||
      b.centres - a.centres ||
      b.units - a.units,
  )

/** The centres of every phase by party, under the power it stands as. */
export const historyOf = (
  history: readonly PhaseSummary[],
  parties: readonly PartyStanding[],
): readonly PhaseSummary[] =>
  history.map((phase) => ({
    ...phase,
    centres: Object.fromEntries(
      parties.map(({ power, powers }) => [
        power,
        powers.reduce((sum, one) => sum + (phase.centres[one] ?? 0), 0),
      ]),
    ),
  }))
