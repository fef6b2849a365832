import path from 'node:path'

const NAME = 'entente'

/** Where this platform keeps a program's data. Forward slashes everywhere: Windows takes them too. */
export function defaultDataFolder(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
  home: string,
): string {
  const at = (folder: string, ...more: string[]) => path.posix.join(folder.replaceAll('\\', '/'), ...more)
  switch (platform) {
    case 'win32':
      return at(env['APPDATA'] ?? at(home, 'AppData', 'Roaming'), 'Entente')
    case 'darwin':
      return at(home, 'Library', 'Application Support', 'Entente')
    default:
      return at(env['XDG_DATA_HOME'] || at(home, '.local', 'share'), NAME)
  }
}
