// The shell's side of `window.desktop`: each function takes one argument, which is parsed, and only the host's own
// window may call it.
import { z } from 'zod'
import { isCommandId } from '../../shared/commands/commands.ts'
import { SAVE_WAYS, type PageState } from '../../shared/desktop/desktop-api.ts'
import { tableId } from '../../shared/table/holder.ts'
import type { DesktopContents, ElectronApi } from './electron-api.ts'
import type { TableFiles } from './table-files.ts'

const ARGUMENTS = {
  save: z.strictObject({ table: tableId, way: z.enum(SAVE_WAYS) }),
  open: z.undefined(),
  pdf: z.string().min(1).max(120),
  tell: z.strictObject({
    locale: z.string().max(20),
    commands: z.array(z.string().refine(isCommandId)).max(100),
  }),
} as const
type Arguments = { readonly [Verb in keyof typeof ARGUMENTS]: z.infer<(typeof ARGUMENTS)[Verb]> }

export interface VerbOptions {
  readonly isOurs: (url: string) => boolean
  /** The host's window as it is now. */
  readonly contents: () => DesktopContents
  readonly files: TableFiles
  readonly onPageState: (state: PageState) => void
}

/** Offers the functions to the page. */
export function openVerbs(
  ipcMain: ElectronApi['ipcMain'],
  { isOurs, contents, files, onPageState }: VerbOptions,
): void {
  const verb = <Verb extends keyof Arguments>(
    name: Verb,
    run: (argument: Arguments[Verb]) => Promise<unknown>,
  ) =>
    ipcMain.handle(`desktop:${name}`, async (event, argument: unknown) => {
      const { sender, senderFrame } = event
      // A frame inside the page, another window, or a page from elsewhere may not call them.
      if (!senderFrame || senderFrame.parent !== null || !isOurs(senderFrame.url) || sender !== contents())
        throw new Error('not our page')
      return run(ARGUMENTS[name].parse(argument) as Arguments[Verb])
    })
  verb('save', ({ table, way }) => files.save(table, way))
  verb('open', () => files.choose())
  verb('pdf', (name) =>
    files.savePdf(name, () => contents().printToPDF({ preferCSSPageSize: true, printBackground: true })),
  )
  verb('tell', async (state) => onPageState(state as PageState))
}
