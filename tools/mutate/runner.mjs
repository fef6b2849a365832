// Runs the tests of the rules for Stryker inside its own process. A mutant costs the evaluation of one bundle and the
// few tests that reach it: milliseconds, where the start of a test framework costs seconds. Every mutant has modules
// of its own, so that no mutant affects another.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core'
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import {
  determineHitLimitReached,
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
} from '@stryker-mutator/api/test-runner'
import { build } from 'vite'
import { collector } from './collect.mjs'

/** The tests that judge mutants: those that exercise the rules and are quick, the quickest first. */
const SUITES = [
  ['/test/datc/engine.test.ts', '/test/reference/aims.test.ts'],
  ['/shared/games/diplomacy/{rules,orders}/**/*.test.ts', '!**/properties.test.ts'],
  ['/shared/games/diplomacy/rules/properties.test.ts'],
  ['/test/reference/second-opinion.test.ts'],
]
/** Every mutant meets every test that reaches it: fewer random positions than a test run has, but as many kinds. */
const SMALL = { RANDOM_POSITIONS: '280', RANDOM_RUNS: '15' }

/** A test may take so many times as long as without a mutant, and two seconds more, before it counts as endless. */
const SLOWER = 5
const SLACK_MS = 2000

/** What Stryker's instrumented code reads and writes. */
const switches = /** @type {Record<string, any>} */ (
  Reflect.get(globalThis, INSTRUMENTER_CONSTANTS.NAMESPACE) ?? {}
)
Reflect.set(globalThis, INSTRUMENTER_CONSTANTS.NAMESPACE, switches)

const globOf = (/** @type {string[]} */ suite) =>
  `import.meta.glob(${JSON.stringify(suite)}, { eager: true })`

/**
 * Bundles the suites of the sandbox with the code they test into one script.
 * @param {string} root
 */
async function bundle(root) {
  const entry = join(root, 'suites.js')
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root,
    build: {
      ssr: true,
      write: false,
      minify: false,
      rollupOptions: {
        input: entry,
        output: { format: 'cjs' },
        external: ['vitest', 'zod', 'fast-check', /^node:/],
      },
    },
    ssr: { noExternal: true },
    plugins: [
      {
        name: 'suites',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? `export default [${SUITES.map(globOf).join()}]` : undefined),
      },
      {
        // Tests find their data beside themselves.
        name: 'where-files-are',
        transform: (code, id) =>
          code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).toString())),
      },
    ],
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('nothing was bundled')
  return output.output[0].code
}

/** A test runner in Stryker's sense. */
class InProcessRunner {
  /** @type {Script | undefined} */
  script
  /** How long each test took without a mutant, in milliseconds: what takes much longer will never end. */
  usual = /** @type {Map<string, number>} */ (new Map())

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    Object.assign(process.env, SMALL, process.env)
    const code = await bundle(process.cwd())
    this.script = new Script(`(function (require, module, exports) {${code}\n})`, { filename: 'suites.cjs' })
    switches.activeMutant = undefined
    for (const { name, run } of this.collect()) this.usual.set(name, timed(run))
  }

  /** Evaluates everything afresh. */
  collect() {
    const { vitest, tests } = collector()
    const outside = createRequire(join(process.cwd(), 'package.json'))
    const module = { exports: {} }
    const need = (/** @type {string} */ name) =>
      name === 'vitest' ? vitest : /** @type {unknown} */ (outside(name))
    const evaluate = /** @type {(...globals: unknown[]) => void} */ (this.script?.runInThisContext())
    evaluate(need, module, module.exports)
    return tests
  }

  /**
   * @param {import('@stryker-mutator/api/test-runner').DryRunOptions} options
   * @returns {Promise<import('@stryker-mutator/api/test-runner').DryRunResult>}
   */
  async dryRun({ timeout }) {
    switches.activeMutant = undefined
    switches.mutantCoverage = { static: {}, perTest: {} }
    /** @type {import('@stryker-mutator/api/test-runner').TestResult[]} */
    const results = []
    within(timeout, () => {
      for (const { name, run } of this.collect()) {
        switches.currentTestId = name
        const about = { id: name, name }
        try {
          results.push({ ...about, timeSpentMs: timed(run), status: TestStatus.Success })
        } catch (error) {
          const failed = { status: TestStatus.Failed, failureMessage: String(error) }
          results.push({ ...about, timeSpentMs: 0, ...failed })
        }
        switches.currentTestId = undefined
      }
    })
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: switches.mutantCoverage }
  }

  /**
   * @param {import('@stryker-mutator/api/test-runner').MutantRunOptions} options
   * @returns {Promise<import('@stryker-mutator/api/test-runner').MutantRunResult>}
   */
  async mutantRun({ activeMutant, testFilter, timeout, hitLimit }) {
    switches.activeMutant = activeMutant.id
    switches.hitCount = hitLimit === undefined ? undefined : 0
    switches.hitLimit = hitLimit
    let ran = 0
    let running = 'suites'
    try {
      const wanted = testFilter && new Set(testFilter)
      for (const { name, run } of within(timeout, () => this.collect())) {
        if (wanted && !wanted.has(name)) continue
        running = name
        ran++
        within(SLACK_MS + SLOWER * (this.usual.get(name) ?? 0), run)
      }
      return { status: MutantRunStatus.Survived, nrOfTests: ran }
    } catch (error) {
      const endless = determineHitLimitReached(switches.hitCount, hitLimit)
      if (
        endless ||
        (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      )
        return { status: MutantRunStatus.Timeout }
      return {
        status: MutantRunStatus.Killed,
        killedBy: [running],
        failureMessage: String(error),
        nrOfTests: ran,
      }
    }
  }
}

const acting = new Script('act()')

/**
 * Does something that may never end, for so many milliseconds at most.
 * @template T
 * @param {number} timeout
 * @param {() => T} act
 * @returns {T}
 */
function within(timeout, act) {
  Reflect.set(globalThis, 'act', act)
  return /** @type {T} */ (acting.runInThisContext({ timeout: Math.ceil(timeout) }))
}

/** @param {() => void} act */
function timed(act) {
  const started = performance.now()
  act()
  return performance.now() - started
}

const create = () => new InProcessRunner()
/** Nothing of Stryker's own is needed. */
create.inject = /** @type {[]} */ ([])

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'in-process', create)]
