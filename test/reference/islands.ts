import type { Problem } from './equations.ts'

/**
 * The problem divided into parts whose orders do not affect each other, so that there are few guesses. In each part the
 * units of the others hold.
 */
export const islands = (problem: Problem): Problem[] => {
  const { units, tries } = problem
  const occupant = new Map(units.map((unit, index) => [unit.province, index]))
  const island = units.map((_, index) => index)
  const join = (a: number, b: number | undefined): void => {
    if (b === undefined) return
    const [from, to] = [island[a], island[b]]
    island.forEach((name, index) => {
      if (name === from) island[index] = to ?? index
    })
  }
  tries.forEach((t, index) => {
    switch (t.kind) {
      case 'hold':
        return
      case 'move':
        join(index, occupant.get(t.to))
        tries.forEach((other, rival) => {
          if (other.kind === 'move' && other.to === t.to) join(index, rival)
        })
        return
      case 'support':
        join(index, t.target)
        join(index, occupant.get(t.into))
        return
      case 'convoy':
        join(index, t.target)
    }
  })
  return [...new Set(island)].map((name) => ({
    ...problem,
    tries: tries.map((t, index) => (island[index] === name ? t : { kind: 'hold' })),
  }))
}
