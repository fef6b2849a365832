// The page answers a question for its player once. When the player takes the answer back and is asked again, the page
// leaves the question to the player.

/** Says of each question, by its text, whether it comes for the first time. */
export function newQuestions(): (question: string) => boolean {
  const seen = new Set<string>()
  return (question) => seen.size < seen.add(question).size
}
