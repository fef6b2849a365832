// Diplomacy at a table: everything its pages have of the game.
import type { DiplomacyOptions } from '../../../shared/games/diplomacy/options/options.ts'
import type { PowerId } from '../../../shared/games/diplomacy/board/ids.ts'
import type { VariantId } from '../../../shared/games/diplomacy/variants/index.ts'
import { USUAL_LOOK } from '../../../shared/games/diplomacy/variants/usual.ts'
import type { Peace } from '../../../shared/games/diplomacy/game/agreeing.ts'
import { turnNamed } from '../../../shared/games/diplomacy/turn.ts'
import type { DiplomacyView } from '../../../shared/games/diplomacy/view.ts'
import type { DiplomacyTable } from './played.ts'
import type { GamePages } from '../pages.ts'
import { m } from '../../paraglide/messages.js'
import { bringBoard } from './map/looks.ts'
import { loadDrawing, loadMap } from './map/maps.ts'
import { playing } from './play/playing.ts'
import SeatMark from './play/SeatMark.svelte'
import Sheet from './play/Sheet.svelte'
import { peaceText } from './words/peace-text.ts'
import { phaseNamed, settlingText } from './words/phase-text.ts'
import { variantShown } from './words/board-shown.ts'
import { powerText, seatOf } from './words/power-text.ts'
import { shownTurn, turnText } from './words/turn-text.ts'

export const pages: GamePages<DiplomacyView, DiplomacyOptions> = {
  words: {
    seat: powerText,
    phase: phaseNamed,
    moment: (view) => turnText(shownTurn(view)),
    stage: ({ gameView, stage }) =>
      stage.name === 'adjustments' || stage.name === 'turn' ? settlingText(gameView.turn.phase) : null,
    left(count, phase) {
      const kind = turnNamed(phase)?.phase
      if (kind === 'placement') return m.phase_placement()
      if (kind === 'wishes') return m.phase_wishes()
      return kind === 'homes' ? `${m.phase_homes()}: ${count}` : m.need_orders({ count })
    },
    done(phase) {
      const kind = turnNamed(phase)?.phase
      if (kind === 'wishes') return m.need_done_wishes()
      return kind === 'homes' ? m.need_done_homes() : m.need_done()
    },
    ready: m.ready_orders,
    terms: (terms) => peaceText(terms as Peace),
    vacant: (count) => (count > 0 ? m.set_empty({ count }) : m.set_full()),
  },
  playing,
  lines: () => import('./play/seat-lines.ts'),
  timed: (options) => [
    ...(options.placement === null ? [] : (['turn'] as const)),
    'negotiation',
    'writing',
    'retreats',
    'adjustments',
  ],
  // Units are placed before everybody's eyes.
  coversHands: ({ turn }) => turn.phase === 'placement',
  splitsDraws: ({ options }) => options.draw === 'agreed',
  amended: () => import('./words/amended-text.ts'),
  Mark: SeatMark,
  Sheet,
  board: () => import('./play/PublicBoard.svelte'),
  television: () => import('./television/Television.svelte'),
  tellsEnd: true,
  ways: () => import('./set-up/WayChoice.svelte'),
  rules: () => import('./set-up/Rules.svelte'),
  hasPast: ({ history }) => history.length > 0,
  morePages: {
    plan: () => import('./planning/Planning.svelte'),
    history: () => import('./play/HistoryRoom.svelte'),
    standings: () => import('./play/StandingsRoom.svelte'),
    print: () => import('./print/PrintDoor.svelte'),
    desk: () => import('./gamemaster/Desk.svelte'),
    prospect: () => import('./play/Prospect.svelte'),
    outlook: () => import('./play/Outlook.svelte'),
    score: () => import('./scoring/PointsFold.svelte'),
    look: () => import('./map/Look.svelte'),
    agreement: () => import('./declaring/Peace.svelte'),
    sandbox: () => import('./planning/SandboxTable.svelte'),
    tournament: () => import('./scoring/Tournament.svelte'),
  },
  // A new table has the usual board.
  hostSeat: seatOf(Object.keys(USUAL_LOOK.inks)[0] as PowerId),
  prepare: (map) => {
    if (map !== null) loadDrawing(map).catch(() => undefined)
  },
  show(view) {
    void bringBoard(variantIn(view))
    void loadMap(variantIn(view))
  },
  isHere: (view) => variantShown() === variantIn(view),
  ahead() {
    for (const room of [
      () => import('./play/PublicBoard.svelte'),
      () => import('./reading/Reading.svelte'),
      () => import('./reading/History.svelte'),
    ])
      room().catch(() => undefined)
  },
}

const variantIn = ({ gameView, options }: DiplomacyTable): VariantId => gameView?.variant ?? options.variant
