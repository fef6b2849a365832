// Everything a person can tell the program to do, listed once. Buttons, the palette, the shortcut sheet and the
// native menus are made from this list. Whichever part of a page is open offers the handler of a command.

export const PLACES = ['everywhere', 'tables', 'table', 'sheet', 'reading', 'history', 'map'] as const
/** Where a command applies; the shortcut sheet is ordered by it. */
export type Place = (typeof PLACES)[number]

interface Entry {
  readonly id: string
  readonly place: Place
  /** The keys of the command, the one to show first: `Mod+Shift+Z`. Mod is Ctrl, on a Mac Command. */
  readonly keys: readonly string[]
  /**
   * `gesture`: works only while its part of the page has the keyboard focus, and is listed on the shortcut sheet
   * alone.
   */
  readonly kind?: 'gesture'
  /** `shell`: a browser keeps these keys for itself, so only the desktop application listens to them. */
  readonly keysIn?: 'shell'
}

const LIST = [
  { id: 'app.palette', place: 'everywhere', keys: ['Mod+K'] },
  { id: 'app.keys', place: 'everywhere', keys: ['?'] },
  { id: 'app.learn', place: 'everywhere', keys: [] },
  { id: 'app.rules', place: 'everywhere', keys: ['F1'] },
  { id: 'app.about', place: 'everywhere', keys: [] },
  { id: 'tables.new', place: 'tables', keys: ['Mod+N'], keysIn: 'shell' },
  { id: 'tables.open', place: 'tables', keys: ['Mod+O'] },
  { id: 'tables.list', place: 'table', keys: [] },
  { id: 'table.save', place: 'table', keys: ['Mod+S'] },
  { id: 'table.save-as', place: 'table', keys: ['Mod+Shift+S'] },
  { id: 'table.print', place: 'table', keys: ['Mod+P'] },
  { id: 'table.pause', place: 'table', keys: ['Mod+.'] },
  { id: 'table.people', place: 'table', keys: [] },
  { id: 'table.ballot', place: 'table', keys: [] },
  { id: 'table.plan', place: 'table', keys: ['Mod+E'] },
  { id: 'table.screen', place: 'table', keys: ['Mod+Shift+B'] },
  { id: 'table.question', place: 'table', keys: ['Q'] },
  { id: 'sheet.undo', place: 'sheet', keys: ['Mod+Z'] },
  { id: 'sheet.redo', place: 'sheet', keys: ['Mod+Shift+Z', 'Mod+Y'] },
  { id: 'sheet.ready', place: 'sheet', keys: ['Mod+Enter'] },
  { id: 'sheet.text', place: 'sheet', keys: ['/'] },
  { id: 'sheet.back', place: 'sheet', keys: ['Escape'], kind: 'gesture' },
  { id: 'sheet.next', place: 'sheet', keys: ['Tab'], kind: 'gesture' },
  { id: 'sheet.previous', place: 'sheet', keys: ['Shift+Tab'], kind: 'gesture' },
  { id: 'sheet.accept', place: 'sheet', keys: ['Enter'], kind: 'gesture' },
  { id: 'sheet.letters', place: 'sheet', keys: ['A–Z'], kind: 'gesture' },
  { id: 'reading.play', place: 'reading', keys: ['Space'], kind: 'gesture' },
  { id: 'history.older', place: 'history', keys: ['Shift+ArrowLeft'], kind: 'gesture' },
  { id: 'history.newer', place: 'history', keys: ['Shift+ArrowRight'], kind: 'gesture' },
  { id: 'history.close', place: 'history', keys: ['Escape'], kind: 'gesture' },
  {
    id: 'map.walk',
    place: 'map',
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    kind: 'gesture',
  },
  { id: 'map.closer', place: 'map', keys: ['+'], kind: 'gesture' },
  { id: 'map.farther', place: 'map', keys: ['-'], kind: 'gesture' },
  { id: 'map.whole', place: 'map', keys: ['0'], kind: 'gesture' },
  { id: 'map.go', place: 'map', keys: ['M'] },
  { id: 'map.patterns', place: 'map', keys: [] },
] as const satisfies readonly Entry[]

export type CommandId = (typeof LIST)[number]['id']
export type Command = Entry & { readonly id: CommandId }

/** All commands, in the order in which they are listed. */
export const COMMANDS: readonly Command[] = LIST

/** Those that the palette, a button or a menu can give. */
export const GIVEN: readonly Command[] = COMMANDS.filter(({ kind }) => kind !== 'gesture')

const byId = new Map<string, Command>(COMMANDS.map((command) => [command.id, command]))

/** Whether a string from outside names a command. */
export const isCommandId = (id: unknown): id is CommandId => typeof id === 'string' && byId.has(id)

/** The keys of a command, the one to show first; empty where it has none. */
export const keysOf = (id: CommandId): readonly string[] => byId.get(id)?.keys ?? []
