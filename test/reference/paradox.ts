// Convoy paradoxes. If the fate of every convoying fleet is given, the rest of the board has one answer (except for
// circular movement), and that answer determines what becomes of the fleets. A fate that agrees with its answer is a
// resolution. Where a circle of fleets that depend on each other has none or several, that circle is a paradox's core
// (DATC 3.0, 4.A.2).
import { carriersOf, isDislodged, movesOf, type Guess, type Problem } from './equations.ts'
import { busiest, guesses } from './guess.ts'

type Fate = ReadonlyMap<number, boolean>

/** Resolves the board with the convoys given. */
const answer = (problem: Problem, fate: Fate): Guess =>
  busiest(
    problem,
    guesses(problem, (moves) => ({ moves, open: (fleet) => fate.get(fleet) ?? true })),
  )

/** Every way the fleets may fare. */
const fates = (fleets: readonly number[]): Fate[] =>
  Array.from(
    { length: 2 ** fleets.length },
    (_, bits) => new Map(fleets.map((fleet, place) => [fleet, ((bits >> place) & 1) === 1])),
  )

/**
 * Applies the policy to every core until one resolution is left. What the core is can be read in two ways: `circle`, all
 * fleets of the circular dependency (5.B.9), or `smallest`, the fewest whose convoys alone make a paradox (4.A.2).
 */
export const resolveParadox = (
  problem: Problem,
  reading: 'circle' | 'smallest',
): { guess: Guess; stopped: ReadonlySet<number> } => {
  const known = new Map<number, boolean>()
  let current = problem
  for (;;) {
    const open = carriersOf(current).filter((fleet) => !known.has(fleet))
    if (open.length === 0) return { guess: answer(current, known), stopped: current.stopped }

    const table = fates(open).map((fate) => {
      const full = new Map([...known, ...fate])
      const guess = answer(current, full)
      return { fate, guess, really: (fleet: number) => !isDislodged(current, guess, fleet) }
    })
    const constant = open.filter((fleet) =>
      table.every((row) => row.really(fleet) === table[0]?.really(fleet)),
    )
    if (constant.length > 0) {
      for (const fleet of constant) known.set(fleet, table[0]?.really(fleet) ?? true)
      continue
    }

    const circle = firstCircle(open, table)
    const rows = (members: readonly number[]) =>
      table.filter((row) => open.every((fleet) => members.includes(fleet) || row.fate.get(fleet) === false))
    const fixed = (members: readonly number[]) =>
      rows(members).filter((row) => members.every((fleet) => row.fate.get(fleet) === row.really(fleet)))
    const [only, ...more] = fixed(circle)
    if (only && more.length === 0) {
      for (const fleet of circle) known.set(fleet, only.fate.get(fleet) ?? true)
      continue
    }

    const core =
      reading === 'circle'
        ? circle
        : (fates(circle)
            .map((fate) => circle.filter((fleet) => fate.get(fleet)))
            .filter((members) => members.length > 0)
            .sort((a, b) => a.length - b.length)
            .find((members) => fixed(members).length !== 1) ?? circle)
    if (problem.policies.convoyParadox === 'all-hold') {
      current = { ...current, stopped: new Set([...current.stopped, ...shaken(current, core, rows(core))]) }
    } else {
      for (const fleet of core) known.set(fleet, false)
    }
  }
}

type Row = { readonly fate: Fate; readonly guess: Guess; readonly really: (fleet: number) => boolean }

/** A circle of fleets that depend on each other and on no other undecided fleet. */
const firstCircle = (open: readonly number[], table: readonly Row[]): number[] => {
  const dependsOn = (fleet: number, cause: number): boolean =>
    table.some((row) =>
      table.some(
        (twin) =>
          open.every((other) => (row.fate.get(other) === twin.fate.get(other)) !== (other === cause)) &&
          row.really(fleet) !== twin.really(fleet),
      ),
    )
  const reach = new Map(
    open.map((fleet) => [fleet, new Set(open.filter((cause) => dependsOn(fleet, cause)))]),
  )
  for (const _ of open) {
    for (const causes of reach.values()) {
      for (const cause of [...causes]) for (const further of reach.get(cause) ?? []) causes.add(further)
    }
  }
  const circles = open.map((fleet) => [...(reach.get(fleet) ?? [])])
  const source = circles.find((causes) => causes.every((cause) => reach.get(cause)?.size === causes.length))
  if (!source) throw new Error('a dependency without a source')
  return source
}

/** The moves a paradox is about: those it leaves open, attacks on the core's fleets, and the armies that these carry. */
const shaken = (problem: Problem, core: readonly number[], rows: readonly Row[]): number[] =>
  movesOf(problem).filter((move) => {
    const t = problem.tries[move]
    const carried =
      t?.kind === 'move' && t.route !== 'land' && t.carriers.some((fleet) => core.includes(fleet))
    const attacks = t?.kind === 'move' && core.some((fleet) => problem.units[fleet]?.province === t.to)
    return carried || attacks || rows.some((row) => row.guess.moves(move) !== rows[0]?.guess.moves(move))
  })
