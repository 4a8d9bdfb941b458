import { describe, expect, test } from 'vitest'
import { countJourneys, reportUnsteady } from './journeys.mjs'

const failed = {
  status: 'failed',
  duration: 2_000,
  errors: [{ message: '\u001b[31mError\u001b[39m: it is red\n\nat 75' }],
}
const triesOf: Record<string, { status: string; duration: number; errors?: { message: string }[] }[]> = {
  flaky: [failed, { status: 'passed', duration: 1_500 }],
  unexpected: [failed, failed],
}

const journey = (title: string, status: string) => ({
  ...{ title, file: 'looks.e2e.ts', line: 75 },
  tests: [{ status, results: triesOf[status] ?? [] }],
})

const why = '\n    Error: it is red\n    at 75'

/** A report of Playwright's, as far as it is read: files, with what is in a `describe` of theirs. */
const reportOf = (...statuses: string[]) => {
  const specs = statuses.map((status, place) => journey(`journey ${place}`, status))
  const count = (status: string) => statuses.filter(each => each === status).length
  return {
    stats: { expected: count('expected'), unexpected: count('unexpected'), flaky: count('flaky'), skipped: 0 },
    errors: [],
    suites: [
      { specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1, 2) }] },
      { specs: specs.slice(2), suites: [] },
    ],
  }
}

describe('the journeys’ count', () => {
  test('is of those that passed and those that failed twice, which it names with their error', () => {
    const report = reportOf('expected', 'unexpected', 'expected')
    const failures = [`looks.e2e.ts:75 journey 1${why}`]
    expect(countJourneys(report)).toMatchObject({ passed: 2, failed: 1, unsteady: [], failures })
  })

  test('has what passed at its second try among the passed, and names it with its place and its first error', () => {
    const report = reportOf('flaky', 'flaky', 'expected')
    const unsteady = [`looks.e2e.ts:75 journey 0${why}`, `looks.e2e.ts:75 journey 1${why}`]
    expect(countJourneys(report)).toMatchObject({ passed: 3, failed: 0, unsteady, failures: [] })
    expect(reportUnsteady(unsteady)).toEqual(unsteady.map(name => `unsteady  ${name}`))
  })

  test('has three of those at most: with a fourth the run has failed, and says so', () => {
    expect(countJourneys(reportOf('flaky', 'flaky', 'flaky'))).toMatchObject({ passed: 3, failed: 0 })
    const { unsteady, ...count } = countJourneys(reportOf('flaky', 'flaky', 'flaky', 'flaky'))
    expect(count).toMatchObject({ passed: 4, failed: 1, failures: [] })
    expect(reportUnsteady(unsteady).at(-1)).toMatch(/^More than 3 journeys/)
  })

  test('has the seconds of the slowest files, every try of their journeys together', () => {
    expect(countJourneys(reportOf('flaky', 'expected', 'unexpected')).times).toEqual([['looks.e2e.ts', 7.5]])
  })

  test('has a fault outside of all journeys among the failed', () => {
    expect(countJourneys({ ...reportOf('expected'), errors: [{}] })).toMatchObject({ passed: 1, failed: 1 })
  })
})
