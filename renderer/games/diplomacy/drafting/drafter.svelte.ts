// The state of a player writing orders: the selection, the orders being sent, and everything derived from the two.
// Components bind to it; the decisions are in the pure files beside it.
import type { Refusal } from '../../../../shared/kernel/refusal.ts'
import { provinceOf, type PowerId, type ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type {
  DiplomacyIntent,
  DiplomacyView,
  Edit,
  SheetView,
} from '../../../../shared/games/diplomacy/view.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import { draftOf, ordered, type Desk } from './desk.ts'
import { opening, press } from './grammar.ts'
import { lightsOf } from './lights.ts'
import { isAboutSame, shows, withEdits, type Sent } from './local-sheet.ts'
import { type Offer, offersOf, pressOf } from './offers.ts'
import { IDLE, type Press, type Selection } from './selection.ts'
import { writeLines, type Outcome } from './typed-lines.ts'

export interface DraftingInput {
  readonly view: DiplomacyView
  readonly power: PowerId
  readonly neighbours: Desk['neighbours']
  /** The powers whose sheets are in the same hand. */
  readonly hand?: readonly PowerId[]
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

/** The meaning of typed letters, and the selection they started from. */
interface Said {
  readonly from: Selection
  readonly presses: readonly Press[]
}

const samePress = (a: Press, b: Press | undefined): boolean =>
  a.kind === b?.kind &&
  (a.kind !== 'verb' || (b.kind === 'verb' && a.verb === b.verb)) &&
  (a.kind !== 'tap' || (b.kind === 'tap' && a.province === b.province))

export class Drafter {
  selection: Selection = $state.raw(IDLE)
  /** Why the last order was taken back. */
  refusal: Refusal | null = $state.raw(null)

  readonly #input: () => DraftingInput
  #sent: readonly Sent[] = $state.raw([])
  #beforeTap: { readonly selection: Selection; readonly reverts: readonly Edit[] } | null = null
  /** The meaning of the letters if no more come; any other act comes after it. */
  #waiting: Said | null = null
  /** What the last letters did, so that the next one can give them another meaning. */
  #read: (Said & { readonly reverts: readonly Edit[] }) | null = null
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
  /** Orders that are being sent to the host. */
  readonly sending = $derived(this.#sent.some((sent) => !sent.done))

  constructor(input: () => DraftingInput) {
    this.#input = input
  }

  /** A new phase begins without a selection. */
  begin(): void {
    this.#sent = []
    this.#waiting = null
    this.#read = null
    this.refusal = null
    this.selection = opening(this.desk)
  }

  /** A view came: acknowledged orders need not be drawn over it any more. */
  viewed(): void {
    if (this.#sent.some((sent) => sent.done)) this.#sent = this.#sent.filter((sent) => !sent.done)
  }

  /** Handles a press; what it writes is on the page at once and is sent to the host. */
  press(event: Press): void {
    this.readTyped()
    this.#press(event)
  }

  /** Presses; returns the function that takes it back. */
  #press(event: Press): readonly Edit[] {
    const { selection: before, desk } = this
    const { selection, edits } = press(desk, before, event)
    const reverts = edits.flatMap(({ at, order }) =>
      order && order.kind !== 'waive' ? [{ at, order: draftOf(desk.sheet, order.unit) }] : [],
    )
    this.refusal = null
    this.selection = selection
    this.#beforeTap = event.kind === 'tap' ? { selection: before, reverts } : null
    this.#send(edits)
    return reverts
  }

  /**
   * Writes a first order of a movement phase and takes it back before the next paint; `shown` renders the page after
   * each step. Browsers compile code on first use: so the first tap does not wait for that. False where there was no
   * order to write now.
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
    this.readTyped()
    const back = this.#beforeTap
    if (back) {
      this.selection = back.selection
      this.#send(back.reverts)
    }
    this.press(event)
  }

  /**
   * Applies typed letters, from the selection at which the first of them was typed. What the shorter text did is taken
   * back first, unless the longer one does the same. Letters that may still continue wait until something else is done.
   */
  read(from: Selection, presses: readonly Press[], waits = false): void {
    this.#waiting = waits ? { from, presses } : null
    if (waits) return
    const before = this.#read?.from === from ? this.#read : null
    const same = before?.presses.every((press, i) => samePress(press, presses[i])) ?? false
    if (before && !same) {
      this.#send(before.reverts)
      this.selection = from
    }
    let reverts = before && same ? before.reverts : []
    for (const event of presses.slice(before && same ? before.presses.length : 0))
      reverts = [...this.#press(event), ...reverts]
    this.#read = { from, presses, reverts }
  }

  /** Carries out the meaning of letters that waited for more, and does not read them again. */
  readTyped(): void {
    const { from, presses } = this.#waiting ?? {}
    if (from && presses) this.read(from, presses)
    this.#read = null
  }

  /** Forgets what waited for more letters; false where nothing did. */
  dropWaiting(): boolean {
    const waited = this.#waiting !== null
    this.#waiting = null
    return waited
  }

  take(offer: Offer): void {
    this.readTyped()
    const event = pressOf(offer)
    if (event) this.press(event)
    else if (offer.kind === 'chain') this.#send(offer.edits)
  }

  /** Deletes one order of the sheet. */
  wipe(order: Order | null): void {
    this.readTyped()
    const unit = order && ordered(order)
    const waiver = this.desk.sheet.drafts.filter((draft) => draft.order.kind === 'waive').length - 1
    if (unit) this.#send([{ at: unit.at, order: null }])
    else if (order) this.#send([{ at: { waiver }, order: null }])
  }

  /** Writes typed lines, those that can be written. What was being asked by hand is settled then. */
  async writeText(text: string, language: string): Promise<Outcome> {
    this.readTyped()
    const before = this.selection
    this.refusal = null
    const { view, power: own, hand = [], onintent } = this.#input()
    const decides = (power: PowerId) => view.powers.some((one) => one.power === power && one.deciding)
    const beside = hand.length > 1 ? { beside: hand } : {}
    const outcome = await writeLines(
      text,
      hand,
      (lines, power) =>
        onintent({ kind: 'write', text: lines, language, ...beside, ...(power && { power }) }),
      { first: decides(own) ? null : (hand.find(decides) ?? null), own },
    )
    if (outcome.left !== text && this.selection === before) this.selection = IDLE
    return outcome
  }

  undo(): void {
    this.readTyped()
    if (!this.#acknowledged.canUndo && this.#sent.length === 0) return
    this.selection = IDLE
    void this.#ask({ kind: 'undo' })
  }

  redo(): void {
    this.readTyped()
    if (!this.#acknowledged.canRedo) return
    this.selection = IDLE
    void this.#ask({ kind: 'redo' })
  }

  /** Everything that one press writes is sent together, so that one step takes it back. */
  #send(edits: readonly Edit[]): void {
    const [first, ...more] = edits
    if (!first) return
    const sent = edits.map(({ at, order }) => ({ at, order, id: ++this.#lastId, done: false }))
    this.#sent = [...this.#sent, ...sent]
    void this.#input()
      .onintent(
        more.length > 0 ? { kind: 'drafts', edits } : { kind: 'draft', at: first.at, order: first.order },
      )
      .then((refusal) => {
        for (const { id } of sent) this.#answered(id, refusal)
      })
  }

  #answered(id: number, refusal: Refusal | null): void {
    const sent = this.#sent.find((one) => one.id === id)
    if (!sent) return
    // If a later order for the same unit has replaced this one, its answer changes nothing: no further view may come.
    const stands = !this.#sent.some((one) => one.id > id && isAboutSame(one, sent))
    const gone = refusal !== null || !stands || shows(this.#acknowledged, sent)
    this.#sent = gone
      ? this.#sent.filter((one) => one.id !== id)
      : this.#sent.map((one) => (one.id === id ? { ...one, done: true } : one))
    if (refusal && stands) {
      this.refusal = refusal
      this.selection = IDLE
    }
  }

  async #ask(intent: DiplomacyIntent): Promise<boolean> {
    this.refusal = await this.#input().onintent(intent)
    return this.refusal === null
  }
}
