// The walks over many pages in every language and colour scheme. They take minutes, and are run by hand before a release.
import { defineConfig } from '@playwright/test'
import usual from '../../../playwright.config.ts'

process.env['ENTENTE_WALKS'] = 'all'

export default defineConfig({
  ...usual,
  testDir: '..',
  testMatch: '{axe,learning,letters-access,narrow,war-lessons,war-pages}.spec.ts',
})
