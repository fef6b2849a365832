// What of earlier turns stays in force beside units and owners. Each part is left out where a game has none.
import type { Pacts } from '../declarations/declaration.ts'
import type { Homes } from '../rules/homes.ts'

export interface Lasting {
  /** Declarations in force, where the rules have declarations. */
  readonly pacts?: Pacts
  /** The home centres that powers have named, where the rules have them named and they have been. */
  readonly homes?: Homes
  /** How many armies of each of the options' reinforcements have landed; left out while none has. */
  readonly arrived?: readonly number[]
}

/** The lasting parts of a position or a view alone. */
export const lastingIn = ({ pacts, homes, arrived }: Lasting): Lasting => ({
  ...(pacts && { pacts }),
  ...(homes && { homes }),
  ...(arrived && { arrived }),
})
