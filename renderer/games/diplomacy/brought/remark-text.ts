// A fault of a board that somebody brought, or a part of it that was left out, as a sentence.
import type { DRAWING_FAULT_CODES } from '../../../../shared/games/diplomacy/brought/drawn.ts'
import type { FAULT_CODES } from '../../../../shared/games/diplomacy/brought/faults.ts'
import type { READING_CODES } from '../../../../shared/games/diplomacy/brought/reading-codes.ts'
import type { Remark } from '../../../../shared/kernel/brought.ts'
import { m } from '../../../words/rooms.ts'

type Code =
  | (typeof FAULT_CODES)[number]
  | (typeof DRAWING_FAULT_CODES)[number]
  | (typeof READING_CODES)[number]

type Said = (named: { readonly place: string; readonly other: string }) => string

const SENTENCES: Readonly<Record<Code, Said>> = {
  'province-twice': m.boards_fault_province_twice,
  'province-name-twice': m.boards_fault_province_name_twice,
  'power-twice': m.boards_fault_power_twice,
  'power-name-twice': m.boards_fault_power_name_twice,
  'unknown-place': m.boards_fault_unknown_place,
  'border-to-itself': m.boards_fault_border_to_itself,
  'border-one-way': m.boards_fault_border_one_way,
  'army-at-sea': m.boards_fault_army_at_sea,
  'fleet-inland': m.boards_fault_fleet_inland,
  'coast-unnamed': m.boards_fault_coast_unnamed,
  'one-coast-only': m.boards_fault_one_coast_only,
  'coasts-without-shore': m.boards_fault_coasts_without_shore,
  'shore-without-water': m.boards_fault_shore_without_water,
  'convoying-elsewhere': m.boards_fault_convoying_elsewhere,
  'unknown-home': m.boards_fault_unknown_home,
  'home-without-centre': m.boards_fault_home_without_centre,
  'home-of-two': m.boards_fault_home_of_two,
  'power-with-nothing': m.boards_fault_power_with_nothing,
  'unit-misplaced': m.boards_fault_unit_misplaced,
  'two-units': m.boards_fault_two_units,
  'out-of-reach': m.boards_fault_out_of_reach,
  'victory-out-of-reach': m.boards_fault_victory_out_of_reach,
  'no-drawing': m.boards_fault_no_drawing,
  'drawing-not-found': m.boards_fault_drawing_not_found,
  'drawing-broken': m.boards_fault_drawing_broken,
  'drawing-too-large': m.boards_fault_drawing_too_large,
  'not-drawn': m.boards_fault_not_drawn,
  'too-small': m.boards_fault_too_small,
  'shape-unknown': m.boards_fault_shape_unknown,
  'field-wrong': m.boards_fault_field_wrong,
  'jdip-broken': m.boards_fault_jdip_broken,
  'jdip-missing': m.boards_fault_jdip_missing,
  'jdip-empty': m.boards_fault_jdip_empty,
  'jdip-many': m.boards_fault_jdip_many,
  'centre-nowhere': m.boards_fault_centre_nowhere,
  'rule-left-out': m.boards_rule_left_out,
  'builds-anywhere': m.boards_rule_builds_anywhere,
  wings: m.boards_rule_wings,
  'convoy-paths': m.boards_rule_convoy_paths,
  'ends-in': m.boards_rule_ends_in,
  'no-capture': m.boards_rule_no_capture,
  'border-strength': m.boards_rule_border_strength,
  'border-times': m.boards_rule_border_times,
  'border-units': m.boards_rule_border_units,
  'nobody-enters': m.boards_rule_nobody_enters,
  'power-left-out': m.boards_rule_power_left_out,
  'unit-left-out': m.boards_rule_unit_left_out,
  'owned-later': m.boards_rule_owned_later,
  'other-season': m.boards_rule_season,
  'touched-by-unit': m.boards_rule_touch,
  'no-picture': m.boards_rule_no_picture,
  renamed: m.boards_rule_renamed,
}

/** Faults whose sentence lists all places and powers concerned. */
const LISTS: readonly string[] = [
  'province-name-twice',
  'power-name-twice',
  'touched-by-unit',
  'nobody-enters',
]

/** A remark of the host about a board; null for one that only a newer program has. */
export function remarkText({ code, of }: Remark): string | null {
  const said = (SENTENCES as Readonly<Record<string, Said | undefined>>)[code]
  const [place = '', other = ''] = LISTS.includes(code) ? [of.join(', ')] : of
  return said?.({ place, other }) ?? null
}
