// How far a long step of the set-up is, on stderr: one line that changes in a terminal, a line a quarter elsewhere.

const terminal = process.stderr.isTTY

/**
 * Shows how many of `total` steps are done. `total` may be an estimate: the count that is shown never exceeds it.
 * @param {string} what
 * @param {number} total
 */
export function progress(what, total) {
  const started = Date.now()
  let done = 0
  let told = 0
  const line = () => `entente: ${what}: ${Math.min(done, total)} of ${total}`
  if (terminal) process.stderr.write(line())
  else process.stderr.write(`entente: ${what}\n`)
  return {
    step() {
      done += 1
      const quarter = Math.floor((4 * done) / total)
      if (terminal) process.stderr.write(`\r${line()}`)
      else if (quarter > told && quarter < 4) process.stderr.write(`${line()}\n`)
      told = quarter
    },
    end() {
      const seconds = Math.round((Date.now() - started) / 1000)
      const said = `entente: ${what}: done in ${seconds} s`
      process.stderr.write(terminal ? `\r\u001b[K${said}\n` : `${said}\n`)
    },
  }
}
