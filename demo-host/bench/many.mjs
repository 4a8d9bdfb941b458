import { benchLife, benchLines, benchQuickShops } from './many-of-one.mjs'

/** Prints what hundreds of widgets, hundreds of lines and a thousand insertions cost, beside their budgets. */
export async function benchMany(browser) {
  const rows = []
  for (const bench of [benchQuickShops, benchLines, benchLife]) {
    rows.push(...(await bench(browser)))
    process.stderr.write(`${bench.name} done\n`)
  }
  printRows(rows)
}

/** The run fails if a row is over its budget. */
export function printRows(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length))
  for (const { name, is, budget, unit = '' } of rows) {
    const verdict = is <= budget ? 'ok' : 'OVER'
    if (verdict === 'OVER') process.exitCode = 1
    console.log(
      `${name.padEnd(width)}  ${is.toFixed(2).padStart(8)} ${unit.padEnd(3)} of ${String(budget).padStart(5)}  ${verdict}`,
    )
  }
}
