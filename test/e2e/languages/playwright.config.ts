// The walks over many pages in every language. They take minutes, and are run by hand before a release.
import { defineConfig } from '@playwright/test'
import usual from '../../../playwright.config.ts'

process.env['ENTENTE_LANGUAGES'] = 'all'

export default defineConfig({
  ...usual,
  testDir: '..',
  testMatch: '{axe,learning,narrow,war-lessons,war-pages}.spec.ts',
})
