import { describe, expect, it } from 'vitest'
import { fitsHere, isInstalled, lockedPackages } from './lock.mjs'

describe('the packages of the lock', () => {
  it('are fewer for starting the program than for working on it', () => {
    const program = lockedPackages('program')
    expect(program.has('node_modules/svelte')).toBe(true)
    expect(program.has('node_modules/electron')).toBe(true)
    expect(program.has('node_modules/@stryker-mutator/core')).toBe(false)
    expect(program.size).toBeLessThan(lockedPackages('everything').size / 2)
  })

  it('are installed here, where tests run', () => {
    expect(isInstalled('everything')).toBe(true)
    expect(isInstalled('program')).toBe(true)
  })

  it('fit a system that they name, or that they do not refuse', () => {
    const { platform, arch } = process
    expect(fitsHere({})).toBe(true)
    expect(fitsHere({ os: [platform], cpu: [arch] })).toBe(true)
    expect(fitsHere({ os: ['aix'] })).toBe(false)
    expect(fitsHere({ cpu: [`!${arch}`] })).toBe(false)
    expect(fitsHere({ os: [`!aix`] })).toBe(true)
  })
})
