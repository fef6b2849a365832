// The one test command: types and lint, unit and host tests, then real browsers against the built host.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { testBrowser } from './browser.mjs'
import { needBuild } from './build.mjs'
import { needDependencies, needNode } from './dependencies.mjs'
import { root, run, runLocal } from './run.mjs'
import { giveUp, say } from './say.mjs'

needNode()
await needDependencies()

const results = path.join(root, 'test-results')
const unitFile = path.join(results, 'unit.json')
const endToEndFile = path.join(results, 'end-to-end.json')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

say('compiling the messages')
if ((await run('npm', ['run', '--silent', 'messages'], { output: 'on-failure' })) !== 0)
  giveUp('the messages do not compile: npm run messages')

// The linter's last minutes leave a core idle, so the unit tests do not wait for it.
say('checking types, lint and format (tools/setup/check.mjs), beside')
const checking = run('node', ['tools/setup/check.mjs'], { output: 'on-failure' })

say('unit, rules, table and host tests (vitest)')
const unit = await runLocal('vitest', [
  'run',
  '--tags-filter=!campaign',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitFile}`,
])
// Playwright empties the folder when it starts.
const units = report(unitFile)
const checked = await checking

await needBuild()
const browser = await testBrowser()
if (!browser)
  giveUp('no browser for the end-to-end tests: install Chromium, or name one with ENTENTE_BROWSER=/path.')
say(`end-to-end tests in ${browser} (playwright)`)
const endToEnd = await runLocal('playwright', ['test', '--reporter=list,json'], {
  env: { ...process.env, ENTENTE_BROWSER: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: endToEndFile },
})

const pages = report(endToEndFile)?.stats
const passed = (units?.numPassedTests ?? 0) + (pages?.expected ?? 0)
const failed = (units?.numFailedTests ?? 0) + (pages?.unexpected ?? 0)
const skipped = (units?.numPendingTests ?? 0) + (pages?.skipped ?? 0)
const broken = [
  [checked, 'npm run check'],
  [unit, 'vitest'],
  [endToEnd, 'playwright'],
].filter(([status]) => status !== 0)
for (const name of failedUnits(units)) say(`failed: ${name}`)
const flaky = pages?.flaky ? `, ${pages.flaky} passed only at the second try` : ''
console.log(`${passed} passed, ${failed} failed${flaky}${skipped ? `, ${skipped} skipped` : ''}`)
if (broken.length > 0 || passed === 0) giveUp(`not green: ${broken.map(([, name]) => name).join(', ')}`)

/** The unit tests that failed, each with its file: what is at the end of a long output is read first. @param {any} from @returns {string[]} */
function failedUnits(from) {
  return (from?.testResults ?? []).flatMap((/** @type {any} */ { name, assertionResults, message }) => {
    const file = path.relative(root, name)
    const failures = assertionResults.filter((/** @type {any} */ { status }) => status === 'failed')
    if (failures.length === 0 && message) return [`${file}: ${message.split('\n')[0]}`]
    return failures.map((/** @type {any} */ { fullName }) => `${file}: ${fullName}`)
  })
}

/** @param {string} file @returns {any} */
function report(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
