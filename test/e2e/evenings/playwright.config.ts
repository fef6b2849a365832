// Whole evenings in real browsers, which take minutes. They are run by hand, never with the other tests.
import { defineConfig } from '@playwright/test'
import usual from '../../../playwright.config.ts'

export default defineConfig({
  ...usual,
  testDir: '.',
  testMatch: '*.evening.ts',
  workers: 1,
  timeout: 900_000,
})
