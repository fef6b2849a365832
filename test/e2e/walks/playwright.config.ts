// What the usual run leaves out: tests that are tagged as walks, axe in every colour scheme, and pages that need a build of
// their own. They take twenty minutes, and are run once a week and before a release.
import { defineConfig } from '@playwright/test'
import usual from '../../../playwright.config.ts'

process.env['ENTENTE_WALKS'] = 'all'

const { use = {} } = usual.projects![0]!

export default defineConfig({
  ...usual,
  testDir: '..',
  grepInvert: [],
  projects: [
    { name: 'walks', use, testMatch: '*.spec.ts', grep: [/@walk/, /axe finds nothing/] },
    { name: 'other builds', use, testMatch: 'walks/*.walk.ts' },
  ],
})
