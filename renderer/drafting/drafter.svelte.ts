// The state of somebody writing orders: the selection, what is on its way to the host, and everything derived from
// the two. Components bind to it; the decisions are in the pure files beside it.
import type { Refusal } from '../../shared/kernel/refusal.ts'
import { provinceOf, type PowerId, type ProvinceId } from '../../shared/games/diplomacy/board/ids.ts'
import type { DiplomacyIntent, DiplomacyView, SheetView } from '../../shared/games/diplomacy/view.ts'
import type { Order } from '../../shared/games/diplomacy/orders/order.ts'
import { waiverSlot } from './adjustment.ts'
import { draftOf, ordered, type Desk } from './desk.ts'
import { opening, press } from './grammar.ts'
import { lightsOf } from './lights.ts'
import { shows, withEdits, type Sent } from './local-sheet.ts'
import { type Offer, offersOf, pressOf } from './offers.ts'
import { IDLE, type Edit, type Press, type Selection } from './selection.ts'

export interface DraftingInput {
  readonly view: DiplomacyView
  readonly power: PowerId
  readonly neighbours: Desk['neighbours']
  readonly onintent: (intent: DiplomacyIntent) => Promise<Refusal | null>
}

const NO_SHEET = (power: PowerId): SheetView => ({
  power,
  drafts: [],
  movement: [],
  retreats: [],
  adjustment: null,
  canUndo: false,
  canRedo: false,
})

export class Drafter {
  selection: Selection = $state.raw(IDLE)
  /** Why the last stroke was taken back. */
  refusal: Refusal | null = $state.raw(null)

  readonly #input: () => DraftingInput
  #sent: readonly Sent[] = $state.raw([])
  #beforeTap: { readonly selection: Selection; readonly reverts: readonly Edit[] } | null = null
  #lastId = 0

  readonly #acknowledged = $derived.by(() => {
    const { view, power } = this.#input()
    return view.sheets.find((sheet) => sheet.power === power) ?? NO_SHEET(power)
  })
  readonly desk: Desk = $derived.by(() => {
    const { view, neighbours } = this.#input()
    return {
      phase: view.turn.phase,
      sheet: withEdits(this.#acknowledged, this.#sent),
      units: view.units,
      dislodged: view.dislodged,
      neighbours,
    }
  })
  readonly lights = $derived(lightsOf(this.desk, this.selection))
  readonly offers = $derived(offersOf(this.desk, this.selection))
  /** Orders on their way to the host. */
  readonly sending = $derived(this.#sent.some((sent) => !sent.done))

  constructor(input: () => DraftingInput) {
    this.#input = input
  }

  /** A new phase begins with clean hands. */
  begin(): void {
    this.#sent = []
    this.refusal = null
    this.selection = opening(this.desk)
  }

  /** A view came: what it acknowledges need not be drawn over it any more. */
  viewed(): void {
    if (this.#sent.some((sent) => sent.done)) this.#sent = this.#sent.filter((sent) => !sent.done)
  }

  /** Answers a press; what it writes is on the page at once and on its way to the host. */
  press(event: Press): void {
    const before = { selection: this.selection, desk: this.desk }
    const { selection, edits } = press(this.desk, this.selection, event)
    this.refusal = null
    this.selection = selection
    this.#beforeTap =
      event.kind === 'tap'
        ? {
            selection: before.selection,
            reverts: edits.flatMap(({ at, order }) =>
              order && order.kind !== 'waive' ? [{ at, order: draftOf(before.desk.sheet, order.unit) }] : [],
            ),
          }
        : null
    this.#send(edits)
  }

  /**
   * Goes through a first order of a movement phase and takes it back, all before anybody sees it; `shown` has the page
   * built after each step. Browsers compile code when it is first needed: the first tap should not wait for that. False
   * where there was nothing to go through now.
   */
  rehearse(shown: () => void): boolean {
    const unit = this.desk.phase === 'movement' ? this.desk.sheet.movement[0]?.unit : undefined
    if (!unit || this.selection.step !== 'idle' || this.#sent.length > 0) return false
    const { selection } = this
    const tap = (province: ProvinceId) => {
      const answer = press(this.desk, this.selection, { kind: 'tap', province })
      this.selection = answer.selection
      this.#sent = answer.edits.map((edit, id) => ({ ...edit, id, done: false }))
      shown()
    }
    tap(provinceOf(unit.at))
    tap([...this.lights.targets][0] ?? provinceOf(unit.at))
    this.selection = selection
    this.#sent = []
    shown()
    return true
  }

  /** Takes back the last tap and taps another province instead. */
  tapInstead(event: Press): void {
    const back = this.#beforeTap
    if (back) {
      this.selection = back.selection
      this.#send(back.reverts)
    }
    this.press(event)
  }

  /** Presses from where one stood some letters ago. */
  pressFrom(selection: Selection, presses: readonly Press[]): void {
    this.selection = selection
    for (const event of presses) this.press(event)
  }

  take(offer: Offer): void {
    const event = pressOf(offer)
    if (event) this.press(event)
    else if (offer.kind === 'chain') this.#send(offer.edits)
  }

  /** Wipes one order of the sheet. */
  wipe(order: Order | null): void {
    const unit = order && ordered(order)
    const waiver = this.desk.sheet.drafts.filter((draft) => draft.order.kind === 'waive').length - 1
    if (unit) this.#send([{ at: unit.at, order: null }])
    else if (order) this.#send([{ at: waiverSlot(waiver), order: null }])
  }

  /** Reads typed lines into the sheet; true when they were understood. What was being asked by hand is settled then. */
  async writeText(text: string, language: string): Promise<boolean> {
    const before = this.selection
    const understood = await this.#ask({ kind: 'write', text, language })
    if (understood && this.selection === before) this.selection = IDLE
    return understood
  }

  undo(): void {
    if (!this.#acknowledged.canUndo && this.#sent.length === 0) return
    this.selection = IDLE
    void this.#ask({ kind: 'undo' })
  }

  redo(): void {
    if (!this.#acknowledged.canRedo) return
    this.selection = IDLE
    void this.#ask({ kind: 'redo' })
  }

  #send(edits: readonly Edit[]): void {
    for (const edit of edits) {
      const id = ++this.#lastId
      this.#sent = [...this.#sent, { ...edit, id, done: false }]
      void this.#input()
        .onintent({ kind: 'draft', at: edit.at, order: edit.order })
        .then((refusal) => this.#answered(id, refusal))
    }
  }

  #answered(id: number, refusal: Refusal | null): void {
    const sent = this.#sent.find((one) => one.id === id)
    if (!sent) return
    const gone = refusal !== null || shows(this.#acknowledged, sent)
    this.#sent = gone
      ? this.#sent.filter((one) => one.id !== id)
      : this.#sent.map((one) => (one.id === id ? { ...one, done: true } : one))
    if (refusal) {
      this.refusal = refusal
      this.selection = IDLE
    }
  }

  async #ask(intent: DiplomacyIntent): Promise<boolean> {
    this.refusal = await this.#input().onintent(intent)
    return this.refusal === null
  }
}
