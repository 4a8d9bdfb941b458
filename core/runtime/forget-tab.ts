import { tabMemory } from './tab-storage'

/** Drops what the tab has kept, but for what is named in `stays`. */
export function forgetTab(key: string, stays: readonly string[]): void {
  const start = `till:${key}:`
  const isGone = (address: string) => address.startsWith(start) && !stays.includes(address.slice(start.length))
  for (const address of [...tabMemory.keys()].filter(isGone)) tabMemory.delete(address)
  try {
    const stored = Array.from({ length: sessionStorage.length }, (_, place) => sessionStorage.key(place) ?? '')
    for (const address of stored.filter(isGone)) sessionStorage.removeItem(address)
  } catch {}
}
