const two = (n: number) => String(n).padStart(2, '0')

/** An instant (milliseconds) as hours and minutes of this clock: `22:30`. */
export function clockText(at: number): string {
  const date = new Date(at)
  return `${two(date.getHours())}:${two(date.getMinutes())}`
}

/** The next instant (milliseconds) at which a clock that now says `now` shows `22:30`. */
export function nextAt(clock: string, now: Date): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const at = new Date(now.getFullYear(), now.getMonth(), now.getDate(), hours, minutes)
  if (at <= now) at.setDate(at.getDate() + 1)
  return at.getTime()
}
