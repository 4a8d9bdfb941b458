export function printTable(rows) {
  const columns = Object.keys(rows[0] ?? {})
  const text = value => (typeof value === 'string' ? value : JSON.stringify(value))
  const widths = columns.map(column => Math.max(column.length, ...rows.map(row => text(row[column]).length)))
  const line = cells =>
    '  ' +
    cells
      .map((cell, index) => cell.padEnd(widths[index]))
      .join('  ')
      .trimEnd()
  console.log(line(columns))
  console.log(line(widths.map(width => '-'.repeat(width))))
  for (const row of rows) console.log(line(columns.map(column => text(row[column]))))
}

export const verdict = ok => (ok ? 'clean' : 'UNCLEAN')

/** What must be, beside what is. */
export const row = (check, expected, found) => ({
  check,
  expected,
  found,
  ok: JSON.stringify(expected) === JSON.stringify(found),
})
