declare const brand: unique symbol

/** A string that cannot be passed where another kind of id is meant. */
export type Brand<Name extends string> = string & { readonly [brand]: Name }
