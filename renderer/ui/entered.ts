type Field = HTMLInputElement | HTMLSelectElement

/**
 * Hears what was typed or chosen in a field. Once that is answered the field says what stands: what was not understood,
 * or not allowed, is not shown as if it were so.
 */
export const entered =
  (enter: (text: string) => unknown, stands: () => string) =>
  async ({ currentTarget: field }: { readonly currentTarget: Field }): Promise<void> => {
    const text = field.value
    await enter(text)
    if (field.value === text) field.value = stands()
  }
