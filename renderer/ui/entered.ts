type Field = HTMLInputElement | HTMLSelectElement

/**
 * Handles input in a field. After the answer the field shows the accepted value: input that was not understood or
 * refused is not left in it.
 */
export const entered =
  (enter: (text: string) => unknown, stands: () => string) =>
  async ({ currentTarget: field }: { readonly currentTarget: Field }): Promise<void> => {
    const text = field.value
    await enter(text)
    if (field.value === text) field.value = stands()
  }
