// The device's own voice, where it has one.
import type { Language } from '../../shared/games/diplomacy/notation/names/tongue.ts'

/** Whether this page can speak at all. */
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis

/** Says a text, in place of whatever was being said; tells when it is through, or could not be said. */
export function speak(text: string, language: Language, through: () => void = () => undefined): void {
  if (!canSpeak()) return through()
  stopSpeaking()
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = language
  utterance.onend = through
  utterance.onerror = through
  speechSynthesis.speak(utterance)
}

export function stopSpeaking(): void {
  if (canSpeak()) speechSynthesis.cancel()
}
