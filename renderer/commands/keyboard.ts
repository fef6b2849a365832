import { GIVEN, keysOf, type Command, type CommandId } from '../../shared/commands/commands.ts'
import { isPressed } from '../../shared/commands/shortcut.ts'

/** Whether somebody is typing there, so that letters and undo belong to the field. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Whether a dialog lies over the page: keys are its own then, Escape before all. */
export const inDialog = (): boolean => document.querySelector('dialog:modal') !== null

/** Whether a key press is one of a command's shortcuts. */
export const isKeyOf = (id: CommandId, event: KeyboardEvent): boolean =>
  keysOf(id).some((shortcut) => isPressed(shortcut, event))

/** The command that a key press gives; null while it belongs to a field, a dialog or nobody. */
export function commandOf(event: KeyboardEvent, { inShell }: { readonly inShell: boolean }): Command | null {
  if (event.defaultPrevented || event.repeat || inDialog()) return null
  const typing = isField(event.target)
  return (
    GIVEN.find(
      (command) =>
        (inShell || command.keysIn !== 'shell') &&
        !(typing && command.place === 'sheet') &&
        command.keys.some(
          (shortcut) => !(typing && !shortcut.startsWith('Mod+')) && isPressed(shortcut, event),
        ),
    ) ?? null
  )
}

/** Whether keys are printed the way Apple prints them. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)
