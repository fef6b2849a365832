// Which entry of the rules' reference lies behind a result or a refusal: a number of the 22 rules, or a section. Pages
// open it with rules/RuleDialog.svelte, or at `#rules/ENTRY`.
import { ruleNumber } from '../../../../shared/games/diplomacy/rules/key-rules.ts'
import type { OrderResult, Outcome } from '../../../../shared/games/diplomacy/rules/outcome.ts'
import type { Illegality } from '../../../../shared/games/diplomacy/orders/illegality.ts'

/** The sections of the reference in their order; `22` stands for the 22 rules. */
export const SECTIONS = [
  'object',
  'board',
  'coasts',
  'turn',
  'talk',
  'orders',
  'support',
  '22',
  'convoy',
  'retreats',
  'control',
  'adjust',
  'disorder',
  'ending',
  'fewer',
  'edition-2000',
  'edition-1982',
  'edition-2023',
] as const
export type Section = Exclude<(typeof SECTIONS)[number], '22'>

/** A number of the 22 rules, or a section. */
export type RuleEntry = number | Section

const ILLEGAL: Readonly<Record<Illegality, Section>> = {
  unreachable: 'board',
  'wrong-terrain': 'board',
  'same-space': 'orders',
  'coast-missing': 'coasts',
  'coast-unreachable': 'coasts',
  'coast-of-unit': 'coasts',
  'coast-needless': 'coasts',
  'support-unreachable': 'support',
  'support-self': 'support',
  'target-unreachable': 'support',
  'no-such-unit': 'orders',
  'not-yours': 'orders',
  'convoy-not-at-sea': 'convoy',
  'convoy-not-army': 'convoy',
  'convoy-unreachable': 'convoy',
  'conflicting-orders': 'orders',
  'wrong-phase': 'turn',
  'not-a-home-centre': 'adjust',
  'home-centre-lost': 'adjust',
  'home-centre-occupied': 'adjust',
  'too-many': 'adjust',
  'not-dislodged': 'retreats',
  'retreat-occupied': 'retreats',
  'retreat-attacker-origin': 'retreats',
  'retreat-stand-off': 'retreats',
  'retreat-foreign-centre': 'retreats',
  'closed-space': 'fewer',
}

const OUTCOME: Readonly<Record<Exclude<Outcome['kind'], 'illegal' | 'unmatched'>, RuleEntry>> = {
  holds: 'orders',
  unordered: 'orders',
  moves: 'orders',
  supports: 'support',
  convoys: 'convoy',
  bounced: 3,
  'head-to-head': 6,
  powerless: 11,
  'own-unit': 12,
  'no-convoy': 'convoy',
  'convoy-broken': 17,
  'convoy-attacked': 'convoy',
  // Where no convoyed army spares a support, the convoys of a paradox fail.
  paradox: 'edition-2023',
  cut: 13,
  'cut-by-dislodgement': 14,
  invalid: 'orders',
  retreats: 'retreats',
  disbands: 'retreats',
  'retreat-clash': 'retreats',
  builds: 'adjust',
  waives: 'adjust',
  removed: 'adjust',
}

/** The entry that explains a result: the rule it names, else the one its outcome comes under. */
export function ruleBehind({ outcome, rule }: Pick<OrderResult, 'outcome' | 'rule'>): RuleEntry {
  if (rule !== undefined) return ruleNumber(rule)
  if (outcome.kind === 'illegal') return ILLEGAL[outcome.why]
  // One without a rule is about a convoy, or about lines that are no order.
  if (outcome.kind === 'unmatched') return outcome.did === 'had-no-legal-order' ? 'orders' : 'convoy'
  const disorder =
    (outcome.kind === 'disbands' || outcome.kind === 'removed') && outcome.why === 'civil-disorder'
  return disorder ? 'disorder' : OUTCOME[outcome.kind]
}

const REFUSED: Readonly<Record<string, RuleEntry>> = {
  'order/wrong-phase': 'turn',
  'order/no-such-space': 'board',
  'order/no-such-unit': 'orders',
  'order/nobody-there': 'orders',
  'order/not-yours': 'orders',
  'order/not-understood': 'orders',
  'order/nothing-written': 'orders',
  'sheet/nothing-to-decide': 'turn',
  'stage/no-drafting': 'turn',
  'seat/eliminated': 'ending',
  'game/ended': 'ending',
  'ballot/draw-is-shared': 'ending',
  'ballot/one-winner': 'ending',
  'position/two-units': 2,
  'position/wrong-terrain': 'board',
}

/** The entry that explains a refusal; null where the table refuses and no rule of the game. */
export const ruleBehindRefusal = (code: string): RuleEntry | null => REFUSED[code] ?? null
