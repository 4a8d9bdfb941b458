import { complain } from './complain'

type Tell = (thrown: unknown) => void

let told = new WeakSet<object>()
let tell: Tell = thrown => complain(String(thrown), thrown)

/**
 * Tells of what is thrown and is no error of ours, once for each: a page of the brand's or of a stranger has it in its console, and
 * whoever runs in a page of its own says with `bugsGoTo` where it goes.
 */
export function reportBug(thrown: unknown): void {
  if (typeof thrown === 'object' && thrown !== null) {
    if (told.has(thrown)) return
    told.add(thrown)
  }
  tell(thrown)
}

/** Sends bugs elsewhere, each after the work that met it is done, so that nothing of it is cut short. */
export function bugsGoTo(place: Tell): void {
  told = new WeakSet()
  tell = thrown => queueMicrotask(() => place(thrown))
}
