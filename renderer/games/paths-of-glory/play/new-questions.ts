// What this page answers without a touch, it answers once: a question that comes again by taking back is the player's.

/** Tells of each question, by its text, whether it comes for the first time. */
export function newQuestions(): (question: string) => boolean {
  const seen = new Set<string>()
  return (question) => seen.size < seen.add(question).size
}
