import { useRef, useSyncExternalStore } from 'react'

/*
 * Replaces `use-sync-external-store/shim`, which effector-react imports: that package is CommonJS and costs a kilobyte, while
 * React 19 and preact/compat have the hook built in. It can go when effector-react imports the hook from `react`.
 */

type Equal<Selection> = (left: Selection, right: Selection) => boolean

/** Renders again only if the selection changes. */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
  getServerSnapshot: undefined | null | (() => Snapshot),
  select: (snapshot: Snapshot) => Selection,
  equal: Equal<Selection> = Object.is,
): Selection {
  const last = useRef<{ selection: Selection } | null>(null)
  const selected = (snapshot: Snapshot) => {
    const selection = select(snapshot)
    if (!last.current || !equal(last.current.selection, selection)) last.current = { selection }
    return last.current.selection
  }
  return useSyncExternalStore(
    subscribe,
    () => selected(getSnapshot()),
    getServerSnapshot ? () => selected(getServerSnapshot()) : undefined,
  )
}

export { useSyncExternalStore }

// effector-react imports the default export.
export default { useSyncExternalStore, useSyncExternalStoreWithSelector }
