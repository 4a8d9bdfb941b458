import { dropFromTab, keepInTab, keptInTab } from './kept-in-tab'

/** A page that was reloaded less than this many ms ago is not reloaded again. */
const RELOAD_GUARD_MS = 10_000

/** Reloads the page, unless it was reloaded just before: a cause that a reload does not cure must not make a loop. */
export function reloadOnce(key: string, now: number, reload: () => void = () => location.reload()): boolean {
  const last = keptInTab<number>(key, 'reloaded', 1)
  if (last !== null && now - last < RELOAD_GUARD_MS && now >= last) return false
  dropFromTab(key, 'reloaded')
  keepInTab(key, 'reloaded', 1, now)
  reload()
  return true
}
