import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { embedded } from './databases/embedded.mjs'
import { postgres } from './databases/postgres.mjs'
import { printTable, verdict } from './print.mjs'
import { runs } from './runs/index.mjs'
import { bundleService } from './shop.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const makers = { embedded, postgres }

/**
 * Breaks the running service in the ways that demo-host/faults/README.md lists, on both databases, and then checks that
 * nothing was lost, doubled or made up. Exits with 1 if an audit is not clean.
 *
 *   npm run faults                      everything, in its true size
 *   npm run faults -- --only kill       one run (or several: --only kill,outage)
 *   npm run faults -- --on postgres     one database
 *   npm run faults -- --quick           everything, small
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, on: { type: 'string' }, quick: { type: 'boolean', default: false } },
})
const wanted = runs.filter(({ name }) => !values.only || values.only.split(',').includes(name))
const names = Object.keys(makers).filter(name => !values.on || name === values.on)
if (wanted.length === 0 || names.length === 0) {
  console.error(`Known runs: ${runs.map(({ name }) => name).join(', ')}. Databases: ${Object.keys(makers).join(', ')}.`)
  process.exit(2)
}

const results = []
const file = await bundleService(root)
for (const name of names) {
  const database = await makers[name](root)
  if (!database) {
    console.error(`No PostgreSQL can be had here: install it, or name one in DATABASE_URL.`)
    process.exitCode = 1
    continue
  }
  try {
    for (const run of wanted) results.push(await perform(run, name, database))
  } finally {
    await database.close()
  }
}
const summary = results.map(({ promise, run, database, rows, seconds }) => ({
  promise,
  run,
  database,
  checks: rows.length,
  unclean: rows.filter(({ ok }) => !ok).length,
  seconds,
}))
console.log('\nAll runs')
printTable(summary)
if (results.some(({ rows }) => rows.some(({ ok }) => !ok))) process.exitCode = 1

async function perform({ name: run, promise, title, go }, name, database) {
  console.log(`\n${promise} ${run} on ${name}: ${title}`)
  const began = Date.now()
  let rows
  try {
    rows = await go({ file, database, quick: values.quick })
  } catch (error) {
    rows = [{ check: 'the run came to its end', expected: 'yes', found: String(error?.stack ?? error), ok: false }]
  }
  printTable(rows.map(({ ok, ...row }) => ({ ...row, '': verdict(ok) })))
  return { promise, run, database: name, rows, seconds: Math.round((Date.now() - began) / 1000) }
}
