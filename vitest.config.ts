import { defineConfig } from 'vitest/config'
import { sharedAliases } from './widgets/build/aliases.mjs'

export default defineConfig({
  resolve: { alias: sharedAliases },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'core/**/*.test.ts',
            'loader/**/*.test.ts',
            'widgets/**/*.test.ts',
            'checkout-site/**/*.test.ts',
            'demo-host/{build,bench,checks,gallery,lock,start,test,pages}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          environment: 'node',
          include: ['demo-host/service/**/*.test.ts'],
          // The embedded database takes its time to start on two cores.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
