import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigurationError } from '../configuration'

/**
 * Keeps a second process out of a data folder: the embedded database takes no lock itself (electric-sql/pglite#1106)
 * and two at work destroy it. The lock of a process that was killed counts no more. Answers how to give it back.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'in-use-by')
  const holder = readHolder(file)
  if (holder !== null && isRunning(holder)) {
    throw new ConfigurationError(
      `The data folder ${folder} is in use by process ${holder.pid}: stop it, or name another folder in TILL_DATA_DIR.`,
    )
  }
  if (holder !== null) rmSync(file, { force: true })
  take(folder, file)
  return () => {
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true })
  }
}

type Holder = { readonly pid: number; readonly startedAt: string }

function take(folder: string, file: string): void {
  try {
    writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code !== 'EEXIST') throw error
    throw new ConfigurationError(`The data folder ${folder} was just taken by another process.`)
  }
}

function readHolder(file: string): Holder | null {
  try {
    const [pid = '', startedAt = ''] = readFileSync(file, 'utf8').split(' ')
    return Number.isInteger(Number(pid)) && pid !== '' ? { pid: Number(pid), startedAt } : null
  } catch {
    return null
  }
}

/** A process id is given again after a while; where the system tells when a process began, that settles it. */
function isRunning({ pid, startedAt }: Holder): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return startedAt === '' || startOf(pid) === '' || startOf(pid) === startedAt
}

function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in parentheses, may hold spaces; the start is the 22nd field of all.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
