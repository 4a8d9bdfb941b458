import { type ComponentType, createElement, type ReactNode, use } from 'react'
import { loadWithRetry } from './part'

type View = ComponentType<{ children?: ReactNode }>

/** A view that loads when it is rendered, or earlier by `fetch`. */
export type LazyView = View & { fetch: () => Promise<View> }

/** Loads a view once; rendering it earlier suspends. */
export function lazily<Name extends string>(load: () => Promise<{ [Key in Name]: View }>, name: Name): LazyView {
  let fetched: Promise<View> | undefined
  const fetch = () => {
    fetched ??= loadWithRetry(load).then(views => views[name])
    return fetched
  }
  return Object.assign((props: { children?: ReactNode }) => createElement(use(fetch()), props), { fetch })
}

/** If loading fails, rendering the view fails too. */
export async function fetchView(view: View | LazyView | undefined): Promise<void> {
  const fetched = view && 'fetch' in view ? view.fetch() : undefined
  // React reads `status` and `value` of a promise; without them it would show the fallback first.
  await fetched?.then(value => Object.assign(fetched, { status: 'fulfilled', value })).catch(() => {})
}
