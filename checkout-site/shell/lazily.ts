import { type ComponentType, createElement, type ReactNode, use } from 'react'

type View = ComponentType<{ children?: ReactNode }>

/** A view that comes by itself when it is rendered, or before, by `fetch`. */
export type LazyView = View & { fetch: () => Promise<View> }

/** Fetches a view once; whoever renders it before it has come waits in the nearest Suspense. */
export function lazily<Name extends string>(load: () => Promise<{ [Key in Name]: View }>, name: Name): LazyView {
  let fetched: Promise<View> | undefined
  const fetch = () => {
    fetched ??= load().then(views => views[name])
    return fetched
  }
  return Object.assign((props: { children?: ReactNode }) => createElement(use(fetch()), props), { fetch })
}

/** Has a view fetched before it is rendered; where that fails, whoever renders it meets the failure. */
export async function fetchView(view: View | LazyView | undefined): Promise<void> {
  const fetched = view && 'fetch' in view ? view.fetch() : undefined
  // React takes a promise that says so for kept; else it would show what stands in the view's place first.
  await fetched?.then(value => Object.assign(fetched, { status: 'fulfilled', value })).catch(() => {})
}
