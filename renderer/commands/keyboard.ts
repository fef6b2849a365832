import { GIVEN, keysOf, type Command, type CommandId } from '../../shared/commands/commands.ts'
import { isPressed } from '../../shared/commands/shortcut.ts'

/** Whether a field there has the cursor, so that letters and undo belong to the field. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Whether a dialog is open: then keys belong to it, above all Escape. */
export const inDialog = (): boolean => document.querySelector('dialog:modal') !== null

/** Whether a key press is one of a command's shortcuts. */
export const isKeyOf = (id: CommandId, event: KeyboardEvent): boolean =>
  keysOf(id).some((shortcut) => isPressed(shortcut, event))

/** The command of a key press; null where a field or a dialog handles it, or no command has it. */
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

/** Whether keys are shown in Apple's notation. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)
