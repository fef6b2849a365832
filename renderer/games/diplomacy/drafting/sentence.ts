// The sentence that grows while an order is made. The messages have the word order of their language; here their gaps
// are filled and kept apart, so that the bar can set names in bold and show what is missing.
import { assertNever } from '../../../../shared/kernel/assert-never.ts'
import type { Order } from '../../../../shared/games/diplomacy/orders/order.ts'
import { m } from '../../../paraglide/messages.js'
import type { Desk } from './desk.ts'
import { spokenOrder } from './grammar.ts'
import { dutyOf } from './duty.ts'
import { lightsOf } from './lights.ts'
import { isDoubtful } from './movement.ts'
import type { Selection, Verb } from './selection.ts'
import type { Words } from '../words/notation-words.ts'

export const PART_KINDS = ['words', 'name', 'gap'] as const
export interface Part {
  readonly kind: (typeof PART_KINDS)[number]
  readonly text: string
}

/** A private sign that stands for a name inside a message, so that the message can be taken apart again. */
const SIGNS = { unit: '\u{E000}', target: '\u{E001}', to: '\u{E002}' } as const
type Names = Partial<Record<keyof typeof SIGNS, string | null>>

/** Takes a message apart at its signs; a name that is null is a gap. */
function parts(message: string, names: Names): Part[] {
  return message.split(/([\u{E000}-\u{E002}])/u).flatMap((piece): Part[] => {
    if (piece === '') return []
    const slot = (Object.keys(SIGNS) as (keyof typeof SIGNS)[]).find((key) => SIGNS[key] === piece)
    if (!slot) return [{ kind: 'words', text: piece }]
    const name = names[slot]
    return [name ? { kind: 'name', text: name } : { kind: 'gap', text: '…' }]
  })
}

/** A whole order as a sentence in parts. */
export function orderParts(order: Order, words: Words): readonly Part[] {
  const names: Names = {
    unit: order.kind === 'waive' ? '' : words.unit(order.unit),
    target: 'target' in order ? words.unit(order.target) : null,
    to: 'to' in order ? words.place(order.to) : null,
  }
  switch (order.kind) {
    case 'hold':
      return parts(m.draft_say_hold(SIGNS), names)
    case 'move':
      return parts(order.via === true ? m.draft_say_via(SIGNS) : m.draft_say_move(SIGNS), names)
    case 'support-hold':
      return parts(m.draft_say_support_hold(SIGNS), names)
    case 'support-move':
      return parts(m.draft_say_support_move(SIGNS), names)
    case 'convoy':
      return parts(m.draft_say_convoy(SIGNS), names)
    case 'retreat':
      return parts(m.draft_say_retreat(SIGNS), names)
    case 'disband':
      return parts(m.draft_say_disband(SIGNS), names)
    case 'build':
      return parts(m.draft_say_build(SIGNS), names)
    case 'remove':
      return parts(m.draft_say_remove(SIGNS), names)
    case 'waive':
      return parts(m.draft_say_waive(), names)
    default:
      return assertNever(order)
  }
}

/** A whole order as plain text. */
export const orderText = (order: Order, words: Words): string =>
  orderParts(order, words)
    .map((part) => part.text)
    .join('')

const OPEN_WORDS: Readonly<Record<Verb, (signs: typeof SIGNS) => string>> = {
  hold: m.draft_say_hold,
  move: m.draft_say_move,
  via: m.draft_say_via,
  support: m.draft_say_support_move,
  convoy: m.draft_say_convoy,
  disband: m.draft_say_disband,
}

/** The sentence of a selection; empty where nothing is selected and nothing was just written. */
export function sentenceOf(desk: Desk, selection: Selection, words: Words): readonly Part[] {
  const order = spokenOrder(desk, selection)
  switch (selection.step) {
    case 'idle':
      return order ? orderParts(order, words) : []
    case 'unit': {
      const unit = words.unit(selection.unit)
      return parts((selection.verb ? OPEN_WORDS[selection.verb] : m.draft_say_start)(SIGNS), { unit })
    }
    case 'to': {
      if (order?.kind === 'support-hold') {
        const more = lightsOf(desk, selection).targets.size > 0
        const tail: Part[] = more ? [{ kind: 'gap', text: ` ${m.draft_or_to()}` }] : []
        return [...orderParts(order, words), ...tail]
      }
      if (order) return orderParts(order, words)
      return parts(OPEN_WORDS[selection.verb](SIGNS), {
        unit: words.unit(selection.unit),
        target: words.unit(selection.target),
      })
    }
    case 'choose':
      if (selection.why === 'illegal')
        return selection.choices[0] ? orderParts(selection.choices[0], words) : []
      return selection.why === 'build' ? [] : sentenceOf(desk, selection.back, words)
  }
}

/** The prompt for the next step, in one line. */
export function promptOf(desk: Desk, selection: Selection, words: Words): string {
  switch (selection.step) {
    case 'idle':
      return idlePrompt(desk)
    case 'unit':
      if (desk.phase === 'retreats') return m.draft_prompt_flee()
      return selection.verb === 'support' || selection.verb === 'convoy'
        ? m.draft_prompt_helped()
        : m.draft_prompt_where()
    case 'to':
      return selection.written ? '' : m.draft_prompt_goal({ unit: words.unit(selection.target) })
    case 'choose':
      switch (selection.why) {
        case 'coast':
          return m.draft_ask_coast()
        case 'illegal':
          return selection.choices.length > 0 ? m.draft_ask_illegal() : m.draft_refused()
        case 'meaning':
          return m.draft_ask_meaning()
        case 'build':
          return m.draft_ask_build({ place: words.place(selection.at) })
        default:
          return assertNever(selection.why)
      }
  }
}

function idlePrompt(desk: Desk): string {
  const { sheet } = desk
  const { all, left } = dutyOf(sheet)
  if (all === 0) return m.draft_prompt_nothing()
  if (left > 0)
    switch (desk.phase) {
      case 'movement':
        return m.draft_prompt_unit()
      case 'retreats':
        return m.draft_prompt_retreat()
      case 'adjustments':
        return (sheet.adjustment?.count ?? 0) > 0
          ? m.draft_prompt_build({ count: left })
          : m.draft_prompt_remove({ count: left })
      // What is placed or named is asked for by the page of these phases.
      case 'placement':
      case 'homes':
      case 'wishes':
        break
    }
  const count = sheet.drafts.filter((draft) => isDoubtful(desk, draft)).length
  if (count > 0) return m.draft_prompt_doubtful({ count })
  return desk.phase === 'adjustments' ? m.draft_prompt_adjusted() : m.draft_prompt_all()
}
