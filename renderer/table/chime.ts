// A bell that is heard: two strokes when a phase closes, made by the browser itself, so that nothing is fetched for it. A
// browser lets a page sound only once somebody has touched it; until then, and where it is switched off, it is silent.
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

/** Whether somebody wants this device silent. */
export const silence = new KeptSwitch('entente.silent')

let audio: AudioContext | null = null

/** Lets the page sound from the first touch or key on; returns how to stop waiting for one. */
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

/** Rings, if the device may and somebody wants to hear it. */
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
