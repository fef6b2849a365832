// The playback of a reading: its current frame, whether it goes on by itself, and the order that was asked about.
// Where the user wants no motion it opens at its end, unless a voice reads: then its pictures change at once.
import { untrack } from 'svelte'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import type { OrderResult } from '../../../../shared/games/diplomacy/rules/outcome.ts'
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import { pausesFor, pauseWithVoice } from './pace.ts'
import { frameAbout, framesOf } from './script.ts'
import { speak, stopSpeaking } from '../../../ui/speech.ts'
import { captionOf, spokenText } from './caption.ts'
import { voice } from '../../../ui/voice.svelte.ts'

/** Longer than the animations of arrows and counters. */
const SETTLING_MS = 1000

export interface PlaybackInput {
  /** Closed phases to read, oldest first. */
  readonly records: readonly PhaseRecord[]
  readonly powers: readonly PowerId[]
  /** Those of the reader, whose orders come first. */
  readonly own?: readonly PowerId[]
  readonly language: Language
  /** Whether it was played before; then it opens at its end. */
  readonly again: boolean
}

export class Playback {
  /** Whether this device asks for reduced motion. */
  readonly still = matchMedia('(prefers-reduced-motion: reduce)').matches
  /** Whether nothing moves on the board any more, so that it may be drawn as one picture. */
  atRest: boolean = $state(this.still)

  readonly #input: () => PlaybackInput
  #at = $state(0)
  #playing = $state(false)
  #asked: OrderResult | null = $state.raw(null)
  /** The frame the voice has finished; a device may have no voice, or refuse until the page was touched. */
  #voiced = $state.raw({ index: -1, said: false })

  readonly #script = $derived.by(() =>
    this.#input()
      .records.map(({ index }) => index)
      .join(),
  )
  readonly frames = $derived.by(() => {
    const { records, powers, own } = this.#input()
    return records.flatMap((record) => framesOf(record, powers, own))
  })
  readonly index = $derived(Math.min(this.#at, this.frames.length - 1))
  readonly frame = $derived(this.frames[this.index])
  /** The frame as it is shown: while an order is asked about, all that concerns it. */
  readonly pictured = $derived(
    this.frame && this.#asked ? frameAbout(this.frame.record, this.#asked) : this.frame,
  )
  readonly caption = $derived.by(() =>
    this.pictured ? captionOf(this.pictured, this.#input().language) : null,
  )
  readonly #pauses = $derived.by(() => {
    const { language } = this.#input()
    return pausesFor(
      this.frames,
      this.frames.map((frame) => captionOf(frame, language).text),
    )
  })
  readonly ended = $derived(this.index >= this.frames.length - 1)
  /** Whether it goes on to the next frame by itself. */
  readonly running = $derived(this.#playing && !this.ended && this.#asked === null)
  /** Whether the reader paused it. */
  readonly attending = $derived(this.#asked !== null || !(this.#playing || this.ended))
  readonly #unmoved = $derived(this.still && !voice.on)

  /** Follows `input`. Made while a component is set up. */
  constructor(input: () => PlaybackInput) {
    this.#input = input
    this.#beginAnew()
    this.#goOn()
    this.#speak()
    this.#settle()
  }

  /** The order that is asked about. */
  get asked(): OrderResult | null {
    return this.#asked
  }

  /** Stops at a frame. */
  goTo(index: number): void {
    this.#playing = false
    this.#at = Math.min(Math.max(0, index), this.frames.length - 1)
  }

  /** Pauses to explain the result of an order. */
  ask(result: OrderResult): void {
    this.#playing = false
    this.#asked = result
  }

  /** Closes the answer. */
  close(): void {
    this.#asked = null
  }

  /** Stops, or goes on. */
  toggle(): void {
    this.#playing = !this.#playing
  }

  /** Stops, or goes on; from its end it begins again. */
  play(): void {
    if (this.ended) this.#at = 0
    this.#playing = !this.running
  }

  /** A new reading begins at its beginning; the same one, sent again, goes on where it was. */
  #beginAnew(): void {
    $effect.pre(() => {
      void this.#script
      const whole = untrack(() => this.#unmoved || this.#input().again)
      this.#voiced = { index: -1, said: false }
      this.#at = whole ? Number.MAX_SAFE_INTEGER : 0
      this.#playing = !whole
      this.#asked = null
    })
  }

  #goOn(): void {
    $effect(() => {
      const { index } = this
      const pause = this.#pauses[index]
      if (!this.running || pause === undefined) return
      const said = this.#voiced.index === index ? this.#voiced.said : null
      const timer = setTimeout(() => (this.#at = index + 1), voice.on ? pauseWithVoice(pause, said) : pause)
      return () => clearTimeout(timer)
    })
  }

  #speak(): void {
    const aloud = $derived.by(() =>
      voice.on && this.pictured ? spokenText(this.pictured, this.#input().language) : null,
    )
    $effect(() => {
      if (aloud === null) return
      const [index, language] = untrack(() => [this.index, this.#input().language] as const)
      speak(aloud, language, (said) => (this.#voiced = { index, said }))
      return stopSpeaking
    })
  }

  #settle(): void {
    $effect(() => {
      void [this.#script, this.index, this.#asked]
      this.atRest = this.still
      if (this.still || this.running) return
      const timer = setTimeout(() => (this.atRest = true), SETTLING_MS)
      return () => clearTimeout(timer)
    })
  }
}
