const figures = [
  { key: 'toggle', name: 'script start → cart toggle visible', unit: 'ms' },
  { key: 'add', name: 'script start → add button visible', unit: 'ms' },
  { key: 'line', name: 'click → drawer painted with its line', unit: 'ms' },
  { key: 'longTasks', name: 'long-task time beyond 50 ms at load', unit: 'ms' },
  { key: 'calls', name: 'calls at load, no cart' },
  { key: 'callsWithCart', name: 'calls at load, with a cart' },
  { key: 'shift', name: 'layout shift' },
]

/** Prints the medians of the rounds, and how they stand to each other and to budgets.md. */
export function report(results) {
  const names = Object.keys(results)
  const medians = Object.fromEntries(
    names.map(name => [name, Object.fromEntries(figures.map(({ key }) => [key, median(results[name], key)]))]),
  )
  const rows = figures.map(({ key, name, unit }) => [name, ...names.map(of => show(medians[of][key], unit))])
  console.log(columns([[`medians of ${results.floor.length}, processor slowed 4 times`, ...names], ...rows]))
  console.log('')
  console.log(columns([['till, as a ratio', 'is', 'budget', ''], ...verdicts(medians)]))
}

function verdicts({ floor, till, 'buy button': framed, 'buy button, no frames': bare }) {
  const fastest = key => Math.min(framed[key], bare[key])
  const rows = [
    ['cart toggle, to the floor', till.toggle / floor.toggle, 1.2],
    ['cart toggle, to Buy Button', till.toggle / fastest('toggle'), 0.35],
    ['add button, to the floor', till.add / floor.add, 1.2],
    ['add button, to Buy Button', till.add / fastest('add'), 0.35],
    ['drawer painted, to Buy Button', till.line / fastest('line'), 1],
    ['long-task time at load, ms', till.longTasks, 50],
    ['calls at load without a cart', till.calls, 0],
    ['calls at load with a cart', till.callsWithCart, 1],
    ['layout shift', till.shift, 0],
  ]
  return rows.map(([name, is, budget]) => [name, is.toFixed(2), String(budget), is <= budget ? 'ok' : 'OVER'])
}

function median(runs, key) {
  const values = runs.flatMap(run => run[key] ?? []).sort((left, right) => left - right)
  return values.length ? values[Math.floor(values.length / 2)] : undefined
}

const show = (value, unit) =>
  value === undefined ? '–' : unit ? `${value.toFixed(0)} ${unit}` : String(+value.toFixed(4))

function columns(rows) {
  const widths = rows[0].map((_, at) => Math.max(...rows.map(row => row[at].length)))
  return rows
    .map(row => row.map((cell, at) => (at ? cell.padStart(widths[at]) : cell.padEnd(widths[at]))).join('  '))
    .join('\n')
}
