// The words about the selected order and the sheet: the sentence, its prompt, the chips, the list. They follow one
// frame after the map, where the eye is.
import type { PowerId, ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import type { Illegality } from '../../../../shared/games/diplomacy/orders/illegality.ts'
import type { DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import { keeper } from '../../../board/keeper.ts'
import { m } from '../../../paraglide/messages.js'
import { Trailing } from '../../../ui/trailing.svelte.ts'
import { sameOrder } from './desk.ts'
import type { Drafter } from './drafter.svelte.ts'
import { spokenOrder } from './grammar.ts'
import { isDoubtful } from './movement.ts'
import { inHand } from './selection.ts'
import { offersOf } from './offers.ts'
import { reasonAgainst, rowsOf, type Row } from './rows.ts'
import { promptOf, sentenceOf } from './sentence.ts'
import type { Words } from '../words/notation-words.ts'
import { worriesOf } from './worries.ts'
import { hindranceText } from './worry-text.ts'
import type { winterText as WinterText } from './winter.ts'

export interface CommentaryInput {
  readonly view: DiplomacyView
  readonly power: PowerId
  readonly words: Words
  readonly describe: (province: ProvinceId) => string
  /** One hand writes for several powers. */
  readonly many: boolean
  /** The result of an order, in one sentence. */
  readonly fate: ((order: Order) => string | null) | undefined
}

export class Commentary {
  readonly #input: () => CommentaryInput
  readonly #trailing: Trailing<Pick<Drafter, 'desk' | 'selection' | 'sending'>>
  readonly #keepRows = keeper<Row>()
  /** Why the rules do not allow the order in question, once that was looked up. */
  #barred: { readonly order: Order; readonly illegal: Illegality } | null = $state.raw(null)

  /** What is known of the retreats of the selected dislodged unit. */
  #wayOut: { readonly text: string; readonly closed: ReadonlySet<ProvinceId> } | null = $state.raw(null)

  readonly #words = $derived.by(() => this.#input().words)
  readonly #many = $derived.by(() => this.#input().many)
  readonly #fate = $derived.by(() => this.#input().fate)
  readonly desk = $derived.by(() => this.#trailing.now.desk)
  readonly selection = $derived.by(() => this.#trailing.now.selection)
  readonly sending = $derived.by(() => this.#trailing.now.sending)
  readonly rows = $derived(this.#keepRows(rowsOf(this.desk, this.selection, this.#words)))
  readonly worries = $derived(worriesOf(this.desk))
  readonly offers = $derived(offersOf(this.desk, this.selection))
  readonly sentence = $derived(sentenceOf(this.desk, this.selection, this.#words))
  readonly #spoken = $derived(spokenOrder(this.desk, this.selection))
  readonly #line = $derived(this.desk.sheet.drafts.find(({ order }) => sameOrder(order, this.#spoken)))
  readonly doubtful = $derived(
    this.#spoken !== null && isDoubtful(this.desk, this.#line ?? { order: this.#spoken, unjudged: true }),
  )
  /** Whether the sentence is a whole order that is on the sheet. */
  readonly written = $derived(
    this.selection.step === 'idle' || (this.selection.step === 'to' && this.selection.written !== null),
  )
  /** The order in question that the rules do not allow, and the reason once it is known. */
  readonly #tried = $derived.by(() => {
    const { selection } = this
    if (selection.step !== 'choose' || selection.why !== 'illegal') return null
    return selection.tried ?? selection.choices[0] ?? null
  })
  readonly prompt = $derived.by(() => {
    const { desk, selection } = this
    if (this.#tried !== null && this.#barred !== null && sameOrder(this.#tried, this.#barred.order))
      return reasonAgainst(desk, this.#barred, this.#words) ?? ''
    if (selection.step === 'idle' && selection.peek) return this.#input().describe(selection.peek)
    if (this.#winter !== null && selection.step === 'idle' && desk.sheet.drafts.length === 0)
      return this.#winter
    if (this.#many && selection.step === 'idle' && desk.phase === 'movement') return m.plan_prompt_unit()
    return promptOf(desk, selection, this.#words)
  })
  /** What says why a power builds or removes; fetched in the first winter. */
  #winterText: typeof WinterText | null = $state.raw(null)
  readonly #winter = $derived.by(() => {
    const { view, power, words } = this.#input()
    return view.turn.phase === 'adjustments' ? (this.#winterText?.(view, power, words) ?? null) : null
  })
  readonly #fleeing = $derived(this.desk.phase === 'retreats' ? inHand(this.selection) : null)
  /** Land that is closed to the selected dislodged unit, once that was looked up. */
  readonly closed = $derived(this.#fleeing ? this.#wayOut?.closed : undefined)
  readonly outlook = $derived.by(() => {
    if (this.#fleeing && this.#wayOut) return this.#wayOut.text
    if (this.#spoken && this.#fate) return this.#fate(this.#spoken)
    return this.#line?.hindered ? hindranceText(this.#line.order, this.#line.hindered, this.#words) : null
  })
  /** Why the written order is not allowed, once the host has said. */
  readonly reason = $derived(
    this.doubtful && this.#line && this.outlook === null && this.written && !this.sending
      ? reasonAgainst(this.desk, this.#line, this.#words)
      : null,
  )

  /** Follows the drafter and `input`. Made while a component is set up. */
  constructor(drafter: Drafter, input: () => CommentaryInput) {
    this.#input = input
    this.#trailing = new Trailing(() => ({
      desk: drafter.desk,
      selection: drafter.selection,
      sending: drafter.sending,
    }))
    $effect(() => {
      const unit = this.#fleeing
      this.#wayOut = null
      if (unit === null) return
      void import('./way-out.ts').then(({ wayOutOf }) => {
        if (unit !== this.#fleeing) return
        const { view, power, words } = this.#input()
        this.#wayOut = wayOutOf(view, power, unit, this.desk.neighbours, words)
      })
    })
    $effect(() => {
      if (this.#input().view.turn.phase === 'adjustments')
        void import('./winter.ts').then(({ winterText }) => (this.#winterText = winterText))
    })
    $effect(() => {
      const order = this.#tried
      if (order === null) return
      void import('./why-not.ts').then(({ whyNot }) => {
        const { view, power } = this.#input()
        const illegal = whyNot(view, power, order)
        this.#barred = illegal === null ? null : { order, illegal }
      })
    })
  }
}
