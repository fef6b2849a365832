/** A board entered a second time, from another source than the game's own and in another form. */
export interface Entered {
  /** A province and its neighbours for any unit; provinces are parted by `|` or a line's end. */
  readonly neighbours: string
  readonly seas: string
  /** Neighbours by land that share no coastline: a fleet cannot pass. */
  readonly landOnly: string
  /** Neighbours by water alone though both have a coast: an army cannot pass. */
  readonly seaOnly: string
  /** Coasts whose fleets carry armies. */
  readonly carriers: string
  /** Provinces without a sea that fleets reach on a river. */
  readonly onRivers: string
  /** By province and coast, what a fleet there reaches: provinces, or a coast of one where it is not any. */
  readonly coasts: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly centres: string
  readonly homes: Readonly<Record<string, string>>
  /** English names where the alphabet must not follow the three letters (R160, D7). */
  readonly names: Readonly<Record<string, string>>
  /** Where trouble with coasts and convoys is most likely. */
  readonly knots: string
}
