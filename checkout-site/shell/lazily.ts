import { type ComponentType, createElement, type ReactNode, use } from 'react'
import { loadWithRetry } from './part'

type View = ComponentType<{ children?: ReactNode }>

/** A view that loads when it is rendered, or earlier by `fetch`. */
export type LazyView<Props = { children?: ReactNode }> = ComponentType<Props> & {
  fetch: () => Promise<ComponentType<Props>>
}

/** Loads a view once; rendering it earlier suspends. */
export function onceFetched<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyView<Props> {
  let fetched: Promise<ComponentType<Props>> | undefined
  const fetch = () => {
    fetched ??= load()
    return fetched
  }
  return Object.assign((props: Props) => createElement(use(fetch()), props), { fetch })
}

export const lazily = <Name extends string>(load: () => Promise<{ [Key in Name]: View }>, name: Name): LazyView =>
  onceFetched(() => loadWithRetry(load).then(views => views[name]))

/** If loading fails, rendering the view fails too. */
export async function fetchView(view: View | LazyView | undefined): Promise<void> {
  const fetched = view && 'fetch' in view ? view.fetch() : undefined
  // React reads `status` and `value` of a promise; without them it would show the fallback first.
  await fetched?.then(value => Object.assign(fetched, { status: 'fulfilled', value })).catch(() => {})
}
