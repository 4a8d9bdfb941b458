import { dispatchAt } from './events'
import type { Fact, ScriptState } from './shop-port'

/** Publishes by `till.on` and by a DOM event of the document. */
export type Publish = <Name extends keyof Fact>(name: Name, detail: Fact[Name]) => void

export function publisherFor({ listeners }: ScriptState): Publish {
  return (name, detail) => {
    for (const listener of [...(listeners.get(name) ?? [])]) {
      try {
        listener(detail as never)
      } catch (error) {
        // A mistake in the page's listener, reported where its other errors are.
        reportError(error)
      }
    }
    dispatchAt(document, `till:${name}`, detail)
  }
}
