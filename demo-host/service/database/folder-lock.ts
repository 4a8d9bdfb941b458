import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { ConfigurationError } from '../configuration-error'

/**
 * Keeps other processes out of a data folder: the embedded database takes no lock itself (electric-sql/pglite#1106), and two
 * processes would destroy it. The operating system's lock works across containers and ends with the process.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const { tryLock } = await loadLocks()
  const path = join(folder, 'in-use-by')
  const file = openFile(folder, path)
  if (!tryLock(file)) {
    closeSync(file)
    throw new ConfigurationError(
      `The data folder ${folder} is in use by ${readOwner(path)}: stop it, or name another folder in TILL_DATA_DIR.`,
    )
  }
  ftruncateSync(file)
  writeSync(file, `process ${process.pid} on ${hostname()}`)
  // The file stays: who deletes it could delete the lock of the next owner.
  return () => closeSync(file)
}

function openFile(folder: string, path: string): number {
  try {
    mkdirSync(folder, { recursive: true })
    return openSync(path, 'a+')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ConfigurationError(
      `The data folder ${folder} cannot be written (${code}): name another in TILL_DATA_DIR.`,
    )
  }
}

/** Loaded only if a folder is opened: a system without this addon can still use PostgreSQL. */
async function loadLocks(): Promise<typeof import('fs-native-extensions')> {
  try {
    return await import('fs-native-extensions')
  } catch (cause) {
    throw new ConfigurationError(
      'This system cannot lock the data folder (fs-native-extensions does not load): name a PostgreSQL in DATABASE_URL.',
      { cause },
    )
  }
}

/** Windows does not let anyone read a locked file. */
function readOwner(path: string): string {
  try {
    return readFileSync(path, 'utf8') || 'another process'
  } catch {
    return 'another process'
  }
}
