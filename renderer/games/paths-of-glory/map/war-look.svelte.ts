// How this device shows the war: with a pattern on the land of the Central Powers, for eyes that see tints as one; with hints or
// without; and whether questions with one answer are asked.
import { KeptSwitch } from '../../../ui/kept-switch.ts'

class WarLook {
  readonly patterns = new KeptSwitch('entente.patterns')
  /** Hints at each question were put away. */
  readonly unhinted = new KeptSwitch('entente.war-unhinted')
  /** What has one answer is answered without a touch, where that tells nothing of a hand. */
  readonly answersAlone = new KeptSwitch('entente.war-answers-alone')
}

/** The look of all maps of this page. */
export const warLook = new WarLook()
