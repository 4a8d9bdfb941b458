import { browserStorage } from './browser-storage'

const { read, write, drop: forget } = browserStorage('localStorage')

/** Null unless it was stored in this version. */
export const load = read as <Value>(key: string, name: string, version: number) => Value | null

/** False if it only lasts as long as the page. */
export function save(key: string, name: string, version: number, value: object): boolean {
  return write(key, name, { v: version, ...value })
}

export const drop = forget
