// Layers over the table (dialogs, the planning board, the history) are closed by a phone's back button, topmost
// first, instead of leaving the table. Every open layer has one entry in the browser's history, at the same address.

interface Layer {
  readonly close: () => void
  /** Whether its entry is in the history: during steps back a new one has to wait. */
  entered: boolean
}

/** The part of a browser's window that layers need. */
export interface Window {
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'go' | 'state'>
  addEventListener(type: 'popstate', heard: () => void): void
}

export class Layers {
  readonly #window: Window
  readonly #open: Layer[] = []
  /** Entries of layers that were closed by their own buttons and still have to be stepped back over. */
  #surplus = 0
  /** Steps back that were our own. */
  #own = 0

  constructor(window: Window) {
    this.#window = window
    window.addEventListener('popstate', () => {
      if (this.#own === 0) this.#open.pop()?.close()
      else if (--this.#own === 0) this.#enter()
    })
    // A reloaded page has no layers, but still their entries.
    const { layer } = (window.history.state ?? {}) as { layer?: number }
    if (layer) this.#stepBack(layer)
  }

  /** Opens a layer. The back button closes it with `close`; to close it in another way call the returned function. */
  open(close: () => void): () => void {
    const layer: Layer = { close, entered: false }
    this.#open.push(layer)
    this.#enter()
    return () => {
      const place = this.#open.indexOf(layer)
      if (place < 0) return
      this.#open.splice(place, 1)
      if (!layer.entered) return
      this.#surplus++
      queueMicrotask(() => {
        this.#stepBack(this.#surplus)
        this.#surplus = 0
      })
    }
  }

  /** Gives every new layer its entry. A step back that is not finished would count from the wrong one. */
  #enter(): void {
    if (this.#own > 0) return
    this.#open.forEach((layer, place) => {
      if (layer.entered) return
      layer.entered = true
      this.#window.history.pushState({ layer: place + 1 }, '')
    })
  }

  #stepBack(entries: number): void {
    if (entries === 0) return
    this.#own++
    // A page that is reloaded before the step is done must not find the entry and step back a second time.
    this.#window.history.replaceState(null, '')
    this.#window.history.go(-entries)
  }
}

let layers: Layers | undefined

/** Opens a layer of this page; see `Layers.open`. */
export const openLayer = (close: () => void): (() => void) => (layers ??= new Layers(window)).open(close)
