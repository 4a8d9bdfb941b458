import { createContext, useContext } from 'react'
import type { TillEvents } from './event-map'
import { tellAt } from './events'

/** A view's one way to the element that it lives in. */
export interface Handle {
  /** Unique on the page: the key of what is remembered for the widget. */
  readonly id: string
  /** Dispatches a DOM event at the element, and says whether the page let it happen. */
  tell(type: keyof TillEvents, detail?: unknown): boolean
  /** No express ways to pay are shown here. */
  readonly hasNoWallets?: boolean
  /** Puts on the sheets of a part that came later. */
  wear(styles: readonly string[]): void
}

/** Views shown outside an element, as the microsite does, speak to the document. */
const ofDocument: Handle = {
  id: 'page',
  tell: (type, detail) => tellAt(document, type, detail),
  wear: () => {},
}

export const HandleContext = createContext<Handle>(ofDocument)

export function useHandle(): Handle {
  return useContext(HandleContext)
}
