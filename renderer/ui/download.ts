/** Hands a file to the browser to save. */
export function download(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // A browser may read it only once somebody said where to.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** A file's name made of words people typed: letters, digits and spaces; `otherwise` where nothing of them is left. */
export const fileName = (words: string, otherwise: string): string =>
  words
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}_-]+/gu, ' ')
    .trim() || otherwise
