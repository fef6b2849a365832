// A reading in progress: which scene is shown, and how far it is. It goes on by itself, waits for the voice, and is
// moved or paused by a key or from the laptop.
import { untrack } from 'svelte'
import type { PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import { speak, stopSpeaking } from '../../../ui/speech.ts'
import { voice } from '../../../ui/voice.svelte.ts'
import { hasCome, partsOf, stillParts, type Beat, type Part } from './beats.ts'
import { gainsAt, picturesOf } from './picture.ts'
import type { Scene } from './scene.ts'
import { scenesOf, type Stage } from './scenes.ts'
import { sentenceOf } from './sentence.ts'

/** Between the end of a spoken sentence and the next scene, in milliseconds. */
const BREATH_MS = 450
/** Whatever the number of a scene's parts is. */
const LAST_PART = Number.MAX_SAFE_INTEGER
/** A voice that never ends delays the reading no longer than this. */
const LONGEST_VOICE_MS = 15_000

export interface ShowingInput {
  /** Closed phases to read, oldest first. */
  readonly records: readonly PhaseRecord[]
  readonly stage: Stage
  readonly language: Language
  /** It was heard before: opens at its end. */
  readonly again: boolean
}

export class Showing {
  /** Motion is not wanted on this device: three still pictures a scene. */
  readonly still = matchMedia('(prefers-reduced-motion: reduce)').matches
  readonly #input: () => ShowingInput
  #at = $state(0)
  #part = $state(0)
  /** A person paused it to talk: then a scene shows all that it tells, for who explains it. */
  held = $state(false)
  /** The scene the voice is through with, and whether it could say it. */
  #voiced = $state.raw({ index: -1, said: false })

  readonly #key = $derived.by(() =>
    this.#input()
      .records.map(({ index }) => index)
      .join(),
  )
  readonly scenes: readonly Scene[] = $derived.by(() => {
    const { records, stage } = this.#input()
    return scenesOf(records, stage)
  })
  readonly #texts = $derived.by(() =>
    this.scenes.map(({ content }) => sentenceOf(content, this.#input().language)),
  )
  readonly #parts: readonly (readonly Part[])[] = $derived.by(() => {
    const parts = partsOf(this.scenes, this.#texts)
    return this.still ? parts.map(stillParts) : parts
  })
  readonly #pictures = $derived.by(() => picturesOf(this.scenes))

  readonly index = $derived(Math.max(0, Math.min(this.#at, this.scenes.length - 1)))
  readonly scene: Scene | undefined = $derived(this.scenes[this.index])
  readonly beat: Beat = $derived.by(() => {
    const parts = this.#parts[this.index] ?? []
    return parts[Math.min(this.#part, parts.length - 1)]?.beat ?? 'rest'
  })
  readonly picture = $derived.by(() => (this.scene ? this.#pictures(this.index, this.beat) : null))
  /** What is said of the scene, as soon as it is known. */
  readonly sentence = $derived(hasCome(this.beat, 'outcome') ? (this.#texts[this.index] ?? '') : '')
  readonly gains = $derived(gainsAt(this.scene, this.beat))
  readonly ended = $derived(this.index >= this.scenes.length - 1)

  /** Follows what `input` tells. Made while a component is. */
  constructor(input: () => ShowingInput) {
    this.#input = input
    $effect.pre(() => {
      void this.#key
      const again = untrack(() => this.#input().again)
      this.#at = again ? Number.MAX_SAFE_INTEGER : 0
      this.#part = 0
      this.held = false
      this.#voiced = { index: -1, said: false }
    })
    this.#goOn()
    this.#speak()
  }

  /** On to the next scene at once. */
  hurry(): void {
    this.#goTo(this.index + 1)
  }

  /** Back to the scene before. */
  back(): void {
    this.#goTo(this.index - 1)
  }

  /** On to the board as it is now. */
  skip(): void {
    this.#goTo(this.scenes.length - 1)
  }

  /** Stops at the whole of this scene, or goes on from there. */
  hold(): void {
    this.held = !this.held
    if (this.held) this.#part = LAST_PART
  }

  #goTo(index: number): void {
    this.#at = Math.min(Math.max(0, index), this.scenes.length - 1)
    this.#part = this.held ? LAST_PART : 0
  }

  #goOn(): void {
    $effect(() => {
      const { index } = this
      const parts = this.#parts[index] ?? []
      const part = Math.min(this.#part, parts.length - 1)
      const ms = parts[part]?.ms
      if (this.held || this.ended || ms === undefined) return
      const last = part === parts.length - 1
      const spoken = last && voice.on && this.#texts[index] !== ''
      const said = this.#voiced.index === index ? this.#voiced.said : null
      const wait = !spoken ? ms : said === null ? LONGEST_VOICE_MS : said ? BREATH_MS : ms
      const timer = setTimeout(() => {
        if (last) this.#goTo(index + 1)
        else this.#part = part + 1
      }, wait)
      return () => clearTimeout(timer)
    })
  }

  #speak(): void {
    const aloud = $derived(voice.on && this.sentence !== '' ? this.sentence : null)
    $effect(() => {
      if (aloud === null) return
      const [index, language] = untrack(() => [this.index, this.#input().language] as const)
      speak(aloud, language, (said) => (this.#voiced = { index, said }))
      return stopSpeaking
    })
  }
}
