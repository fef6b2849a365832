// Keyboard input for a sheet: keys that step, go back and accept, and letters for verbs and spaces (typing.ts).
import { inDialog, isField, isKeyOf } from '../../../commands/keyboard.ts'
import type { ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Drafter } from './drafter.svelte.ts'
import { canStep } from './grammar.ts'
import type { Selection } from './selection.ts'
import { type, VERBS_OF, type Codes, type Letter, type Typed, type Typing } from './typing.ts'

/** Letters are read together while no pause between them is longer than this (milliseconds). */
const PAUSE_MS = 1400

/** Whether a key pressed there belongs to no control: the board, the sentence, or the page as a whole. */
const isFree = (target: EventTarget | null) =>
  target === document.body || (target instanceof Element && target.closest('.board, .growing') !== null)

export class Keys {
  readonly #drafter: Drafter
  readonly #codes: () => Codes
  readonly #turnTo: (province: ProvinceId) => boolean
  #typing: Typing | null = $state.raw(null)
  /** The selection after the last letter. */
  #left: Selection | null = null
  /** Letters since the last pause or the last complete meaning. */
  #said = ''
  #pause: ReturnType<typeof setTimeout> | undefined
  /** Unreadable letters, in capitals, until a pause, to be shown. */
  unread: string = $state('')

  /** The letters that may still mean something else with the next one, in capitals. */
  readonly letters: string = $derived(
    (this.#typing?.letters ?? [])
      .map(({ sign }) => sign)
      .join('')
      .toUpperCase(),
  )

  /** `turnTo` selects a unit of another power where one hand writes for several; false where it belongs to no other. */
  constructor(drafter: Drafter, codes: () => Codes, turnTo: (province: ProvinceId) => boolean = () => false) {
    this.#drafter = drafter
    this.#codes = codes
    this.#turnTo = turnTo
  }

  /** Applies a key to the sheet; ignores it where it belongs to another control. */
  readonly press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isField(event.target) || inDialog()) return
    const act = event.ctrlKey || event.metaKey || event.altKey ? null : this.#meaning(event)
    if (!act) return
    event.preventDefault()
    act()
  }

  /** The next key is no letter: the typed ones are applied. */
  readTyped(): void {
    this.#drafter.readTyped()
    this.#forget()
  }

  /** A step back; a letter that waits for the next one is removed alone. */
  back(): void {
    const waited = this.#drafter.dropWaiting()
    this.#forget()
    if (!waited) this.#drafter.press({ kind: 'back' })
  }

  #forget(): void {
    this.#typing = null
    this.#said = ''
    this.unread = ''
  }

  #meaning(event: KeyboardEvent): (() => void) | null {
    const { key, target } = event
    if (isKeyOf('sheet.back', event)) return () => this.back()
    if (isFree(target))
      for (const [id, step] of [
        ['sheet.next', 1],
        ['sheet.previous', -1],
      ] as const)
        if (isKeyOf(id, event))
          return canStep(this.#drafter.desk, this.#drafter.selection, step) ? () => this.#next(step) : null
    if (isKeyOf('sheet.accept', event) && isFree(target)) return () => this.#accept()
    const latin = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() ?? key.toLowerCase()
    return /^\p{L}$/u.test(key) ? () => this.#letter({ sign: key.toLowerCase(), latin }) : null
  }

  /** To the next unit; typed letters belong to the one before. */
  #next(step: 1 | -1): void {
    this.readTyped()
    this.#drafter.press({ kind: 'next', step })
  }

  #accept(): void {
    this.readTyped()
    const { offers, selection } = this.#drafter
    const [first] = offers
    if (selection.step === 'choose' && first) this.#drafter.take(first)
    else if (selection.step === 'to' && selection.written)
      this.#drafter.press({ kind: 'choose', order: selection.written })
  }

  #letter(typed: Letter): void {
    const { desk, lights, selection } = this.#drafter
    const known = {
      codes: this.#codes(),
      verbs: VERBS_OF[desk.phase],
      lit: (province: ProvinceId) => lights.targets.has(province) || lights.distant.has(province),
    }
    // After any other act in between, letters start again.
    const typing = selection === this.#left ? this.#typing : null
    const read = type(known, typing, selection, typed)
    this.#typing = read.typing
    const lost = read.typing === null && read.presses.length === 0
    this.#said = read.presses.length > 0 ? '' : this.#said + typed.sign
    this.unread = lost ? this.#said.toUpperCase() : ''
    clearTimeout(this.#pause)
    this.#pause = setTimeout(() => this.readTyped(), PAUSE_MS)
    this.#act(read)
    this.#left = this.#drafter.selection
  }

  #act({ from, presses, waits }: Typed): void {
    const [press, more] = presses
    if (press?.kind === 'tap' && !more) {
      this.#drafter.read(from, [])
      if (this.#turnTo(press.province)) return this.#forget()
    }
    this.#drafter.read(from, presses, waits)
  }
}
