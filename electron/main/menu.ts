// The native menus, made from the one list of commands, in the page's language.
import path from 'node:path'
import type * as Electron from 'electron'
import { keysOf, type CommandId } from '../../shared/commands/commands.ts'
import { MENU_NAMES, MENUS, type MenuEntry } from '../../shared/commands/menus.ts'
import { accelerator } from '../../shared/commands/shortcut.ts'
import type { Words } from './words.ts'

type Item = Electron.MenuItemConstructorOptions

export interface MenuState {
  readonly words: Words
  /** What the page can do just now. */
  readonly able: ReadonlySet<CommandId>
  readonly recent: readonly string[]
  readonly platform: NodeJS.Platform
}

export interface MenuActs {
  give(id: CommandId): void
  openRecent(file: string): void
  clearRecent(): void
}

/** The template of the application's menus. */
export function menuTemplate(state: MenuState, acts: MenuActs): Item[] {
  const { words, platform } = state
  const menus = MENU_NAMES.map((name): Item => ({
    label: words.menu(name),
    // A Mac puts its search into a menu with the role `help`.
    ...(name === 'help' ? { role: 'help' as const } : {}),
    submenu: MENUS[name].flatMap((entry) => itemsOf(entry, state, acts)),
  }))
  return platform === 'darwin' ? [{ role: 'appMenu' }, ...menus] : menus
}

function itemsOf(entry: MenuEntry, { words, able, recent, platform }: MenuState, acts: MenuActs): Item[] {
  if ('line' in entry) return [{ type: 'separator' }]
  // On a Mac the quit item is in the application's own menu.
  if ('role' in entry)
    return entry.role === 'quit' && platform === 'darwin'
      ? []
      : [{ role: entry.role, label: words.role(entry.role) }]
  if ('recent' in entry) {
    const files = recent.map((file): Item => ({
      label: path.basename(file, '.entente'),
      toolTip: file,
      click: () => acts.openRecent(file),
    }))
    const clear: Item[] = [
      { type: 'separator' },
      { label: words.clearRecent, click: () => acts.clearRecent() },
    ]
    return [{ label: words.recent, enabled: files.length > 0, submenu: [...files, ...clear] }]
  }
  const [keys] = keysOf(entry.command)
  return [
    {
      label: words.command(entry.command),
      enabled: able.has(entry.command),
      // The page listens to its keys itself; the menu only shows them.
      ...(keys === undefined ? {} : { accelerator: accelerator(keys), registerAccelerator: false }),
      click: () => acts.give(entry.command),
    },
  ]
}
