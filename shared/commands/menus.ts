import type { CommandId } from './commands.ts'

export const MENU_NAMES = ['file', 'edit', 'table', 'window', 'help'] as const
export type MenuName = (typeof MENU_NAMES)[number]

/** Menu items that the system provides; the shell supplies their words. */
export const ROLES = [
  'quit',
  'cut',
  'copy',
  'paste',
  'selectAll',
  'minimize',
  'close',
  'togglefullscreen',
  'zoomIn',
  'zoomOut',
  'resetZoom',
] as const
export type Role = (typeof ROLES)[number]

export type MenuEntry =
  | { readonly command: CommandId }
  | { readonly role: Role }
  /** The tables opened last. */
  | { readonly recent: true }
  | { readonly line: true }

const line = { line: true } as const
const give = (command: CommandId) => ({ command })
const role = (name: Role) => ({ role: name })

/** The native menus. */
export const MENUS: Readonly<Record<MenuName, readonly MenuEntry[]>> = {
  file: [
    give('tables.new'),
    give('tables.open'),
    { recent: true },
    give('tables.list'),
    line,
    give('table.save'),
    give('table.save-as'),
    line,
    give('table.print'),
    line,
    role('close'),
    role('quit'),
  ],
  edit: [
    give('sheet.undo'),
    give('sheet.redo'),
    line,
    role('cut'),
    role('copy'),
    role('paste'),
    role('selectAll'),
    line,
    give('sheet.text'),
    give('app.palette'),
  ],
  table: [
    give('table.people'),
    give('table.ballot'),
    give('table.pause'),
    line,
    give('sheet.ready'),
    give('table.plan'),
    line,
    give('table.question'),
    give('map.go'),
    line,
    give('table.screen'),
  ],
  window: [
    role('minimize'),
    role('togglefullscreen'),
    line,
    role('zoomIn'),
    role('zoomOut'),
    role('resetZoom'),
    line,
    give('map.patterns'),
  ],
  help: [give('app.learn'), give('app.rules'), give('app.keys'), line, give('app.about')],
}
