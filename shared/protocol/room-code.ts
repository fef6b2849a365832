/** Letters on Cyrillic keyboards that look like those of room codes. */
const LATIN: Readonly<Record<string, string>> = {
  В: 'B',
  Н: 'H',
  К: 'K',
  М: 'M',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
}

/** A room code as the host knows it, from what was typed: a phone may have another keyboard open. */
export const roomCodeOf = (typed: string): string =>
  typed
    .trim()
    .toUpperCase()
    .replaceAll(/[ВНКМРСТХ]/g, (letter) => LATIN[letter] ?? letter)
