import { complain } from './complain'

type Tell = (thrown: unknown) => void

let told = new WeakSet<object>()
let tell: Tell = thrown => complain(String(thrown), thrown)

/** Tells of what is thrown and is no error of ours, once for each: in the console, unless `bugsGoTo` names another place. */
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
