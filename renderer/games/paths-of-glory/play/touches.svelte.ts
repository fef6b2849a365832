// What a touch at the table does: it answers the question, offers the answers of a place, says why it means nothing, or
// points something out on the map. All of that lasts until there is another question.
import { untrack } from 'svelte'
import type { Answer } from '../../../../shared/games/paths-of-glory/state/answer.ts'
import type { ActivationView, DecisionView, PogView } from '../../../../shared/games/paths-of-glory/view.ts'
import type { Refusal } from '../../../../shared/kernel/refusal.ts'
import type { PointedOut } from '../log/pointed-out.ts'
import { placeText } from '../map/describe.ts'
import type { Hit } from '../map/hit.ts'
import type { VictorySet } from '../map/plates.ts'
import type { PlacesNow } from '../map/position.ts'
import { rulesOfPlace } from '../rules/rules-of-place.ts'
import { refusedText, type Said } from '../words/bar-text.ts'
import { leadOf, meaningOf } from './answering.ts'
import { answeredAlone } from './answered-alone.svelte.ts'
import { endsUnfought, needsTwoPresses } from './over.ts'
import type * as Telling from './telling.ts'

export interface TouchesInput {
  readonly view: PogView
  /** The question as this screen shows it; null where nothing is asked of the seat. */
  readonly decision: DecisionView | null
  readonly position: PlacesNow
  readonly victory: VictorySet
  readonly reachable: boolean
  /** Whether both sides see this screen. */
  readonly covered: boolean
  /** Whether the page warns of something: then nothing is answered for the reader. */
  readonly isWarned: boolean
  readonly onact: (answer: Answer) => Promise<Refusal | null>
  /** Takes back the last act of this seat; null while it may take back none. */
  readonly onundo: (() => Promise<Refusal | null>) | null
  /** Why an answer would be refused; asking does nothing. */
  readonly onask: (answer: Answer) => Promise<Refusal | null>
  /** The sentence of a refusal by the table. */
  readonly refused: (refusal: Refusal) => string
}

export class Touches {
  /** Answers to choose from. */
  narrowed = $state.raw<readonly Answer[]>([])
  /** The touched place that offers them, or whose activation is chosen. */
  place = $state<string | null>(null)
  /** What is said of the place that was touched, or of a refusal. */
  said = $state.raw<Said | null>(null)
  /** The places that a line of the log or a warning is about. */
  pointedOut = $state.raw<PointedOut | null>(null)

  readonly #input: () => TouchesInput
  #sending = $state(false)
  /** Where a unit is to go that is just taken in hand. */
  #goal: Hit | null = null
  readonly #alone: ReturnType<typeof answeredAlone>
  readonly #decision = $derived.by(() => this.#input().decision)
  readonly activation = $derived(
    this.#decision?.activations.find(({ space }) => space === this.place) ?? null,
  )
  readonly busy = $derived.by(() => this.#sending || !this.#input().reachable)
  /** Which question is asked: with another one, what was touched before has no meaning any more. */
  readonly asked = $derived.by(
    () => `${this.#input().view.phase} ${this.#decision?.kind} ${this.#decision?.answers.length}`,
  )

  /** Follows `input`. Made while a component is set up. */
  constructor(input: () => TouchesInput) {
    this.#input = input
    $effect.pre(() => {
      void this.asked
      this.narrowed = []
      this.pointedOut = null
      // What a place is activated for is chosen until there is another kind of question.
      if (untrack(() => this.activation === null)) this.place = null
      // A refusal that answers what was just sent stays.
      if (untrack(() => !this.#sending)) this.said = null
    })
    const kind = $derived(`${this.#input().view.phase} ${this.#decision?.kind}`)
    $effect.pre(() => {
      void kind
      this.place = null
    })
    $effect(() => {
      const hit = this.#goal
      if (this.busy || this.#decision?.kind !== 'march' || !hit) return
      this.#goal = null
      untrack(() => this.tap(hit))
    })
    this.#alone = answeredAlone(
      () => ({ ...this.#input(), busy: this.busy }),
      (answer) => this.answer(answer),
    )
  }

  /**
   * Sends an answer. The end of a round is asked about again where units that are activated to attack still may, or where
   * nobody moved of all that were activated to: attacks and moves may have begun by themselves, with the last operation,
   * under a finger that meant to begin them. So is the end of replacements while points could still be spent.
   */
  readonly answer = (answer: Answer): void => {
    const { view, decision } = this.#input()
    if (!decision || !needsTwoPresses(view, decision, answer) || this.#offers([answer]))
      return void this.send([answer])
    this.#offer(null, [answer])
    void this.#sayBeside(({ saidOfUnused }) => saidOfUnused(view, decision))
  }

  /** Sends answers one after the other, until one is refused. */
  async send(answers: readonly Answer[]): Promise<void> {
    const { view, decision } = this.#input()
    const ends = decision !== null && answers[0]?.kind === 'done' && endsUnfought(view, decision)
    const isDone = await this.#act(async () => {
      for (const answer of answers) {
        const refusal = await this.#input().onact(answer)
        if (refusal) return refusal
      }
      return null
    })
    this.#alone.aimed(isDone && answers.at(-1)?.kind === 'attack')
    this.#alone.ended(isDone && ends)
  }

  /**
   * Plays a card. A use that ends the round at once is asked about again: the other side may act in the next moment, and
   * then it cannot be taken back. A hand that lies face down is slid out on purpose, and shows no card to the other side.
   */
  readonly play = (answer: Answer): void => {
    const { view, decision, covered } = this.#input()
    if (!decision || covered || leadOf(decision, answer) !== 'round-end') return this.answer(answer)
    this.#offer(null, [answer])
    void this.#sayBeside(async ({ saidOfRoundEnd }) => saidOfRoundEnd(view, answer))
  }

  /**
   * A place or a counter was touched on the map. True when that has a meaning. A second touch on a unit that takes losses
   * shows all ways to take them again.
   */
  readonly tap = (hit: Hit): boolean => {
    const { view, decision, reachable } = this.#input()
    this.pointedOut = null
    this.place = null
    this.#goal = null
    const meaning = meaningOf(view, decision, hit)
    const taking = meaning ? null : this.#lone()
    if (taking && reachable) {
      this.#goal = hit
      this.answer(taking)
      return true
    }
    if (!meaning || !reachable) {
      void this.tell(hit)
      return false
    }
    if (meaning.kind === 'send') void this.send(meaning.answers)
    else if (decision?.kind === 'losses' && this.#offers(meaning.answers)) this.back()
    else {
      this.#offer(hit.place, meaning.answers)
      if (decision?.kind === 'attackers')
        void this.#sayBeside(({ saidOfAttackers }) => saidOfAttackers(meaning.answers))
    }
    return true
  }

  /** Units that retreat or advance were laid down in a place to which these ways lead. */
  readonly lay = (goings: readonly Answer[], hit: Hit): void => {
    this.pointedOut = null
    if (goings.length === 1) return void this.send(goings)
    this.#offer(hit.place, goings)
    if (goings.length === 0) void this.tell(hit)
  }

  /** Tells of a place, and why its touch has no meaning now: the host is asked, and nothing is done. */
  async tell(hit: Hit): Promise<void> {
    const { view, decision, position, victory, onask } = this.#input()
    const told = this.#toldOf(hit.place)
    this.said = told
    const barred = this.busy || meaningOf(view, decision, hit) ? null : decision
    const { saidOf } = await import('./telling.ts')
    const reasonOf = (refusal: Refusal) => this.#reasonOf(refusal)
    const more = await saidOf(hit, { view, decision: barred, position, victory, told, onask, reasonOf })
    // Something else may have been touched or answered meanwhile.
    if (this.said === told) this.said = more
  }

  /** Activates a place, activates it for something else, or takes its activation back. */
  activate({ space, now }: ActivationView, purpose: ActivationView['now']): void {
    const { onundo: undo, onact } = this.#input()
    if (now === null) return void (purpose && this.send([{ kind: 'activate', space, for: purpose }]))
    if (undo)
      void this.#act(async () =>
        (await import('./taking-back.ts')).takeBack(
          space,
          { now: () => this.#input().view, undo, answer: onact },
          purpose,
        ),
      )
  }

  /**
   * Points something out on the map, and tells of its place. Another place that was touched is let go of: what is marked on
   * the map is what the buttons are about.
   */
  point(what: PointedOut): void {
    const { place } = what
    this.pointedOut = what
    if (place === null) return
    if (this.place !== null && this.place !== place) this.back()
    if (
      this.#decision?.kind === 'activate' &&
      this.#decision.activations.some(({ space }) => space === place)
    )
      this.#offer(place, [])
    this.said = this.#toldOf(place)
  }

  /** Lets go of what was touched. */
  readonly back = (): void => {
    this.narrowed = []
    this.place = null
  }

  /** The one way to take units in hand among what a touched place offers, where they may entrench as well (11.2). */
  #lone(): Answer | null {
    const [taking, other] = this.narrowed.filter(({ kind }) => kind === 'take')
    return taking && !other && this.narrowed.some(({ kind }) => kind === 'entrench') ? taking : null
  }

  /** Whether these answers and no others are offered already. */
  #offers(answers: readonly Answer[]): boolean {
    return (
      answers.length === this.narrowed.length && answers.every((answer) => this.narrowed.includes(answer))
    )
  }

  /** Says something beside the answers that are offered now, in words that are fetched. */
  async #sayBeside(said: (words: typeof Telling) => Promise<Said | null>): Promise<void> {
    const offered = this.narrowed
    const words = await said(await import('./telling.ts'))
    // Something else may have been touched meanwhile, or one of these answers sent.
    if (this.narrowed === offered && !this.#sending) this.said = words
  }

  #offer(place: string | null, answers: readonly Answer[]): void {
    this.place = place
    this.narrowed = answers
    this.said = null
  }

  /** Whether all was done: not where something was refused, or is still on its way. */
  async #act(acts: () => Promise<Refusal | null>): Promise<boolean> {
    if (this.#sending) return false
    this.#sending = true
    this.said = null
    const refusal = await acts()
    if (refusal) this.said = this.#reasonOf(refusal)
    this.narrowed = []
    this.#sending = false
    return refusal === null
  }

  #reasonOf(refusal: Refusal): Said {
    return refusedText(refusal) ?? { text: this.#input().refused(refusal), rules: [] }
  }

  #toldOf(place: string): Said {
    const { position, victory } = this.#input()
    const rules = rulesOfPlace(place, position, victory)
    return { text: placeText(place, position, victory), rules, describes: true }
  }
}
