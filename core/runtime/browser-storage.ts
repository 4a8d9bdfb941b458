import { toJson } from '../http/to-json'

/** Falls back to memory if storage is blocked, full or missing. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string>()
  const address = (key: string, name: string) => `till:${key}:${name}`

  return {
    memory,

    /** Null unless it was stored in this version. */
    read(key: string, name: string, version: number): object | null {
      const storageKey = address(key, name)
      try {
        const stored: { v?: unknown } | null = JSON.parse(
          memory.get(storageKey) ?? globalThis[kind].getItem(storageKey) ?? 'null',
        )
        return stored?.v === version ? stored : null
      } catch {
        return null
      }
    },

    /** False if it only lasts as long as the page. */
    write(key: string, name: string, value: { v: number; [name: string]: unknown }): boolean {
      const storageKey = address(key, name)
      const text = toJson(value)
      try {
        globalThis[kind].setItem(storageKey, text)
        memory.delete(storageKey)
        return true
      } catch {
        memory.set(storageKey, text)
        return false
      }
    },

    drop(key: string, name: string): void {
      memory.delete(address(key, name))
      try {
        globalThis[kind].removeItem(address(key, name))
      } catch {}
    },
  }
}
