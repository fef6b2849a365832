// The device's own voice, where it has one.
import type { Language } from '../../shared/games/diplomacy/notation/names/tongue.ts'

/** Whether this page can speak at all. */
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis

/** Says a text, in place of whatever was being said. */
export function speak(text: string, language: Language): void {
  if (!canSpeak()) return
  stopSpeaking()
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = language
  speechSynthesis.speak(utterance)
}

export function stopSpeaking(): void {
  if (canSpeak()) speechSynthesis.cancel()
}
