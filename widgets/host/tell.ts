import { tellAt } from './events'
import type { Fact, Hearing } from './shop-port'

/** How a fact reaches the page: `till.on` and a DOM event of the document, both. */
export type Tell = <Name extends keyof Fact>(name: Name, detail: Fact[Name]) => void

/** Gives the page's two ears as one. */
export function tellBoth({ listeners }: Hearing): Tell {
  return (name, detail) => {
    for (const listener of [...(listeners.get(name) ?? [])]) {
      try {
        listener(detail as never)
      } catch (error) {
        // The page's own mistake, told where its other mistakes are.
        reportError(error)
      }
    }
    tellAt(document, `till:${name}`, detail)
  }
}
