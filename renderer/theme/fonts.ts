// A first visit does not wait for its typefaces. From the second on the browser has them, and a page that waits for them
// for a moment nobody notices never shows another face first.
import { device } from '../ui/memory.ts'

const KEPT = 'entente.fonts'
/** The longest such a moment may be. */
const MOST_MS = 120
/** Letters of every file that a language needs. */
const LETTERS: Readonly<Record<string, string>> = { ru: 'aя', bg: 'aя', cs: 'ač' }

const loaded = (fonts: FontFaceSet, language: string) =>
  Promise.all(
    ['400 1em "Entente Sans"', '700 1em "Entente Serif"'].map((face) =>
      fonts.load(face, LETTERS[language] ?? 'a'),
    ),
  )

/** Shows the page: at once on a first visit, with its typefaces on later ones. */
export function showWithFonts(language: string, show: () => void): void {
  const fonts = document.fonts as FontFaceSet | undefined
  if (!fonts) return show()
  const here = loaded(fonts, language)
  // Whether they came is asked again next time; nothing is lost where they did not.
  here.then(() => device.keep(KEPT, language)).catch(() => undefined)
  if (device.text(KEPT) !== language) return show()
  let shown = false
  const once = (): void => {
    if (!shown) show()
    shown = true
  }
  here.then(once, once)
  setTimeout(once, MOST_MS)
}
