import { createContext, useContext } from 'react'
import type { TillEvents } from './event-map'
import { dispatchAt } from './events'

/** A view's only access to its element. */
export interface Handle {
  /** Unique on the page: what is remembered for the widget is stored under it. */
  readonly id: string
  /** Dispatches a DOM event at the element; false if the page prevented it. */
  dispatch(type: keyof TillEvents, detail?: unknown): boolean
  /** No express ways to pay are shown here. */
  readonly hasNoWallets?: boolean
  /** Adds the style sheets of a part that loaded later. */
  adopt(styles: readonly string[]): void
}

/** Views outside an element, as on the microsite, use the document. */
const ofDocument: Handle = {
  id: 'page',
  dispatch: (type, detail) => dispatchAt(document, type, detail),
  adopt: () => {},
}

/** Of the views that run, by the ids of their elements. */
export const handles = new Map<string, Handle>()

export const handleOf = (id: string): Handle => handles.get(id) ?? ofDocument

export const HandleContext = createContext<Handle>(ofDocument)

export function useHandle(): Handle {
  return useContext(HandleContext)
}
