// What a user chooses on a page that is ahead of its table: each choice waits for the one before and begins from what that has
// made of the table, so that none undoes another.

export type InOrder = <Outcome>(choice: () => Outcome | Promise<Outcome>) => Promise<Outcome>

/** Takes choices one after the other; one that fails does not stop those behind it. */
export function inOrder(): InOrder {
  let last: Promise<unknown> = Promise.resolve()
  return (choice) => {
    const next = last.then(choice, choice)
    last = next
    return next
  }
}
