// The catalogue with the words of the rooms a phone may never enter, or only later: the laptop, the gamemaster's desk,
// points, plans, hints, print, the reading and its history, votes and news, the commands, the shell. The build (electron.vite.config.ts
// names their files) fetches those only with a module that takes its words from here.
export { m } from '../paraglide/messages.js'
