/**
 * Half of a surrogate pair, or a character without a glyph: controls, zero-width marks, marks that change the
 * direction of writing.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** No language writes so many marks over one letter; more would run into the lines above. */
const HEAP = /(\p{M}{2})\p{M}+/gu

/** A text as it can be seen: without invisible characters, with single spaces, each letter in its normal form. */
export const visible = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(HEAP, '$1')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC')
