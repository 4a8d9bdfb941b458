import { browserStorage } from './browser-storage'

/** Survives a reload and ends with the tab. Never a card or a token. */
const { memory, read, write, drop } = browserStorage('sessionStorage')

/** Null unless it was stored in this version. */
export function loadFromTab<Value>(key: string, name: string, version: number): Value | null {
  return (read(key, name, version) as { value: Value } | null)?.value ?? null
}

/** False if it only lasts as long as the page. */
export function saveInTab(key: string, name: string, version: number, value: unknown): boolean {
  return write(key, name, { v: version, value })
}

export const dropFromTab = drop

/** What a tab without storage keeps. */
export const tabMemory = memory
