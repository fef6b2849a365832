import { renderUnicodeCompact } from 'uqr'

/** The lines in the terminal when the table is open: the code to scan, the addresses, the host's own link. */
export function greeting(host: {
  readonly urls: readonly string[]
  readonly hostUrl: string
  readonly dataDir: string
}): string {
  const [best = '', ...others] = host.urls
  const reachable = best !== '' && !best.includes('//127.0.0.1')
  return [
    '',
    ...(reachable ? [renderUnicodeCompact(best), ''] : []),
    `  Players        ${best}`,
    ...(others.length > 0 ? [`  also           ${others.join('  ')}`] : []),
    `  Host (secret)  ${host.hostUrl}`,
    `  Tables lie in  ${host.dataDir}`,
    '',
    '  Ctrl+C stops; every order is kept and the table opens paused next time.',
    '',
  ].join('\n')
}
