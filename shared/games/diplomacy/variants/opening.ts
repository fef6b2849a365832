/** First orders of a power that people play, for computers to choose from. */
export interface Opening {
  /** Its name in the literature. */
  readonly name: string
  /** How often it is played beside the power's others. */
  readonly weight: number
  /**
   * An order a unit: `VIE-GAL` moves, `VEN` holds, `MAR S PAR-BUR` supports. Coasts are named where they matter.
   */
  readonly orders: readonly string[]
}
