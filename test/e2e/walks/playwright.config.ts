// The walks over many pages in every language and colour scheme, the same surfaces on every board, and pages that need a
// build of their own. They take minutes, and are run by hand before a release.
import { defineConfig } from '@playwright/test'
import usual from '../../../playwright.config.ts'

process.env['ENTENTE_WALKS'] = 'all'

export default defineConfig({
  ...usual,
  testDir: '..',
  testMatch: [
    '{axe,boards-surfaces,boards-television,learning,letters-access,narrow,war-lessons,war-pages}.spec.ts',
    'walks/*.walk.ts',
  ],
})
