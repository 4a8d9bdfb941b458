import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** Milliseconds of processor time that a process has had; 0 where the system does not tell. */
export function processTime(pid) {
  const fields = fieldsOf(pid)
  return timeOf(fields)
}

/** The same of its main thread alone: passwords are hashed on others. */
export function mainThreadTime(pid) {
  return timeOf(fieldsOf(`${pid}/task/${pid}`))
}

function timeOf(fields) {
  return fields ? (Number(fields[11]) + Number(fields[12])) * TICK_MS : 0
}

/** Megabytes that a process holds; 0 where the system does not tell. */
export function memoryOf(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** A meter of the CPU time of all PostgreSQL processes, ended ones included; 0 for an embedded one. */
export async function databaseTime(database) {
  if (database.name !== 'postgres') return async () => 0
  const backend = await database.look(async query => (await query('select pg_backend_pid() as pid'))[0].pid)
  return async () => {
    const postmaster = await database.look(async query => {
      const [{ pid }] = await query('select pg_backend_pid() as pid')
      return Number(fieldsOf(pid ?? backend)?.[1] ?? 0)
    })
    const own = fieldsOf(postmaster)
    if (!own) return 0
    const ended = (Number(own[13]) + Number(own[14])) * TICK_MS
    const children = readdirSync('/proc').filter(
      name => /^\d+$/.test(name) && fieldsOf(name)?.[1] === String(postmaster),
    )
    return processTime(postmaster) + ended + children.reduce((sum, pid) => sum + processTime(pid), 0)
  }
}

/** What is after a process's name in its `stat`: state, parent, …; null where there is none. */
function fieldsOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}
