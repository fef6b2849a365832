// Set-up writes single lines to stderr, so that a command's own output contains nothing else.

/** Prints the current step. @param {string} line */
export function say(line) {
  process.stderr.write(`entente: ${line}\n`)
}

/** Ends the program with one clear sentence. @param {string} sentence @returns {never} */
export function giveUp(sentence) {
  process.stderr.write(`entente: ${sentence}\n`)
  process.exit(1)
}
