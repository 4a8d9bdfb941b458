import { toJson } from '../http/to-json'

/*
 * What one tab keeps across a reload: address drafts, a placement under way. Never a card, never a token. Session
 * storage ends with the tab, which is what a half-filled form on a shared computer needs.
 */
const memory = new Map<string, string>()

/** What an access key's tab keeps under a name, if it was kept in this version; null otherwise. */
export function keptInTab<Value>(key: string, name: string, version: number): Value | null {
  try {
    const text = memory.get(address(key, name)) ?? sessionStorage.getItem(address(key, name)) ?? 'null'
    const kept = JSON.parse(text) as { v?: unknown; value: Value } | null
    return kept?.v === version ? kept.value : null
  } catch {
    return null
  }
}

/** Keeps a value for this tab; where storage is blocked or full, as long as the page. */
export function keepInTab(key: string, name: string, version: number, value: unknown): void {
  const text = toJson({ v: version, value })
  try {
    sessionStorage.setItem(address(key, name), text)
    memory.delete(address(key, name))
  } catch {
    memory.set(address(key, name), text)
  }
}

/** Forgets what this tab keeps under a name. */
export function dropFromTab(key: string, name: string): void {
  memory.delete(address(key, name))
  try {
    sessionStorage.removeItem(address(key, name))
  } catch {
    // Blocked storage holds nothing to forget.
  }
}

function address(key: string, name: string): string {
  return `till:${key}:${name}`
}
