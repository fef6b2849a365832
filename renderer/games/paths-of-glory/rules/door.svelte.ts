/** The rule that is open over the table, by the book's number, or '' for the book's beginning; null while none is. */
class RuleDoor {
  rule = $state<string | null>(null)
}

export const ruleDoor = new RuleDoor()
