// The walks over many pages in every language and colour scheme, the same surfaces on every board, what else is tagged
// as a walk, and pages that need a build of their own. They take twenty minutes, and are run once a week and before a
// release.
import { defineConfig } from '@playwright/test'
import usual from '../../../playwright.config.ts'

process.env['ENTENTE_WALKS'] = 'all'

const { use = {} } = usual.projects![0]!

/** They walk over more where all walks are taken. */
const WIDER =
  '{axe,boards-surfaces,boards-television,learning,letters-access,narrow,war-lessons,war-pages,war-phones}.spec.ts'

export default defineConfig({
  ...usual,
  testDir: '..',
  grepInvert: [],
  projects: [
    { name: 'everywhere', use, testMatch: WIDER },
    { name: 'tagged', use, testMatch: '*.spec.ts', testIgnore: WIDER, grep: /@walk/ },
    { name: 'other builds', use, testMatch: 'walks/*.walk.ts' },
  ],
})
