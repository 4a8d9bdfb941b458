import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotli11 } from '../build/precompress.mjs'
import { root } from '../build/sources.mjs'
import { Graph } from './graph.mjs'
import { rowsFor } from './rows.mjs'

const shop = root + 'dist/shop/'
const kB = bytes => (bytes / 1000).toFixed(2)

/**
 * Prints what each entry weighs beside its budget, if it has one. Returns whether all are within theirs, or within what is
 * accepted over it.
 */
export async function isWithinBudget(say = console.log) {
  const rows = await measuredRows()
  const cells = rows.map(row => [
    row.name,
    `${kB(row.bytes)} kB`,
    row.budget ? `${kB(row.budget)} kB` : '',
    row.requests ? `${row.files.length} of ${row.requests}` : String(row.files.length),
    standing(row),
  ])
  say(table([['what a page must load', 'brotli', 'budget', 'requests', ''], ...cells]))
  for (const { name, files, sizes, within } of rows) {
    if (!within)
      say(`\n${name} loads\n${files.map((file, index) => `  ${kB(sizes[index]).padStart(7)} kB  ${file}`).join('\n')}`)
  }
  return rows.every(({ within }) => within)
}

export function measuredRows() {
  const graphs = { widgets: graphOf('widgets'), site: graphOf('checkout-site'), window: graphOf('window-site') }
  return Promise.all(rowsFor(graphs).map(measure))
}

function graphOf(part) {
  const manifest = `${root}dist/${part}.json`
  return new Graph(existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {})
}

async function measure(row) {
  const sizes = await Promise.all(row.files.map(async file => (await brotli11(readFileSync(shop + file))).length))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  const within = !(bytes > (row.accepted ?? row.budget)) && row.files.length <= (row.requests ?? Infinity)
  return { ...row, sizes, bytes, within }
}

function standing({ bytes, budget, accepted, within }) {
  if (!within) return 'OVER'
  if (bytes > budget) return `over, accepted to ${kB(accepted)} kB`
  return budget ? 'ok' : ''
}

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)))
  return rows
    .map(row =>
      row.map((cell, index) => (index === 0 ? cell.padEnd(widths[index]) : cell.padStart(widths[index]))).join('  '),
    )
    .join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { buildAll, isBuilt } = await import('../build/build.mjs')
  if (!isBuilt()) await buildAll()
  process.exitCode = (await isWithinBudget()) ? 0 : 1
}
