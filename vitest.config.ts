import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{shared,electron,tools}/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['test/e2e/**', 'node_modules/**', 'out/**'],
        },
      },
      {
        plugins: [svelte(), svelteTesting()],
        test: { name: 'renderer', environment: 'happy-dom', include: ['renderer/**/*.test.ts'] },
      },
    ],
  },
})
