// The device's own voice, where it has one.
import type { Locale } from '../paraglide/runtime.js'

/** Whether this page can speak at all. */
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis

/** Speaks a text, in place of the current one; reports the end, and whether the text was spoken at all. */
export function speak(text: string, language: Locale, through: (said: boolean) => void): void {
  if (!canSpeak()) return through(false)
  stopSpeaking()
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = language
  utterance.onend = () => through(true)
  utterance.onerror = () => through(false)
  speechSynthesis.speak(utterance)
}

export function stopSpeaking(): void {
  if (canSpeak()) speechSynthesis.cancel()
}
