import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const { Hindrance, checkNode } = await import('./start/requirements.mjs')
const total = { passed: 0, failed: 0 }

try {
  await testAll()
} catch (error) {
  console.error(error instanceof Hindrance ? error.message : error)
  total.failed += 1
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

async function testAll() {
  checkNode()
  const { installDependencies } = await import('./start/install.mjs')
  await installDependencies(root)

  await part('Static checks', async () => {
    const { runChecks } = await import('./checks/check.mjs')
    const results = await runChecks()
    const passed = results.filter(({ ok }) => ok).length
    return { passed, failed: results.length - passed }
  })
  await part('Build', build)

  const { runJourneys, runVitest, runWidgetTests } = await import('./test/runners.mjs')
  await part('Units, and the service on the embedded database', () =>
    // The machine's own DATABASE_URL has its turn below.
    runVitest(root, ['unit', 'service'], { DATABASE_URL: '' }),
  )
  await part('The service on PostgreSQL', () => testOnPostgres(runVitest))

  const { ensureBrowser } = await import('./test/browser.mjs')
  if (!(await ensureBrowser(root))) {
    throw new Hindrance(
      'No browser could be found or installed: put a Chromium on the machine, or name one in CHROMIUM.',
    )
  }
  await part('Widgets in the browser', () => runWidgetTests(root))
  await part('Journeys through the built shop', async () => {
    const data = mkdtempSync(join(tmpdir(), 'till-journeys-'))
    try {
      return await runJourneys(root, data)
    } finally {
      rmSync(data, { recursive: true, force: true })
    }
  })
}

async function part(name, test) {
  console.log(`\n=== ${name} ===`)
  const { passed, failed } = await test()
  total.passed += passed
  total.failed += failed
}

async function build() {
  const { buildAll, isBuilt } = await import('./build/build.mjs')
  const { isWithinBudget } = await import('./bench/size.mjs')
  if (!isBuilt()) await buildAll()
  const within = await isWithinBudget()
  return { passed: 1 + Number(within), failed: Number(!within) }
}

async function testOnPostgres(runVitest) {
  const { startPostgres } = await import('./test/postgres.mjs')
  const postgres = await startPostgres(root)
  if (!postgres) {
    console.log('There is no PostgreSQL here, and none can be installed: left out.')
    return { passed: 0, failed: 0 }
  }
  try {
    return await runVitest(root, ['service'], { TILL_TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}
