import { afterEach, beforeEach, vi } from 'vitest'

/** Gives each test of a file an empty storage, which Node has none of; what it keeps, by name. */
export function keptStorage(name: 'localStorage' | 'sessionStorage'): Map<string, string> {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal(name, {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
      key: (place: number) => [...kept.keys()][place] ?? null,
      get length() {
        return kept.size
      },
    })
  })
  afterEach(() => vi.unstubAllGlobals())
  return kept
}
