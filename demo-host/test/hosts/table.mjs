const signs = { passed: 'passed', failed: 'FAILED', 'not run': 'n/a' }

/** The table 'host page × engine × check' as text, with the reason of every cell that did not simply pass below it. */
export function tableOf(rows, engineTitles) {
  const names = [...new Set(rows.map(({ page }) => page))]
  const lines = [['host page', 'check', ...engineTitles]]
  const notes = []
  for (const page of names) {
    const checks = [...new Set(rows.filter(row => row.page === page).map(({ check }) => check))]
    for (const [place, check] of checks.entries()) {
      const cells = engineTitles.map(engine => {
        const cell = rows.find(row => row.page === page && row.check === check && row.engine === engine)
        if (!cell) return ''
        if (!cell.why) return signs[cell.state]
        const note = `${cell.state === 'passed' ? 'passed, but' : signs[cell.state] + ':'} ${cell.why}`
        if (!notes.includes(note)) notes.push(note)
        return `${signs[cell.state]} [${notes.indexOf(note) + 1}]`
      })
      lines.push([place ? '' : page, check, ...cells])
    }
  }
  const widths = lines[0].map((_name, column) => Math.max(...lines.map(line => line[column].length)))
  const text = lines.map(line =>
    line
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  )
  text.splice(1, 0, widths.map(width => '-'.repeat(width)).join('  '))
  return [...text, '', ...notes.map((note, place) => `[${place + 1}] ${note}`)].join('\n')
}
