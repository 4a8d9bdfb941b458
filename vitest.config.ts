import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { sharedAliases } from './widgets/build/aliases.mjs'

export default defineConfig({
  resolve: { alias: sharedAliases },
  test: {
    // Vitest leaves one core to itself, which is half of a machine with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Beside another worker that has the core a test may wait for its turn.
          testTimeout: 20_000,
          // A process of its own for every file took more than half of the time. Modules, globals and timers are each file's own all the same.
          isolate: false,
          setupFiles: ['./core/testing/fresh-modules.ts'],
          include: [
            'core/**/*.test.ts',
            'loader/**/*.test.ts',
            'widgets/**/*.test.ts',
            'checkout-site/**/*.test.ts',
            'demo-host/{build,bench,checks,codes,gallery,lock,start,test,pages}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          environment: 'node',
          include: ['demo-host/service/**/*.test.ts'],
          // To read the whole service again for every file took a third of the time. Each file has a database of its own.
          isolate: false,
          // The embedded database takes its time to start on two cores.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
