/** What a bench of the pages has measured. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The goal; absent where a figure only explains another. */
  readonly goal?: { readonly most: number } | { readonly least: number }
}
