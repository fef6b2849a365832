// The sound of the bell: two strokes when a phase closes, synthesised by the browser, so that nothing is fetched. A
// browser allows a page to make sound only once the page was touched; until then, and where it is switched off, the
// bell is silent.
import { KeptSwitch } from '../ui/kept-switch.ts'

/** Hz of each stroke's tones and their share of its loudness: a bell has a tone between its octaves. */
const TONES = [
  [659.3, 1],
  [1318.5, 0.45],
  [1577.7, 0.3],
  [2637, 0.12],
] as const
/** Seconds from one stroke to the next, and how long one rings out. */
const STROKES = [0, 0.42] as const
const RINGS_S = 1.6
const LOUDNESS = 0.16

/** Whether the user has switched this device to silent. */
export const silence = new KeptSwitch('entente.silent')

let audio: AudioContext | null = null

/** Allows the page to make sound from the first touch or key on; the returned function stops waiting for one. */
export function allowChime(): () => void {
  const touched = (): void => {
    stop()
    const Audio = window.AudioContext as typeof AudioContext | undefined
    if (!Audio) return
    audio ??= new Audio()
    void audio.resume().catch(() => undefined)
  }
  const kinds = ['pointerup', 'keydown'] as const
  const stop = (): void => {
    for (const kind of kinds) removeEventListener(kind, touched)
  }
  for (const kind of kinds) addEventListener(kind, touched)
  return stop
}

/** Rings, if the browser allows it and the user has not switched it off. */
export function chime(): void {
  const sounding = audio
  if (silence.on || sounding?.state !== 'running') return
  for (const after of STROKES) {
    const at = sounding.currentTime + after
    for (const [hertz, share] of TONES) {
      const tone = sounding.createOscillator()
      const volume = sounding.createGain()
      tone.frequency.value = hertz
      volume.gain.setValueAtTime(0, at)
      volume.gain.linearRampToValueAtTime(LOUDNESS * share, at + 0.008)
      volume.gain.exponentialRampToValueAtTime(0.0001, at + RINGS_S)
      tone.connect(volume).connect(sounding.destination)
      tone.start(at)
      tone.stop(at + RINGS_S)
    }
  }
}
