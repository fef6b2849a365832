// The lessons a reader has done, and whether hints are shown; kept on the device.
import type { Lesson } from '../../../../shared/games/diplomacy/lessons/course.ts'
import { device } from '../../../device/memory.ts'
import { DoneMarks } from '../../../learning/done-marks.svelte.ts'

const DONE = 'entente.learned'
const NO_HINTS = 'entente.no-hints'

/** Marks are of diagrams, and of pages by their names. */
class Progress extends DoneMarks {
  #hints = $state(device.value(NO_HINTS) !== true)

  hasAll({ diagrams }: Lesson): boolean {
    return diagrams.every((id) => this.has(id))
  }

  /** Whether hints are shown. */
  get hints(): boolean {
    return this.#hints
  }

  set hints(shown: boolean) {
    this.#hints = shown
    device.keep(NO_HINTS, JSON.stringify(!shown))
  }
}

export const progress = new Progress(DONE)
