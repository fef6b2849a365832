// Replaces vitest for our test files: tests are collected instead of run, so that the runner can call them as plain
// functions, once for each mutant.
import { format } from 'node:util'
import {
  chai,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect'

/** @typedef {{ name: string, run: () => void }} Test */

chai.use(JestExtend)
chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)
const expect = chai.expect
Reflect.set(globalThis, GLOBAL_EXPECT, expect)
setState({ assertionCalls: 0, isExpectingAssertions: false }, /** @type {never} */ (expect))

/**
 * The stand-in for vitest, and the list it fills while test files are evaluated. Tests must be synchronous.
 * @returns {{ vitest: object, tests: Test[] }}
 */
export function collector() {
  /** @type {Test[]} */
  const tests = []
  /** @type {string[]} */
  const path = []

  /** @param {string} name @param {() => void} body */
  const describe = (name, body) => {
    path.push(name)
    body()
    path.pop()
  }
  /** @param {string} name @param {...unknown} rest options or none, then the test */
  const it = (name, ...rest) => {
    const run = /** @type {() => void} */ (rest.find((one) => typeof one === 'function'))
    const full = [...path, name].join(' > ')
    const namesakes = tests.filter((test) => test.name === full || test.name.startsWith(`${full} #`)).length
    tests.push({ name: namesakes ? `${full} #${namesakes + 1}` : full, run })
  }
  /**
   * @param {(name: string, body: () => void) => void} one
   * @returns {(rows: readonly unknown[]) => (name: string, body: (...row: unknown[]) => void) => void}
   */
  const each = (one) => (rows) => (name, body) => {
    for (const row of rows) {
      const values = Array.isArray(row) ? row : [row]
      const used = name.split('%s').length - 1
      one(format(name, ...values.slice(0, used)), () => body(...values))
    }
  }
  const vitest = {
    describe: Object.assign(describe, { each: each(describe) }),
    it: Object.assign(it, { each: each(it) }),
    test: Object.assign(it, { each: each(it) }),
    afterAll: () => {},
    expect,
  }
  return { vitest, tests }
}
