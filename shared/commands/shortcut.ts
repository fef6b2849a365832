// Key presses by name. Letters are those of the Latin alphabet on whatever layout is in use: on a Cyrillic one the key
// in the same place counts, on a Czech one the letter printed on it.

/** The part of a keyboard event that says what was pressed. */
export interface Stroke {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

interface Shortcut {
  readonly mod: boolean
  readonly shift: boolean
  readonly key: string
}

/** Takes `Mod+Shift+Z` apart. The last word is the key, so `+` and `Mod++` are fine. */
function parse(shortcut: string): Shortcut {
  const words = shortcut.split(/\+(?=.)/)
  return { mod: words.includes('Mod'), shift: words.includes('Shift'), key: words.at(-1) ?? '' }
}

const isLetter = (key: string) => /^[A-Z]$/.test(key)

/** Whether a key press is this shortcut. */
export function isPressed(shortcut: string, stroke: Stroke): boolean {
  const { mod, shift, key } = parse(shortcut)
  if (mod !== (stroke.ctrlKey || stroke.metaKey) || stroke.altKey) return false
  if (isLetter(key)) {
    const latin = /^[a-z]$/i.test(stroke.key) ? stroke.key.toUpperCase() : stroke.code.replace(/^Key/, '')
    return latin === key && shift === stroke.shiftKey
  }
  const named = key.length > 1
  // The place of a symbol differs from layout to layout, and with it whether Shift is held.
  return stroke.key === (key === 'Space' ? ' ' : key) && (!named || shift === stroke.shiftKey)
}

const SIGNS: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Space: '␣',
  '-': '−',
}

/** The keys of a shortcut as they are printed on them: `['Ctrl', 'Shift', 'Z']`, on a Mac `['⌘', '⇧', 'Z']`. */
export function keyCaps(shortcut: string, mac: boolean): readonly string[] {
  const { mod, shift, key } = parse(shortcut)
  return [...(mod ? [mac ? '⌘' : 'Ctrl'] : []), ...(shift ? [mac ? '⇧' : 'Shift'] : []), SIGNS[key] ?? key]
}

const ELECTRON: Readonly<Record<string, string>> = {
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  '+': 'Plus',
}

/** The same as an Electron accelerator: `CmdOrCtrl+Shift+Z`. */
export function accelerator(shortcut: string): string {
  const { mod, shift, key } = parse(shortcut)
  return [...(mod ? ['CmdOrCtrl'] : []), ...(shift ? ['Shift'] : []), ELECTRON[key] ?? key].join('+')
}
