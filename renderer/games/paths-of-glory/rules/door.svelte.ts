/** Which rule lies open over the table, by the book's number; null while none does. */
class RuleDoor {
  rule = $state<string | null>(null)
}

export const ruleDoor = new RuleDoor()
