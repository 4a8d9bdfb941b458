import { relative } from 'node:path'
import { firstLines } from './first-lines.mjs'
import { countJourneys } from './journeys.mjs'
import { runAndCount } from './run.mjs'

/** Runs Vitest's projects of these names, all of their files unless some are named. */
export const runVitest = (root, projects, environment, files = []) =>
  runAndCount(root, {
    script: 'vitest/vitest.mjs',
    args: ['run', ...projects.flatMap(name => ['--project', name]), '--reporter=default', '--reporter=json', ...files],
    reportTo: file => ({ args: [`--outputFile.json=${file}`] }),
    countOf: report => ({
      passed: report.numPassedTests,
      // A file that does not even load has no failed test of its own.
      failed: report.numFailedTests + report.testResults.filter(isBrokenFile).length,
      failures: report.testResults.flatMap(failuresIn),
    }),
    environment,
  })

const isBrokenFile = file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed')

function failuresIn(file) {
  const place = relative(process.cwd(), file.name)
  if (isBrokenFile(file)) return [`${place}${firstLines(file.message)}`]
  return file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${place} ${fullName}${firstLines(failureMessages[0])}`)
}

/** Runs the widgets' tests in a browser; `TILL_ENGINE` names another than Chromium. */
export async function runWidgetTests(root, environment) {
  const total = { passed: 0, failed: 0, notRun: 0 }
  const failures = []
  for (const config of ['web-test-runner.config.mjs', 'demo-host/test/react-views.config.mjs']) {
    const count = await runAndCount(root, {
      script: '@web/test-runner/dist/bin.js',
      args: ['--config', config],
      reportTo: file => ({ environment: { TILL_TEST_COUNTS: file } }),
      countOf: found => found,
      environment,
    })
    for (const part of Object.keys(total)) total[part] += count[part] ?? 0
    failures.push(...(count.failures ?? []))
  }
  return { ...total, failures }
}

/** Runs the journeys through the built shop, all or those of one file, on a data folder of their own. */
export const runJourneys = (root, dataFolder, { file, environment } = {}) =>
  runAndCount(root, {
    script: '@playwright/test/cli.js',
    args: ['test', ...(file ? [file] : [])],
    reportTo: file => ({ environment: { TILL_TEST_COUNTS: file } }),
    countOf: countJourneys,
    environment: { TILL_DATA_DIR: dataFolder, ...environment },
  })
