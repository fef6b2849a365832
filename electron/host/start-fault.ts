import { assertNever } from '../../shared/kernel/assert-never.ts'
import { LOOPBACK, urlAt } from './ports/addresses.ts'
import type { Running } from './show-running.ts'

/** Why a host cannot start here. */
export type StartProblem =
  | { readonly kind: 'port-taken' | 'port-forbidden'; readonly port: number }
  | { readonly kind: 'address-unknown'; readonly address: string; readonly why: string }
  | { readonly kind: 'pages-missing'; readonly assets: string }
  | { readonly kind: 'disk-full'; readonly dataDir: string }
  | { readonly kind: 'folder-not-writable'; readonly dataDir: string; readonly why: string }
  /** `running` is the host that uses the folder. */
  | { readonly kind: 'folder-in-use'; readonly dataDir: string; readonly running?: Running }

/** Why a start cannot work, in one sentence for the user. */
export class StartFault extends Error {
  readonly problem: StartProblem
  constructor(problem: StartProblem) {
    super(sentence(problem))
    this.problem = problem
  }
}

function sentence(problem: StartProblem): string {
  switch (problem.kind) {
    case 'port-taken':
      return `Port ${problem.port} is taken by another program: choose another one with --port, or 0 for any.`
    case 'port-forbidden':
      return `This user may not listen on port ${problem.port}: choose one from 1024 up with --port.`
    case 'address-unknown':
      return `${problem.address} is no address of this machine (${problem.why}): leave --address out to listen on all.`
    case 'pages-missing':
      return `The pages are not built yet (${problem.assets} is missing): run npm run build.`
    case 'disk-full':
      return `The disk with the data folder ${problem.dataDir} is full: make room, then start again.`
    case 'folder-not-writable':
      return `The data folder ${problem.dataDir} cannot be written (${problem.why}): choose another one with --data.`
    case 'folder-in-use':
      return problem.running
        ? `The data folder ${problem.dataDir} is in use by a table that is open already at ${urlAt(LOOPBACK, problem.running.port)}`
        : `The data folder ${problem.dataDir} is in use by another start of this program.`
    default:
      return assertNever(problem)
  }
}
