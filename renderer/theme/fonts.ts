// A first visit does not wait for the typefaces. On later visits the browser has them cached, and the page waits for
// them for an unnoticeable moment, so that no other typeface is shown first.
import { device } from '../device/memory.ts'

const KEPT = 'entente.fonts'
/** The longest wait. */
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
  // A failure is ignored: the next visit tries again.
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
