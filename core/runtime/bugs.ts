import { logError } from './log-error'

type Report = (thrown: unknown) => void

let reported = new WeakSet<object>()
let report: Report = thrown => logError(String(thrown), thrown)

/** Reports an unexpected exception, each once: in the console, unless `bugsGoTo` names another place. */
export function reportBug(thrown: unknown): void {
  if (typeof thrown === 'object' && thrown !== null) {
    if (reported.has(thrown)) return
    reported.add(thrown)
  }
  report(thrown)
}

/** Reports bugs to `place`, each after the current work is done, so that an exception in `place` interrupts nothing. */
export function bugsGoTo(place: Report): void {
  reported = new WeakSet()
  report = thrown => queueMicrotask(() => place(thrown))
}
