// How this device shows the war: with or without a pattern on the land of the Central Powers, for eyes that cannot
// tell tints apart; with or without hints; and whether questions with one answer are asked.
import { KeptSwitch } from '../../../ui/kept-switch.ts'

class WarLook {
  readonly patterns = new KeptSwitch('entente.patterns')
  /** Whether the hints of questions are off. */
  readonly unhinted = new KeptSwitch('entente.war-unhinted')
  /** Whether a question with one answer is answered without a touch, where that reveals nothing of a hand. */
  readonly answersAlone = new KeptSwitch('entente.war-answers-alone')
}

/** The settings for all maps of this page. */
export const warLook = new WarLook()
