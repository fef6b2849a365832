// A first visit is shown in faces of the device that are as wide and as high. Its typefaces are fetched after the first view,
// because laying out a page in them for the first time takes a slow phone 40 ms. On later visits the browser has them cached,
// and the page waits for them for an unnoticeable moment, so that no other typeface is shown first.
import { device } from '../device/memory.ts'

const KEPT = 'entente.fonts'
/** The longest wait. */
const MOST_MS = 120
/** A slow phone has shown its first view after so long. */
const FIRST_VIEW_MS = 1_000
/** Letters of every file that a language needs. */
const LETTERS: Readonly<Record<string, string>> = { ru: 'aя', bg: 'aя', cs: 'ač' }

/** Fetches the typefaces of a language. A failure is ignored: the next visit tries again. */
const fetched = async (fonts: FontFaceSet, language: string): Promise<void> => {
  const faces = ['400 1em "Entente Sans"', '700 1em "Entente Serif"']
  await Promise.all(faces.map((face) => fonts.load(face, LETTERS[language] ?? 'a')))
  device.keep(KEPT, language)
}

/** Shows the page in its typefaces from now on (tokens.css). */
const wear = () => document.documentElement.classList.add('typefaces')

/** Shows the page: at once on a first visit, with its typefaces on later ones. */
export function showWithFonts(language: string, show: () => void): void {
  const fonts = document.fonts as FontFaceSet | undefined
  if (!fonts || device.text(KEPT) !== language) {
    show()
    setTimeout(
      () => void (fonts ? fetched(fonts, language).then(wear, () => undefined) : wear()),
      FIRST_VIEW_MS,
    )
    return
  }
  wear()
  let shown = false
  const once = (): void => {
    if (!shown) show()
    shown = true
  }
  fetched(fonts, language).then(once, once)
  setTimeout(once, MOST_MS)
}
