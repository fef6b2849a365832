/** JSON with sorted keys: the same text for the same value, whatever order its keys were set in. */
export function stableJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => stableJson(item ?? null)).join()}]`
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${stableJson(item)}`).join()}}`
  }
  return JSON.stringify(value)
}

/** A short fingerprint of a value for comparing machines and replays; not for secrets. */
export function stableHash(value: unknown): string {
  const text = stableJson(value)
  let a = 0x811c9dc5
  let b = 0x9dc5811c
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x85ebca6b)
    b ^= b >>> 13
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0')
}
