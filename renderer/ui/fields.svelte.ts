// Fields of a page whose values stand at a table: what the user enters is sent there, and what stands then is shown.

/**
 * A field for text or a number that shows what stands and enters what is typed. While the user types, and until that is
 * answered, what he sees is newer than what stands. After the answer the field shows the accepted value: input that was not
 * understood or refused is not left in it.
 */
export const typedInto =
  (enter: (text: string) => unknown, stands: () => string) => (field: HTMLInputElement) => {
    /** Whether the field has something that is not entered or not answered yet. */
    let own = false
    let under = 0

    $effect(() => {
      const text = stands()
      if (!own) field.value = text
    })

    function settle(): void {
      own = false
      field.value = stands()
    }

    const typing = (): void => {
      own = true
    }
    async function entering(): Promise<void> {
      const text = field.value
      own = true
      under++
      try {
        await enter(text)
      } finally {
        under--
        // The user may have typed on meanwhile.
        if (under === 0 && field.value === text) settle()
      }
    }
    const changed = (): void => void entering()
    /** Text that was typed and restored by hand makes no change, so that nothing answers it. */
    const left = (): void => {
      if (under === 0) settle()
    }

    field.addEventListener('input', typing)
    field.addEventListener('change', changed)
    field.addEventListener('blur', left)
    return () => {
      field.removeEventListener('input', typing)
      field.removeEventListener('change', changed)
      field.removeEventListener('blur', left)
    }
  }

/**
 * Handles a choice in a list; fields that are typed into have `typedInto`. After the answer the list shows the accepted
 * value: a choice that was refused is not left in it.
 */
export const entered =
  (enter: (text: string) => unknown, stands: () => string) =>
  async ({
    currentTarget: field,
  }: {
    readonly currentTarget: HTMLInputElement | HTMLSelectElement
  }): Promise<void> => {
    const text = field.value
    await enter(text)
    if (field.value === text) field.value = stands()
  }
