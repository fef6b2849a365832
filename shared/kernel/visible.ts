/** Half of a letter, or what has no picture of its own: controls, zero-width marks, marks that turn the writing round. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** More marks over one letter than any language writes run into the lines above. */
const HEAP = /(\p{M}{2})\p{M}+/gu

/** A text as it can be seen: without what hides in it, with single spaces, each letter spelt in one way. */
export const visible = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(HEAP, '$1')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC')
