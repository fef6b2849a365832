// Which sentence of advice is on the page while orders change what there is to advise.

export interface Advice {
  readonly text: string
  /** It is about orders that were just written, and replaces the sentence on the page. */
  readonly answers: boolean
}

/** The sentence that was on the page, and all sentences there were then. */
export interface Read {
  readonly text: string
  readonly all: readonly string[]
}

/** The place of the sentence to show: a new one about own orders, or the one that is read as long as it holds, or the first. */
export function placeOfAdvice(advice: readonly Advice[], read: Read): number {
  const answer = advice.findIndex(({ text, answers }) => answers && !read.all.includes(text))
  return answer >= 0
    ? answer
    : Math.max(
        0,
        advice.findIndex(({ text }) => text === read.text),
      )
}
