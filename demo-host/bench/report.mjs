import { median } from './median.mjs'
import { quartiles, ratioBetween } from './spread.mjs'

const figures = [
  { key: 'toggle', name: 'script start → cart toggle visible', unit: 'ms' },
  { key: 'add', name: 'script start → add button visible', unit: 'ms' },
  { key: 'line', name: 'click → any of the drawer’s line on screen', unit: 'ms' },
  { key: 'script', name: 'script time, from load to an open drawer', unit: 'ms' },
  { key: 'heap', name: 'heap with the drawer open', unit: 'MB', digits: 1 },
  { key: 'longTasks', name: 'long-task time beyond 50 ms at load', unit: 'ms' },
  { key: 'calls', name: 'calls at load, no cart' },
  { key: 'callsWithCart', name: 'calls at load, with a cart' },
  { key: 'shift', name: 'layout shift' },
]

/** Prints the medians of all loads with their quartiles, and their ratios beside the budgets. */
export function report(results) {
  const names = Object.keys(results)
  const all = Object.fromEntries(
    names.map(name => [name, Object.fromEntries(figures.map(({ key }) => [key, valuesOf(results[name], key)]))]),
  )
  const rows = figures.map(({ key, name, unit, digits }) => [
    name,
    ...names.map(of => show(all[of][key], unit, digits)),
  ])
  console.log(columns([['medians (quartiles), processor slowed 4 times', ...names], ...rows]))
  console.log(
    `floor and till were seen ${all.floor.add.length} and ${all.till.add.length} times, a drawer ${all.till.line.length} times`,
  )
  console.log('')
  const head = ['till, as a ratio', 'is', '19 of 20 times', 'budget', '']
  console.log(columns([head, ...verdicts(all)]))
}

function verdicts({ floor, till, 'buy button': framed, 'buy button, no frames': bare }) {
  const to = (peer, key) => [median(till[key]) / median(peer[key]), ratioBetween(till[key], peer[key])]
  const toFastest = key => to(median(framed[key]) < median(bare[key]) ? framed : bare, key)
  const rows = [
    ['cart toggle, to the floor', ...to(floor, 'toggle'), 1.2],
    ['cart toggle, to Buy Button', ...toFastest('toggle'), 0.35],
    ['add button, to the floor', ...to(floor, 'add'), 1.2],
    ['add button, to Buy Button', ...toFastest('add'), 0.35],
    ['drawer’s line on screen, to Buy Button', ...to(framed, 'line'), 1],
    ['drawer’s line on screen, to its fastest', ...toFastest('line'), 1.3],
    ['long-task time at load, to Buy Button', ...to(framed, 'longTasks'), 0.25],
    ['long-task time at load, to its fastest', ...toFastest('longTasks'), 0.25],
    ['calls at load without a cart', median(till.calls), [], 0],
    ['calls at load with a cart', median(till.callsWithCart), [], 1],
    ['layout shift', median(till.shift), [], 0],
  ]
  return rows.map(([name, is, between, budget]) => [
    name,
    is.toFixed(2),
    between.map(end => end.toFixed(2)).join(' to '),
    String(budget),
    is <= budget ? 'ok' : 'OVER',
  ])
}

const valuesOf = (runs, key) => runs.flatMap(run => run[key] ?? [])

function show(values, unit, digits = 0) {
  if (!values.length) return '–'
  const middle = median(values)
  if (!unit) return String(+middle.toFixed(4))
  const [low, high] = quartiles(values).map(value => value.toFixed(digits))
  return `${middle.toFixed(digits)} ${unit} (${low} to ${high})`
}

function columns(rows) {
  const widths = rows[0].map((_, index) => Math.max(...rows.map(row => row[index].length)))
  return rows
    .map(row =>
      row.map((cell, index) => (index ? cell.padStart(widths[index]) : cell.padEnd(widths[index]))).join('  '),
    )
    .join('\n')
}
