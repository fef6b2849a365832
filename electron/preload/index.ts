import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import type { Refusal } from '../../shared/kernel/refusal.ts'
import type { Result } from '../../shared/kernel/result.ts'
import type { TableId } from '../../shared/table/holder.ts'
import type { DesktopApi } from './desktop-api.ts'

const desktop: DesktopApi = Object.freeze({
  save: (table: TableId) => ipcRenderer.invoke('desktop:save', table) as ReturnType<DesktopApi['save']>,
  open: () => ipcRenderer.invoke('desktop:open') as ReturnType<DesktopApi['open']>,
  onOpened: (run: (opened: Result<TableId, Refusal>) => void) => {
    const hear = (_event: IpcRendererEvent, opened: Result<TableId, Refusal>) => run(opened)
    ipcRenderer.on('desktop:opened', hear)
    return () => ipcRenderer.off('desktop:opened', hear)
  },
})

contextBridge.exposeInMainWorld('desktop', desktop)
