import type { ReactNode } from 'react'
import { PlusIcon } from '../../widgets/ui/icon'

interface SavedTilesProps<Item> {
  items: readonly Item[]
  tile: (item: Item) => ReactNode
  /** Shown if there are no items. */
  none: string
  add: string
  onAdd: () => void
  /** Replaces the button: the open form, or why nothing can be added. */
  inPlaceOfAdd?: ReactNode
}

/** A list of saved items, with a button to add one. */
export function SavedTiles<Item>({ items, tile, none, add, onAdd, inPlaceOfAdd }: SavedTilesProps<Item>) {
  return (
    <>
      {items.length ? <ul className="tiles">{items.map(tile)}</ul> : <p className="muted">{none}</p>}
      {inPlaceOfAdd ?? (
        <button type="button" className="add link" onClick={onAdd}>
          <PlusIcon small />
          {add}
        </button>
      )}
    </>
  )
}
