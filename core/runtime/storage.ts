import { browserStorage } from './browser-storage'

const { read, write, drop: forget } = browserStorage('localStorage')

/** What an access key keeps under a name, if it was kept in this version; null otherwise. */
export const load = read as <Value>(key: string, name: string, version: number) => Value | null

/** Keeps a value under a name and version; says false where it lasts only as long as the page. */
export function save(key: string, name: string, version: number, value: object): boolean {
  return write(key, name, { v: version, ...value })
}

/** Forgets what is kept under a name. */
export const drop = forget

/** Whether the browser stores anything for this page. */
export function canKeep(): boolean {
  try {
    // Widgets heed what begins with `till:`, in other tabs too.
    localStorage.setItem('till', '')
    localStorage.removeItem('till')
    return true
  } catch {
    return false
  }
}
