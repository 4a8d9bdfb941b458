import { afterEach, beforeEach, vi } from 'vitest'

/** Gives each test of a file an empty storage, which Node has none of; what it keeps, by name. */
export function fakeStorage(name: 'localStorage' | 'sessionStorage'): Map<string, string> {
  const stored = new Map<string, string>()
  beforeEach(() => {
    stored.clear()
    vi.stubGlobal(name, {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
      key: (place: number) => [...stored.keys()][place] ?? null,
      get length() {
        return stored.size
      },
    })
  })
  afterEach(() => vi.unstubAllGlobals())
  return stored
}
