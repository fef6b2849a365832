import type { StageView } from '../../shared/table/view.ts'
import { m } from '../paraglide/messages.js'

const STAGE_WORDS: Record<StageView['name'], () => string> = {
  setting: m.stage_setting,
  negotiation: m.stage_negotiation,
  writing: m.stage_writing,
  turn: m.stage_turn,
  reading: m.stage_reading,
  retreats: m.stage_retreats,
  adjustments: m.stage_adjustments,
  ended: m.stage_ended,
}

/** The name of a stage of the clock. */
export const stageText = (name: StageView['name']): string => STAGE_WORDS[name]()
