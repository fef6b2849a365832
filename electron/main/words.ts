// The shell's own words, from the same messages as the pages', compiled before either is built.
import type { CommandId } from '../../shared/commands/commands.ts'
import type { MenuName, Role } from '../../shared/commands/menus.ts'
import { commandText } from '../../renderer/commands/command-text.ts'
import { m } from '../../renderer/paraglide/messages.js'
import { LANGUAGES, type Language } from '../../shared/kernel/language.ts'

/** The language nearest to the one that a system or page names, `bg-BG`; English where there is none. */
export const languageOf = (tag: string): Language =>
  LANGUAGES.find((language) => tag.toLowerCase().split(/[-_]/)[0] === language) ?? 'en'

export interface Words {
  menu(name: MenuName): string
  role(role: Role): string
  command(id: CommandId): string
  readonly recent: string
  readonly clearRecent: string
  readonly fileType: string
  readonly quit: {
    readonly title: (people: number) => string
    readonly detail: string
    readonly yes: string
    readonly no: string
  }
  readonly crash: { readonly title: string; readonly detail: string; readonly reload: string }
}

/** All words of the shell, in one language. */
export function wordsIn(language: Language): Words {
  const here = { locale: language }
  const menus: Record<MenuName, string> = {
    file: m.menu_file({}, here),
    edit: m.menu_edit({}, here),
    table: m.menu_table({}, here),
    window: m.menu_window({}, here),
    help: m.menu_help({}, here),
  }
  const roles: Record<Role, string> = {
    quit: m.menu_role_quit({}, here),
    cut: m.menu_role_cut({}, here),
    copy: m.menu_role_copy({}, here),
    paste: m.menu_role_paste({}, here),
    selectAll: m.menu_role_select_all({}, here),
    minimize: m.menu_role_minimize({}, here),
    close: m.menu_role_close({}, here),
    togglefullscreen: m.menu_role_fullscreen({}, here),
    zoomIn: m.menu_role_zoom_in({}, here),
    zoomOut: m.menu_role_zoom_out({}, here),
    resetZoom: m.menu_role_zoom_reset({}, here),
  }
  return {
    menu: (name) => menus[name],
    role: (role) => roles[role],
    command: (id) => commandText(id, language),
    recent: m.menu_recent({}, here),
    clearRecent: m.menu_recent_clear({}, here),
    fileType: m.desktop_file_type({}, here),
    quit: {
      title: (people) => m.desktop_quit_title({ count: people }, here),
      detail: m.desktop_quit_detail({}, here),
      yes: m.desktop_quit_yes({}, here),
      no: m.desktop_quit_no({}, here),
    },
    crash: {
      title: m.desktop_crash_title({}, here),
      detail: m.desktop_crash_detail({}, here),
      reload: m.desktop_crash_reload({}, here),
    },
  }
}
