/** A time in whole minutes, with hours where there are any: "1 hour 20 minutes". At least a minute. */
export function minutesText(ms: number, locale: string): string {
  const minutes = Math.max(1, Math.round(ms / 60_000))
  const said = (count: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  const hours = Math.floor(minutes / 60)
  const parts = [hours > 0 ? said(hours, 'hour') : '', minutes % 60 > 0 ? said(minutes % 60, 'minute') : '']
  return parts.filter(Boolean).join(' ')
}
