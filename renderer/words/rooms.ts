// The messages of the rooms that a phone opens late or never: the laptop, the gamemaster's desk, points, plans,
// hints, print, the reading and its history, votes and news, the commands, the shell. The build
// (electron.vite.config.ts names their files) loads them only with a module that imports them from here.
export { m } from '../paraglide/messages.js'
