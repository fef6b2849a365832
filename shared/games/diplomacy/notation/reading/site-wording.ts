// The wording of play-by-mail sites where no rulebook writes orders so: webDiplomacy names the goal before the
// supported unit, DPjudge gives the route of a convoyed army and the result of each order.

/** A wording of a site, and the same in common words. */
type Rewording = readonly [site: RegExp, common: string]

const REWORDINGS: readonly Rewording[] = [
  // "(*bounce*)" and "(*cut, dislodged*)" after an order give its result.
  [/\s*\(?\*[a-z, ]+\*\)?\.?\s*$/iu, ''],
  [/\bsupport move to (.+) from (.+?)\.?$/iu, 'support $2 to $1'],
  [/\bsupport hold to (.+?)\.?$/iu, 'support $1'],
  [/\bconvoy to (.+) from (.+?)\.?$/iu, 'convoy $2 to $1'],
  // "Army Yorkshire -> North Sea -> Norway"
  [/^((?:\w+: )?A(?:rmy)? [^>]+?) -> (?:[^>]+ -> )+([^>]+?)\.?$/iu, '$1 -> $2 via convoy'],
  [/\b(build|remove|disband|destroy)s? (?:an?|the) (army|fleet) (?:in|at) /iu, '$1 $2 '],
  [/\bdestroy unit at /iu, 'remove '],
]

/** The line in common words; null where no site's wording is in it. */
export function inCommonWords(line: string): string | null {
  const common = REWORDINGS.reduce((text, [site, words]) => text.replace(site, words), line)
  return common === line ? null : common
}
