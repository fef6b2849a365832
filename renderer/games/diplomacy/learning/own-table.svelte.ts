// A table in the page: every power's sheet written by one hand, resolved by the same engine as any other.
import { write } from '../../../../shared/games/diplomacy/sheet/sheet.ts'
import { provinceOf, type PowerId, type ProvinceId } from '../../../../shared/games/diplomacy/board/ids.ts'
import { decidingPowers } from '../../../../shared/games/diplomacy/game/decisions.ts'
import { carryOn } from '../../../../shared/games/diplomacy/lessons/sandbox.ts'
import { seatOf, sheetOf, type DiplomacyState } from '../../../../shared/games/diplomacy/game/state.ts'
import type { DiplomacyIntent, PhaseRecord } from '../../../../shared/games/diplomacy/view.ts'
import { viewFor } from '../../../../shared/games/diplomacy/game/viewing.ts'
import type { Refusal } from '../../../../shared/kernel/refusal.ts'

export class OwnTable {
  readonly #start: DiplomacyState
  /** The table before each phase was resolved, with the orders as they were written. */
  #before: readonly DiplomacyState[] = $state.raw([])
  state: DiplomacyState = $state.raw()!
  /** Whose sheet is open. */
  power: PowerId = $state.raw()!
  /** What was just resolved and is being read. */
  reading: readonly PhaseRecord[] = $state.raw([])
  /** Counts how often a phase began again, whose name then stays. */
  round = $state(0)

  readonly powers = $derived(decidingPowers(this.state))
  readonly view = $derived(viewFor(this.state, this.power))

  constructor(start: DiplomacyState) {
    this.#start = start
    this.state = start
    this.power = decidingPowers(start)[0]!
  }

  readonly draft = async (intent: DiplomacyIntent): Promise<Refusal | null> => {
    const written = write(this.state, seatOf(this.power), intent)
    if (!written.ok) return written.error
    this.state = written.value
    return null
  }

  /** What is written on the sheets that are not open. */
  readonly others = $derived(
    this.powers
      .filter((power) => power !== this.power)
      .flatMap((power) => sheetOf(this.state, seatOf(power)).drafts.map(({ order }) => ({ power, order }))),
  )

  /** The power that may order the unit in a province now. */
  decidesAt(province: ProvinceId): PowerId | null {
    const { turn, units, dislodged } = this.state
    if (turn.phase === 'adjustments') return null
    const due = turn.phase === 'retreats' ? dislodged.map(({ unit }) => unit) : units
    return due.find(({ at }) => provinceOf(at) === province)?.power ?? null
  }

  resolve(): void {
    const read = this.state.records.length
    this.#before = [...this.#before, this.state]
    this.state = carryOn(this.state)
    this.reading = this.state.records.slice(read)
    this.#open()
  }

  carryOn(): void {
    this.reading = []
  }

  /** Whether there is a phase to take back. */
  get goesBack(): boolean {
    return this.#before.length > 0
  }

  /** Takes the last phase back: its orders can be changed. */
  back(): void {
    const last = this.#before.at(-1)
    if (!last) return
    this.#before = this.#before.slice(0, -1)
    this.#beginAt(last)
  }

  restart(): void {
    this.#before = []
    this.#beginAt(this.#start)
  }

  #beginAt(state: DiplomacyState): void {
    this.state = state
    this.reading = []
    this.round++
    this.#open()
  }

  #open(): void {
    if (!this.powers.includes(this.power)) this.power = this.powers[0] ?? this.power
  }
}
