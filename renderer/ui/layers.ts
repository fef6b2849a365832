// What lies over the table (dialogs, the planning board, the history) is closed by the back button of a phone, topmost
// first, instead of leaving the table. Every open layer has one entry in the browser's history, at the same address.

interface Layer {
  readonly close: () => void
}

/** The part of a browser's window that layers need. */
export interface Window {
  readonly history: Pick<History, 'pushState' | 'go' | 'state'>
  addEventListener(type: 'popstate', heard: () => void): void
}

export class Layers {
  readonly #window: Window
  readonly #open: Layer[] = []
  /** Entries of layers that were closed by their own buttons and have to be stepped back over. */
  #surplus = 0
  /** Steps back that were our own. */
  #own = 0

  constructor(window: Window) {
    this.#window = window
    window.addEventListener('popstate', () => {
      if (this.#own > 0) this.#own--
      else this.#open.pop()?.close()
    })
    // A page loaded anew has no layers left, but the entries of those it had.
    const { layer } = (window.history.state ?? {}) as { layer?: number }
    if (layer) this.#stepBack(layer)
  }

  /** Opens a layer; the back button closes it with `close`, and whoever closes it otherwise calls what is returned. */
  open(close: () => void): () => void {
    const layer: Layer = { close }
    this.#open.push(layer)
    this.#window.history.pushState({ layer: this.#open.length }, '')
    return () => {
      const place = this.#open.indexOf(layer)
      if (place < 0) return
      this.#open.splice(place, 1)
      this.#surplus++
      queueMicrotask(() => {
        this.#stepBack(this.#surplus)
        this.#surplus = 0
      })
    }
  }

  #stepBack(entries: number): void {
    if (entries === 0) return
    this.#own++
    this.#window.history.go(-entries)
  }
}

let layers: Layers | undefined

/** Opens a layer of this page; see `Layers.open`. */
export const openLayer = (close: () => void): (() => void) => (layers ??= new Layers(window)).open(close)
