/** Gives a file to the browser to save. */
export function download(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser may read the file only after the user has chosen a path.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** A file name from text that people typed: letters, digits and spaces; `otherwise` where nothing of it is left. */
export const fileName = (words: string, otherwise: string): string =>
  words
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}_-]+/gu, ' ')
    .trim() || otherwise
