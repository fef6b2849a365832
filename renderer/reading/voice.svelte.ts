// Whether this device reads the orders aloud: asked for once, remembered until it is told to be quiet.
const KEPT = 'entente.voice'

function kept(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'on'
  } catch {
    return false
  }
}

class Voice {
  #on = $state(kept())

  get on(): boolean {
    return this.#on
  }

  set on(wanted: boolean) {
    this.#on = wanted
    try {
      localStorage.setItem(KEPT, wanted ? 'on' : 'off')
    } catch {
      // It speaks all the same, until the page is closed.
    }
  }
}

export const voice = new Voice()
