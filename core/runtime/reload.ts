import { dropFromTab, saveInTab, loadFromTab } from './tab-storage'

const RELOAD_GUARD_MS = 10_000

/** At most once in a while, so that a useless reload does not loop. */
export function reloadOnce(key: string, now: number, reload: () => void = () => location.reload()): boolean {
  const last = loadFromTab<number>(key, 'reloaded', 1)
  if (last !== null && now - last < RELOAD_GUARD_MS && now >= last) return false
  dropFromTab(key, 'reloaded')
  saveInTab(key, 'reloaded', 1, now)
  reload()
  return true
}
