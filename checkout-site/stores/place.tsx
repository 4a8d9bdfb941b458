import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { commaOf, listed } from '../../core/format/listed'
import { townLine } from '../../core/format/town'
import type { StoreAddress } from '../../core/shapes/store-address'
import { $locale } from '../../core/site/config'
import { StoreIcon } from '../../widgets/ui/object-icons'

export interface PlaceProps {
  store: StoreAddress | undefined
  /** How the items get there. */
  note?: ReactNode
  items?: readonly string[]
  action?: { label: string; text: string; press: () => void }
}

/** A store's name and address, its items, and a link to choose another. */
export function Place({ store, note, items = [], action }: PlaceProps) {
  const locale = useUnit($locale)
  if (!store) return null
  return (
    <div className="place-card">
      <StoreIcon />
      <div>
        <b>
          <bdi>{store.name}</bdi>
        </b>
        <address className="small">
          <bdi>{store.addressLine1}</bdi>
          {commaOf(locale)}
          <bdi>{townLine(store)}</bdi>
        </address>
        {items.length > 0 ? <p className="muted small">{listed(items, locale)}</p> : null}
        {note ? <p className="small">{note}</p> : null}
      </div>
      {action ? (
        <button type="button" className="link" aria-label={action.label} onClick={action.press}>
          {action.text}
        </button>
      ) : null}
    </div>
  )
}
