/** A sentence whose unit letters stay with their places, and in which no dash begins a line. */
export const held = (text: string): string =>
  text.replace(/(?<!\p{L})([AFАФ]) (?=\p{L})/gu, '$1\u{A0}').replaceAll(' - ', '\u{A0}- ')
