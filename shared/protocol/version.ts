/** Raised when an old page could misread a new host, or the reverse. */
export const PROTOCOL = 2
