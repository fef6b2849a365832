// What the print room saves for programs. It declares schemas, so the code generation of zod is switched off first; the
// planning board, which shares their files, relies on it too.
import '../jitless.ts'

export { writeSavedGame } from '../../../../shared/games/diplomacy/exchange/write-saved-game.ts'
export { writeTail } from '../../../../shared/games/diplomacy/exchange/transcript-tail.ts'
