// What is put on paper when somebody asks for it. It stays laid out: browsers on phones draw the paper after `print` has returned.
import { tick } from 'svelte'

export class Paper {
  /** Whether the printout is part of the page. */
  laidOut = $state(false)

  /** The printout asked for last is the one that is printed. */
  async print(): Promise<void> {
    this.laidOut = false
    await tick()
    this.laidOut = true
    await tick()
    window.print()
  }
}
