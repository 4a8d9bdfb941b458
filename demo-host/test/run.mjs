import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a runner counted, which tests passed at their second try, which failed, and the seconds of its slowest files. @typedef {{ passed: number, failed: number, unsteady?: string[], failures?: string[], times?: [string, number][] }} Count */

/** Runs a command in the project, its output to the terminal; resolves to its exit code. */
export function run(root, command, args, environment = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
    child.on('error', error => {
      console.error(`${command} could not be started: ${error.message}`)
      resolve(1)
    })
    child.on('close', (code, signal) => resolve(signal ? 1 : code))
  })
}

/**
 * Runs a test runner that leaves its report in a file, and reads the count from it. A runner that failed without a
 * failed test, or left no report, counts as one failure.
 * @returns {Promise<Count>}
 */
export async function runAndCount(root, { script, args, reportTo, countOf, environment = {} }) {
  const report = join(tmpdir(), `till-${process.pid}-${Math.random().toString(36).slice(2)}.json`)
  const given = reportTo(report)
  const code = await run(root, process.execPath, [join(root, 'node_modules', script), ...args, ...(given.args ?? [])], {
    ...environment,
    ...given.environment,
  })
  const count = readCount(report, countOf)
  rmSync(report, { force: true })
  // What an engine cannot run is told apart by those who count it.
  return code !== 0 && count.failed === 0 && !count.notRun ? { ...count, failed: 1 } : count
}

function readCount(report, countOf) {
  try {
    return countOf(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}
