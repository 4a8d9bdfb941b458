import { logError } from './log-error'

type Report = (thrown: unknown) => void

let reported = new WeakSet<object>()
let tell: Report = thrown => logError(String(thrown), thrown)

/** Tells of what is thrown and is no error of ours, once for each: in the console, unless `bugsGoTo` names another place. */
export function reportBug(thrown: unknown): void {
  if (typeof thrown === 'object' && thrown !== null) {
    if (reported.has(thrown)) return
    reported.add(thrown)
  }
  tell(thrown)
}

/** Sends bugs elsewhere, each after the work that met it is done, so that nothing of it is cut short. */
export function bugsGoTo(place: Report): void {
  reported = new WeakSet()
  tell = thrown => queueMicrotask(() => place(thrown))
}
