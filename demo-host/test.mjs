import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const { RequirementError, checkNode } = await import('./start/requirements.mjs')
const { reportUnsteady } = await import('./test/journeys.mjs')
/** @type {{ passed: number, failed: number, unsteady: string[], failures: string[] }} */
const total = { passed: 0, failed: 0, unsteady: [], failures: [] }
/** Each part with the seconds that it took; below it, indented, its slowest files where its runner names them. */
const times = []

// Whatever happens, the last line says how it ended.
for (const event of ['uncaughtException', 'unhandledRejection']) process.once(event, closeWith)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => closeWith(`Ended by ${signal}.`))

await testAll().catch(fail)
close()

function closeWith(error) {
  fail(error)
  close()
}

function close() {
  for (const [name, seconds] of times) console.log(`${String(Math.round(seconds)).padStart(5)} s  ${name}`)
  for (const line of reportUnsteady(total.unsteady)) console.log(line)
  for (const name of total.failures) console.log(`failed  ${name}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
}

function fail(error) {
  console.error(error instanceof RequirementError ? error.message : error)
  total.failed += 1
  total.failures.push(String(error))
}

async function testAll() {
  checkNode()
  const { installDependencies } = await import('./start/install.mjs')
  await installDependencies(root)

  await part('Static checks', async () => {
    const { runChecks } = await import('./checks/check.mjs')
    const results = await runChecks()
    const failures = results.filter(({ ok }) => !ok).map(({ name }) => `the check '${name}'`)
    return { passed: results.length - failures.length, failed: failures.length, failures }
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
    throw new RequirementError(
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
  const start = performance.now()
  try {
    const { passed, failed, unsteady = [], failures = [], times: inside = [] } = await test()
    total.passed += passed
    total.failed += failed
    total.unsteady.push(...unsteady)
    total.failures.push(...failures)
    times.push([name, secondsSince(start)], ...inside.map(([file, seconds]) => [`  ${file}`, seconds]))
  } catch (error) {
    // A part that breaks hides none of the others.
    fail(error)
    times.push([name, secondsSince(start)])
  }
}

function secondsSince(start) {
  return (performance.now() - start) / 1000
}

async function build() {
  const { buildAll, isBuilt } = await import('./build/build.mjs')
  const { isWithinBudget } = await import('./bench/size.mjs')
  if (!isBuilt()) await buildAll()
  const within = await isWithinBudget()
  return { passed: 1 + Number(within), failed: Number(!within), failures: within ? [] : ['the budget of bytes'] }
}

async function testOnPostgres(runVitest) {
  const { startPostgres } = await import('./test/postgres.mjs')
  const { testsOfTheDatabase } = await import('./test/tests-of-the-database.mjs')
  const postgres = await startPostgres(root)
  if (!postgres) {
    console.log('There is no PostgreSQL here, and none can be installed: left out.')
    return { passed: 0, failed: 0 }
  }
  try {
    // What asks no database was run above.
    return await runVitest(root, ['service'], { TILL_TEST_DATABASE_URL: postgres.url }, testsOfTheDatabase(root))
  } finally {
    await postgres.stop()
  }
}
