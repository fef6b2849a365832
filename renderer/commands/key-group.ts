/** Keys that work on a part of a page which is open now, for the list of keys. */
export interface KeyGroup {
  readonly title: string
  readonly keys: readonly { readonly text: string; readonly keys: readonly string[] }[]
}
