import type { DiplomacyIntent, SheetView } from '../../../../shared/games/diplomacy/view.ts'
import type { Refusal } from '../../../../shared/kernel/refusal.ts'
import { offer } from '../../../commands/offered.svelte.ts'

/** Offers undo and redo of a sheet as commands, as long as its page is open. */
export const offerUndo = (
  sheet: () => SheetView | undefined,
  onintent: (intent: DiplomacyIntent) => Promise<Refusal | null>,
): void =>
  offer(() => ({
    'sheet.undo': sheet()?.canUndo ? () => void onintent({ kind: 'undo' }) : null,
    'sheet.redo': sheet()?.canRedo ? () => void onintent({ kind: 'redo' }) : null,
  }))
