import { tellAt } from './events'
import type { Fact, Hearing } from './shop-port'

/** Publishes by `till.on` and by a DOM event of the document. */
export type Tell = <Name extends keyof Fact>(name: Name, detail: Fact[Name]) => void

export function tellBoth({ listeners }: Hearing): Tell {
  return (name, detail) => {
    for (const listener of [...(listeners.get(name) ?? [])]) {
      try {
        listener(detail as never)
      } catch (error) {
        // A mistake in the page's listener, reported where its other errors are.
        reportError(error)
      }
    }
    tellAt(document, `till:${name}`, detail)
  }
}
