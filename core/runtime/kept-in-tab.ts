import { browserStorage } from './browser-storage'

/*
 * What one tab keeps across a reload: address drafts, a placement under way. Never a card, never a token. Session
 * storage ends with the tab, which is what a half-filled form on a shared computer needs.
 */
const { read, write, drop } = browserStorage('sessionStorage')

/** What an access key's tab keeps under a name, if it was kept in this version; null otherwise. */
export function keptInTab<Value>(key: string, name: string, version: number): Value | null {
  return (read(key, name, version) as { value: Value } | null)?.value ?? null
}

/** Keeps a value for this tab; where storage is blocked or full, as long as the page. */
export function keepInTab(key: string, name: string, version: number, value: unknown): void {
  write(key, name, { v: version, value })
}

/** Forgets what this tab keeps under a name. */
export const dropFromTab = drop
