// Plays a lesson on the engine with the dice of the book, and keeps the position before and after each part of a page.
import { does } from '../engine.ts'
import type { LogEntry } from '../log/entries.ts'
import type { Answer } from '../state/answer.ts'
import type { State } from '../state/state.ts'
import type { Act, Lesson, Page } from './lesson.ts'

/** A page as it is played. */
export interface Scene {
  readonly page: Page
  /** The position at the beginning, at the question, and at the end. */
  readonly before: State
  readonly asked: State
  readonly after: State
  /** What happened before the question, and after it. */
  readonly read: readonly LogEntry[]
  readonly seen: readonly LogEntry[]
}

/** A lesson as it is played: its scenes, and the position that it ends with. */
export interface Film {
  readonly scenes: readonly Scene[]
  readonly end: State
}

const films = new WeakMap<Lesson, Film>()

/** A lesson as it is played; the same object every time. */
export function filmOf(lesson: Lesson): Film {
  const known = films.get(lesson)
  if (known) return known
  const film = played(lesson)
  films.set(lesson, film)
  return film
}

const startOf = ({ begins }: Lesson): State => (typeof begins === 'function' ? begins() : filmOf(begins).end)

/** Everything that happened so far. */
export const logOf = (state: State): readonly LogEntry[] => [
  ...state.records.flatMap(({ entries }) => entries),
  ...state.log,
]

/** Called before every answer. */
type Watch = (state: State, deed: Answer) => void

/** Plays a lesson. */
export function played(lesson: Lesson, watch: Watch = () => undefined): Film {
  const start = startOf(lesson)
  const acts = lesson.pages.flatMap(({ read, see }) => [read, see])
  const ends = endsOf(start, acts, lesson.id, watch)
  // What a position of its own begins with is read on the first page.
  const logs = [typeof lesson.begins === 'function' ? [] : logOf(start), ...ends.map(logOf)]
  const between = (from: number, to: number) => (logs[to] ?? []).slice(logs[from]?.length ?? 0)
  const stateAt = (index: number): State => (index === 0 ? start : (ends[index - 1] ?? start))
  return {
    scenes: lesson.pages.map((page, i) => ({
      page,
      before: stateAt(2 * i),
      asked: stateAt(2 * i + 1),
      after: stateAt(2 * i + 2),
      read: between(2 * i, 2 * i + 1),
      seen: between(2 * i + 1, 2 * i + 2),
    })),
    end: stateAt(acts.length),
  }
}

/**
 * The positions at the ends of acts. An answer may ask for more dice than its act has: the act ends there, before the
 * die is rolled, and the next one with dice goes on.
 */
function endsOf(start: State, acts: readonly Act[], name: string, watch: Watch): readonly State[] {
  const ends: State[] = []
  let state = start
  let at = 0
  let dice = [...(acts[0]?.dice ?? [])]
  const close = (end: State) => {
    ends.push(end)
    at += 1
    dice = [...(acts[at]?.dice ?? [])]
  }
  const roll = (_purpose: unknown, now: State): number => {
    while (dice.length === 0) {
      if (at >= acts.length) throw new Error(`${name}: no die is left`)
      // No answer is awaited while a die is rolled.
      close({ ...now, pending: null })
    }
    return dice.shift() ?? 1
  }
  for (const [index, { deeds }] of acts.entries()) {
    for (const deed of deeds) {
      if (at !== index) throw new Error(`${name}: answers are left in part ${index}`)
      watch(state, deed)
      state = does(state, deed, roll).state
    }
    if (at === index) {
      if (dice.length > 0) throw new Error(`${name}: dice are left in part ${index}`)
      close(state)
    }
  }
  return ends
}
