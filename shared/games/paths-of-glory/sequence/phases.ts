// Names of phases, and the log of each that is over.
import { sideName } from '../facts/nations.ts'
import type { State } from '../state/state.ts'
import type { Work } from '../state/work.ts'

/** `T1-R2-cp` is the second round of the Central Powers on turn 1. Each phase has a name of its own. */
export function phaseName(state: State): string {
  const side = sideName(state.side)
  switch (state.segment) {
    case 'opening':
      return 'opening'
    case 'actions':
      return `T${state.turn}-R${state.round}-${side}`
    case 'replacements':
      return `T${state.turn}-replacements-${side}`
    case 'draw':
      return `T${state.turn}-draw-${side}`
    case 'ended':
      return 'ended'
  }
}

/** Files the log of a phase that is over. */
export function closePhase(work: Work, phase: string): void {
  const { state } = work
  state.records = [...state.records, { phase, entries: state.log }]
  state.log = []
}
