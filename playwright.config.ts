import { defineConfig, devices } from '@playwright/test'
import { browserArguments, findHeadlessChromium } from './demo-host/test/chromium.mjs'
import { firefoxOptions } from './demo-host/test/hosts/engines.mjs'

const hostPort = process.env.TILL_HOST_PORT ?? '4410'
const shopPort = process.env.TILL_SHOP_PORT ?? '4411'
const counts = process.env.TILL_TEST_COUNTS
const executablePath = findHeadlessChromium()

const chromium = {
  name: 'chromium',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
  },
}

/** `npm run hosts` runs the wallets' journeys in it. */
const { channel, ...launchOptions } = firefoxOptions
const firefox = { name: 'firefox', use: { ...devices['Desktop Firefox'], channel, launchOptions } }

export default defineConfig({
  testDir: 'demo-host/e2e',
  testMatch: '**/*.e2e.ts',
  workers: 2,
  // A busy machine takes three times as long; a test that passes waits for none of it.
  timeout: 120_000,
  // What is tried again is there within a moment, mostly.
  expect: { timeout: 15_000, toPass: { intervals: [20, 50, 100, 100, 250] } },
  forbidOnly: true,
  // A machine that stands still for a moment is no fault of the shop; who passed only then is named (decision 0011).
  retries: counts ? 1 : 0,
  reporter: counts ? [['line'], ['json', { outputFile: counts }]] : 'line',
  use: {
    baseURL: `http://localhost:${hostPort}`,
    // Painting what moves takes a fifth of the time; the files that see motion say so (decision 0012).
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a third of the time; a journey that failed is run again by itself to be looked at.
    trace: counts ? 'off' : 'retain-on-failure',
    screenshot: counts ? 'only-on-failure' : 'off',
  },
  webServer: {
    command: 'node demo-host/start.mjs',
    // The host pages stand once the shop does.
    url: `http://localhost:${hostPort}/strangers`,
    env: {
      TILL_HOST_PORT: hostPort,
      TILL_SHOP_PORT: shopPort,
      TILL_DATA_DIR: process.env.TILL_DATA_DIR ?? 'test-results/data',
    },
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
  projects: [process.env.TILL_ENGINE === 'firefox' ? firefox : chromium],
})
