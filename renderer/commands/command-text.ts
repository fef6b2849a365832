// The names of commands. No framework here: the shell makes its menus with the same words.
import { type CommandId, keysOf, type Place } from '../../shared/commands/commands.ts'
import type { Locale } from '../paraglide/runtime.js'
import { m } from '../words/rooms.ts'

type Words = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string

const TITLES: Readonly<Record<CommandId, Words>> = {
  'app.palette': m.command_app_palette,
  'app.keys': m.command_app_keys,
  'app.learn': m.command_app_learn,
  'app.rules': m.command_app_rules,
  'app.about': m.command_app_about,
  'tables.new': m.command_tables_new,
  'tables.open': m.command_tables_open,
  'tables.list': m.command_tables_list,
  'table.save': m.command_table_save,
  'table.save-as': m.command_table_save_as,
  'table.print': m.command_table_print,
  'table.pause': m.command_table_pause,
  'table.people': m.command_table_people,
  'table.ballot': m.command_table_ballot,
  'table.plan': m.command_table_plan,
  'table.screen': m.command_table_screen,
  'table.question': m.command_table_question,
  'sheet.undo': m.command_sheet_undo,
  'sheet.redo': m.command_sheet_redo,
  'sheet.ready': m.command_sheet_ready,
  'sheet.text': m.command_sheet_text,
  'sheet.back': m.command_sheet_back,
  'sheet.next': m.command_sheet_next,
  'sheet.previous': m.command_sheet_previous,
  'sheet.accept': m.command_sheet_accept,
  'sheet.letters': m.command_sheet_letters,
  'reading.play': m.command_reading_play,
  'history.older': m.command_history_older,
  'history.newer': m.command_history_newer,
  'history.close': m.command_history_close,
  'map.walk': m.command_map_walk,
  'map.closer': m.command_map_closer,
  'map.farther': m.command_map_farther,
  'map.whole': m.command_map_whole,
  'map.go': m.command_map_go,
  'map.patterns': m.map_patterns,
}

const PLACE_TITLES: Readonly<Record<Place, Words>> = {
  everywhere: m.command_place_everywhere,
  tables: m.command_place_tables,
  table: m.command_place_table,
  sheet: m.command_place_sheet,
  reading: m.command_place_reading,
  history: m.command_place_history,
  map: m.command_place_map,
}

/** A command's name in the reader's language, or in a named one. */
export const commandText = (id: CommandId, locale?: Locale): string =>
  TITLES[id]({}, locale ? { locale } : {})

export const placeText = (place: Place): string => PLACE_TITLES[place]()

/** A command with its keys, for the list of keys. */
export const keyLine = (id: CommandId): { readonly text: string; readonly keys: readonly string[] } => ({
  text: commandText(id),
  keys: keysOf(id),
})
