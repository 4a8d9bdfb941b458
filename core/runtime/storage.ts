import { toJson } from '../http/to-json'

/** Stands in where the browser keeps nothing: storage blocked, full, or absent. */
const memory = new Map<string, string>()

/** What an access key keeps under a name, if it was kept in this version; null otherwise. */
export function load<Value>(key: string, name: string, version: number): Value | null {
  try {
    const kept: unknown = JSON.parse(read(address(key, name)) ?? 'null')
    return isVersion(kept, version) ? (kept as Value) : null
  } catch {
    return null
  }
}

/** Keeps a value under a name and version; says false where it lasts only as long as the page. */
export function save(key: string, name: string, version: number, value: object): boolean {
  const text = toJson({ v: version, ...value })
  try {
    localStorage.setItem(address(key, name), text)
    memory.delete(address(key, name))
    return true
  } catch {
    memory.set(address(key, name), text)
    return false
  }
}

/** Forgets what is kept under a name. */
export function drop(key: string, name: string): void {
  memory.delete(address(key, name))
  try {
    localStorage.removeItem(address(key, name))
  } catch {
    // Blocked storage holds nothing to forget.
  }
}

function address(key: string, name: string): string {
  return `till:${key}:${name}`
}

function read(at: string): string | null {
  const remembered = memory.get(at)
  if (remembered !== undefined) return remembered
  try {
    return localStorage.getItem(at)
  } catch {
    return null
  }
}

function isVersion(kept: unknown, version: number): boolean {
  return typeof kept === 'object' && kept !== null && 'v' in kept && kept.v === version
}
