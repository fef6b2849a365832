import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import type { DesktopApi, DesktopEvent } from '../../shared/desktop/desktop-api.ts'

/** The page gets these five functions, frozen, and nothing of Electron. */
const desktop: DesktopApi = Object.freeze({
  save: (table, way) => ipcRenderer.invoke('desktop:save', { table, way }) as ReturnType<DesktopApi['save']>,
  open: () => ipcRenderer.invoke('desktop:open') as ReturnType<DesktopApi['open']>,
  pdf: (name) => ipcRenderer.invoke('desktop:pdf', name) as ReturnType<DesktopApi['pdf']>,
  tell: (state) => ipcRenderer.invoke('desktop:tell', state) as ReturnType<DesktopApi['tell']>,
  on: (run) => {
    const hear = (_event: IpcRendererEvent, event: DesktopEvent) => run(event)
    ipcRenderer.on('desktop:event', hear)
    return () => ipcRenderer.off('desktop:event', hear)
  },
} satisfies DesktopApi)

contextBridge.exposeInMainWorld('desktop', desktop)
