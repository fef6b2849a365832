import type { Snippet } from 'svelte'
import type { PowerId } from '../../../../shared/games/diplomacy/board/ids.ts'
import type { DiplomacyIntent, DiplomacyView } from '../../../../shared/games/diplomacy/view.ts'
import type { Language } from '../../../../shared/kernel/language.ts'
import type { Refusal } from '../../../../shared/kernel/refusal.ts'
import type { BoardMap } from '../../../../shared/map/board-map.ts'

/** The props of the pages on which units are placed, homes named or small powers wished for. */
export interface SettlingProps {
  readonly map: BoardMap
  readonly view: DiplomacyView
  readonly power: PowerId
  readonly language: Language
  /** The key under which a typed line is kept. */
  readonly textLine: string
  readonly onintent: (intent: DiplomacyIntent) => Promise<Refusal | null>
  readonly footer?: Snippet | undefined
}
