import { firstLines } from './first-lines.mjs'

/** How many journeys may pass only at their second try; with more of them the run has failed. */
export const MAX_UNSTEADY = 3

/** A try of a journey, and its milliseconds. @typedef {{ status: string, duration?: number, errors?: { message?: string }[] }} Try */
/** A journey, and how each try of it ended. @typedef {{ title: string, file: string, line: number, tests: { status: string, results?: Try[] }[] }} Spec */
/** A file of Playwright's report, or what is grouped in one. @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite */

/**
 * What Playwright's report counts. A journey that passed at its second try has passed, and is named as unsteady.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors?: { message?: string }[], suites?: Suite[] }} report
 */
export function countJourneys({ stats, errors = [], suites = [] }) {
  const unsteady = suites.flatMap(suite => named(suite, 'flaky'))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length + Number(unsteady.length > MAX_UNSTEADY),
    unsteady,
    failures: [
      ...suites.flatMap(suite => named(suite, 'unexpected')),
      ...errors.map(({ message }) => `outside of all journeys${firstLines(message)}`),
    ],
    times: slowestFiles(suites),
  }
}

/** The ten files whose journeys took the longest together, each with its seconds. @param {Suite[]} suites @returns {[string, number][]} */
function slowestFiles(suites) {
  /** @type {Record<string, number>} */
  const seconds = {}
  /** @param {Suite} suite */
  const add = ({ suites = [], specs = [] }) => {
    for (const { file, tests } of specs) {
      const tries = tests.flatMap(({ results = [] }) => results)
      seconds[file] = (seconds[file] ?? 0) + tries.reduce((sum, { duration = 0 }) => sum + duration / 1000, 0)
    }
    suites.forEach(add)
  }
  suites.forEach(add)
  return Object.entries(seconds)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 10)
}

/** The journeys that ended so, with their place and why their first try failed. @param {Suite} suite @param {string} ending @returns {string[]} */
function named({ suites = [], specs = [] }, ending) {
  const own = specs.flatMap(({ file, line, title, tests }) => {
    const ended = tests.find(({ status }) => status === ending)
    const errors = ended?.results?.find(({ status }) => status !== 'passed')?.errors ?? []
    return ended ? [`${file}:${line} ${title}${firstLines(errors[0]?.message)}`] : []
  })
  return [...own, ...suites.flatMap(suite => named(suite, ending))]
}

/** What a run says at its end of those that were unsteady. @param {string[]} unsteady */
export function reportUnsteady(unsteady) {
  const tooMany = `More than ${MAX_UNSTEADY} journeys passed only at their second try, which is a failure.`
  return [...unsteady.map(name => `unsteady  ${name}`), ...(unsteady.length > MAX_UNSTEADY ? [tooMany] : [])]
}
