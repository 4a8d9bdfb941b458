import { toJson } from '../http/to-json'

/** One of the browser's storages, and what stands in for it where it is blocked, full or absent. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string>()
  const address = (key: string, name: string) => `till:${key}:${name}`

  return {
    /** What an access key keeps under a name, if it was kept in this version; null otherwise. */
    read(key: string, name: string, version: number): object | null {
      const at = address(key, name)
      try {
        const kept: { v?: unknown } | null = JSON.parse(memory.get(at) ?? globalThis[kind].getItem(at) ?? 'null')
        return kept?.v === version ? kept : null
      } catch {
        return null
      }
    },

    /** Keeps a value under a name; says false where it lasts only as long as the page. */
    write(key: string, name: string, value: { v: number; [name: string]: unknown }): boolean {
      const at = address(key, name)
      const text = toJson(value)
      try {
        globalThis[kind].setItem(at, text)
        memory.delete(at)
        return true
      } catch {
        memory.set(at, text)
        return false
      }
    },

    /** Forgets what is kept under a name. */
    drop(key: string, name: string): void {
      memory.delete(address(key, name))
      try {
        globalThis[kind].removeItem(address(key, name))
      } catch {
        // Blocked storage holds nothing to forget.
      }
    },
  }
}
