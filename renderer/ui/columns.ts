/** More powers or seats than this stand in two rows: in one, names are cut off and counts lie over each other. */
const MOST_IN_A_ROW = 9

/** How many columns a list of so many powers or seats has, at least one. */
export const columnsFor = (count: number): number =>
  count > MOST_IN_A_ROW ? Math.ceil(count / 2) : Math.max(1, count)
