// Paths of Glory at a table: everything that its pages bring.
import { SEATS } from '../../../shared/games/paths-of-glory/facts/nations.ts'
import type { PogOptions } from '../../../shared/games/paths-of-glory/options.ts'
import type { PogView } from '../../../shared/games/paths-of-glory/view.ts'
import type { SeatId } from '../../../shared/kernel/game.ts'
import { getLocale } from '../../paraglide/runtime.js'
import type { GamePages } from '../pages.ts'
import { loadPlaces } from './map/maps.ts'
import Sheet from './play/Sheet.svelte'
import SideMark from './play/SideMark.svelte'
import { outcomeText } from './words/end-text.ts'
import { sideName } from './words/names.ts'
import { standingText } from './words/standing-text.ts'
import { loadGuide } from './words/guide.svelte.ts'
import { phaseText, shortPhaseText, stageTitle } from './words/phase-text.ts'
import { loadTexts, t } from './words/text.ts'
import './sides.css'

const asks = (view: PogView, seat: SeatId): boolean =>
  view.own.some((own) => own.seat === seat && own.decision !== null)

const pages: GamePages<PogView, PogOptions> = {
  words: {
    seat: sideName,
    phase: phaseText,
    shortPhase: shortPhaseText,
    stage: ({ status, gameView }) => (status === 'playing' ? stageTitle(gameView.phase) : null),
    moment: ({ gameView }) => standingText(gameView),
    outcome: ({ gameView, seats }) =>
      outcomeText(gameView, (side) => seats.find(({ seat }) => seat === side)?.name ?? null),
    left: () => t('need_answer'),
    done: () => t('need_done'),
    ready: () => t('answer_done'),
    vacant: (count) => t(count > 0 ? 'vacant_some' : 'vacant_none'),
  },
  playing: {
    of: (_view, seats) => seats,
    // Where one hand holds both sides, the side that is asked.
    onTop: (view, played, chosen) => chosen ?? played.find((seat) => asks(view, seat)) ?? played[0] ?? null,
    decider: (_view, seat) => seat,
    // A seat always has its page: it may look at its hand while the other side decides.
    writes: (view, seat) => view.own.some((own) => own.seat === seat),
    left: (view, seat) => (asks(view, seat) ? 1 : 0),
  },
  lines: () => import('./play/seat-lines.ts'),
  timed: () => ['turn'],
  splitsDraws: () => false,
  amended: async () => ({ amendedText: () => '' }),
  Mark: SideMark,
  Sheet,
  board: () => import('./play/Board.svelte'),
  hasColumn: true,
  television: () => import('./television/Television.svelte'),
  ways: () => import('./set-up/ScenarioChoice.svelte'),
  rules: () => import('./set-up/Rules.svelte'),
  takenBack: () => import('./play/last-acts.ts'),
  coversHands: () => true,
  ownScreen: true,
  hasPast: ({ closed, log }) => closed > 0 || log.length > 0,
  morePages: {
    history: () => import('./log/HistoryDoor.svelte'),
    print: () => import('./log/PrintRoom.svelte'),
    forgotten: () => import('./log/Forgotten.svelte'),
    computers: () => import('./set-up/Computers.svelte'),
    prospect: () => import('./set-up/Prospect.svelte'),
  },
  hostSeat: SEATS[0],
  prepare: () => void loadPlaces().catch(() => undefined),
  ahead() {
    void Promise.all([
      loadGuide(),
      import('./play/Board.svelte'),
      import('./play/Latest.svelte'),
      import('./play/Told.svelte'),
      import('./play/ToldSince.svelte'),
      import('./play/BattlePanel.svelte'),
      import('./play/AnswerFace.svelte'),
      import('./map/Badges.svelte'),
      import('./play/WholeCard.svelte'),
      import('./log/LogPanel.svelte'),
      import('./play/PlaceList.svelte'),
      import('./tracks/TracksPane.svelte'),
      import('./map/laying.ts'),
    ]).catch(() => undefined)
  },
}

/** The pages, with their words in the reader's language. */
export async function worded(): Promise<{ readonly pages: GamePages<PogView, PogOptions> }> {
  await loadTexts(getLocale())
  return { pages }
}
