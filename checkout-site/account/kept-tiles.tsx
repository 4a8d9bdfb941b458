import type { ReactNode } from 'react'
import { PlusIcon } from '../../widgets/ui/icon'

interface KeptTilesProps<Item> {
  items: readonly Item[]
  /** An item's tile, with its key. */
  tile: (item: Item) => ReactNode
  /** What is said where nothing is kept. */
  none: string
  add: string
  onAdd: () => void
  /** What stands in the place of the button: the form of a new one, or why there is none. */
  inPlaceOfAdd?: ReactNode
}

/** What an account keeps of one kind, and the way to keep one more. */
export function KeptTiles<Item>({ items, tile, none, add, onAdd, inPlaceOfAdd }: KeptTilesProps<Item>) {
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
