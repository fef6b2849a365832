// The game in five pictures for beginners: the goal, a star, a year, a build, a promise. One small war is used for
// four of them, resolved by the engine; only a power's growth is drawn by hand.
import type { PowerId, ProvinceId } from '../board/ids.ts'
import type { Ownership } from '../rules/ownership.ts'
import type { PhaseRecord } from '../view.ts'
import { replay, type Sample } from './replay.ts'
import { openingTable } from './sandbox.ts'

export const START_PICTURE_IDS = ['aim', 'star', 'year', 'build', 'promise'] as const
export type StartPictureId = (typeof START_PICTURE_IDS)[number]

/** A moment of a picture: a phase with its orders, with what became of them, or the board after it. */
export interface StartStep {
  readonly record: PhaseRecord
  readonly shows: 'before' | 'orders' | 'fates' | 'after'
}

export interface StartPicture {
  readonly id: StartPictureId
  /** Places that must be visible; none for the whole board. */
  readonly places: readonly string[]
  readonly steps: readonly StartStep[]
}

const FRANCE: readonly Sample[] = [
  { phase: 'S1901M', lines: ['FRANCE A PAR - BUR', 'FRANCE A MAR - SPA', 'FRANCE F BRE - MAO'] },
  { phase: 'F1901M', lines: ['FRANCE A BUR H', 'FRANCE A SPA H', 'FRANCE F MAO - POR'] },
]

/** France moves to Spain and Portugal without opposition. */
const QUIET: readonly Sample[] = [...FRANCE, { phase: 'W1901A', lines: ['FRANCE A MAR B', 'FRANCE A PAR B'] }]

/** The same orders, but Germany, which has promised to stay away, moves to Burgundy. */
const GERMANY: readonly (readonly string[])[] = [
  ['GERMANY A MUN - RUH', 'GERMANY A BER - MUN', 'GERMANY F KIE - DEN'],
  ['GERMANY A RUH - BUR', 'GERMANY A MUN S A RUH - BUR', 'GERMANY F DEN H'],
]
const WAR: readonly Sample[] = [
  ...FRANCE.map(({ phase, lines }, i) => ({ phase, lines: [...lines, ...GERMANY[i]!] })),
  { phase: 'F1901R', lines: ['FRANCE A BUR R PAR'] },
  { phase: 'W1901A', lines: ['FRANCE A MAR B', 'FRANCE F BRE B', 'GERMANY A BER B'] },
]

/** The centres France takes, step by step, until it has won. */
const GROWTH: readonly string[] = ['', 'SPA POR BEL', 'HOL MUN LON', 'TUN ROM VEN KIE', 'NAP BER DEN EDI LVP']

type Phases = [PhaseRecord, PhaseRecord, PhaseRecord, PhaseRecord]

/** The five pictures in their order. */
export function introduction(): readonly StartPicture[] {
  const [spring, fall, winter] = replay(openingTable(), QUIET) as Phases
  const [attack, battle, retreats, builds] = replay(openingTable(), WAR) as Phases
  const iberia = ['PAR', 'MAR', 'SPA', 'POR', 'MAO', 'BRE']
  const border = ['PAR', 'BUR', 'MUN', 'RUH', 'BER', 'BRE', 'MAR']
  return [
    { id: 'aim', places: [], steps: growing() },
    {
      id: 'star',
      places: iberia,
      steps: [
        { record: spring, shows: 'orders' },
        { record: spring, shows: 'after' },
        { record: fall, shows: 'orders' },
        { record: fall, shows: 'after' },
      ],
    },
    {
      id: 'year',
      places: border,
      steps: [
        { record: attack, shows: 'orders' },
        { record: battle, shows: 'fates' },
        { record: retreats, shows: 'after' },
        { record: builds, shows: 'after' },
      ],
    },
    {
      id: 'build',
      places: iberia,
      steps: [
        { record: winter, shows: 'before' },
        { record: winter, shows: 'after' },
      ],
    },
    {
      id: 'promise',
      places: border,
      steps: [
        { record: battle, shows: 'before' },
        { record: battle, shows: 'orders' },
        { record: battle, shows: 'fates' },
        { record: battle, shows: 'after' },
      ],
    },
  ]
}

/** Bare boards on which one power owns more and more. */
function growing(): readonly StartStep[] {
  const { owners, turn } = openingTable()
  const power = 'FRANCE' as PowerId
  let now: Ownership = owners
  return GROWTH.map((taken, index) => {
    const won = taken.split(' ').filter(Boolean) as unknown as ProvinceId[]
    now = { ...now, ...Object.fromEntries(won.map((at) => [at, power])) }
    const record: PhaseRecord = {
      index,
      turn,
      units: [],
      owners: now,
      results: [],
      strays: [],
      dislodged: [],
      standoffs: [],
      unitsAfter: [],
      ownersAfter: now,
    }
    return { record, shows: 'after' }
  })
}
