/** How many journeys may pass only at their second try; with more of them the run has failed. */
export const MOST_UNSTEADY = 3

/** A file of Playwright's report, or what is grouped in one. @typedef {{ suites?: Suite[], specs?: { title: string, file: string, line: number, tests: { status: string }[] }[] }} Suite */

/**
 * What Playwright's report counts. A journey that passed at its second try has passed, and is named as unsteady.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors?: object[], suites?: Suite[] }} report
 */
export function countJourneys({ stats, errors = [], suites = [] }) {
  const unsteady = suites.flatMap(unsteadyIn)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length + Number(unsteady.length > MOST_UNSTEADY),
    unsteady,
  }
}

/** @param {Suite} suite @returns {string[]} */
function unsteadyIn({ suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...own.map(({ file, line, title }) => `${file}:${line} ${title}`), ...suites.flatMap(unsteadyIn)]
}

/** What a run says at its end of those that were unsteady. @param {string[]} unsteady */
export function tellUnsteady(unsteady) {
  const tooMany = `More than ${MOST_UNSTEADY} journeys passed only at their second try, which is a failure.`
  return [...unsteady.map(name => `unsteady  ${name}`), ...(unsteady.length > MOST_UNSTEADY ? [tooMany] : [])]
}
