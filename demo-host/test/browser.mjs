import { run } from './run.mjs'

/** The second is faster to test in; where Debian is older it has the first alone. */
const packages = ['chromium', 'chromium-headless-shell']

/** Sees to it that there is a Chromium: the machine's, else Playwright's, else Debian's. Says whether there is one. */
export async function ensureBrowser(root) {
  // Loaded only now: it imports packages that may just have been installed.
  const { findChromium } = await import('./chromium.mjs')
  if (findChromium()) return true
  console.log('Installing a browser …')
  await run(root, process.execPath, [root + 'node_modules/playwright/cli.js', 'install', 'chromium'])
  if (findChromium()) return true
  if (process.getuid?.() === 0) {
    await run(root, 'apt-get', ['update', '-qq'])
    for (const name of packages) {
      await run(root, 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
        DEBIAN_FRONTEND: 'noninteractive',
      })
    }
  }
  return Boolean(findChromium())
}
