import type { DesktopApi } from '../../shared/desktop/desktop-api.ts'

/** The shell around this page; undefined in a browser. */
export const desktop = (globalThis as { readonly desktop?: DesktopApi }).desktop
