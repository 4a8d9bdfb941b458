import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'

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
  equal?: Equal<Selection>,
): Selection {
  const last = useRef<{ selection: Selection } | null>(null)

  const [getSelection, getServerSelection] = useMemo(() => {
    const read = remember(select, equal, () => last.current)
    return [() => read(getSnapshot()), getServerSnapshot ? () => read(getServerSnapshot()) : undefined]
  }, [getSnapshot, getServerSnapshot, select, equal])

  const selection = useSyncExternalStore(subscribe, getSelection, getServerSelection)
  useEffect(() => {
    last.current = { selection }
  }, [selection])
  return selection
}

function remember<Snapshot, Selection>(
  select: (snapshot: Snapshot) => Selection,
  equal: Equal<Selection> | undefined,
  rendered: () => { selection: Selection } | null,
) {
  let memo: { snapshot: Snapshot; selection: Selection } | undefined
  return (snapshot: Snapshot): Selection => {
    if (memo && Object.is(memo.snapshot, snapshot)) return memo.selection
    const selection = select(snapshot)
    const previous = memo ?? rendered()
    const kept = previous && equal?.(previous.selection, selection) ? previous.selection : selection
    memo = { snapshot, selection: kept }
    return kept
  }
}

export { useSyncExternalStore }

// effector-react imports the default export.
export default { useSyncExternalStore, useSyncExternalStoreWithSelector }
