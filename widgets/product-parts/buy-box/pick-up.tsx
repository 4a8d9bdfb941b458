import { useStoreMap, useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import {
  $handedOut,
  $missedStores,
  pickUpRetried,
  pickUpShown,
  pickUpStoreChosen,
} from '../../../core/catalogue/pick-up'
import { $errorText } from '../../../core/errors/sentences'
import { $pickUps } from '../../../core/wiring/quick-shop/pick-up-goes-into-cart'
import { Select } from '../../ui/field'
import { Live, Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { $words } from './forms.words'

/** For store-only products: first a hint, then the stores that have the chosen variant, where the shopper chose last. */
export function PickUp({ box }: { box: string }) {
  const { words, errorText, choose, retry, show } = useUnit({
    words: $words,
    errorText: $errorText,
    choose: pickUpStoreChosen,
    retry: pickUpRetried,
    show: pickUpShown,
  })
  const upc = useStoreMap({ store: $handedOut, keys: [box], fn: (all, [id]) => all[id] ?? null })
  const places = useStoreMap({ store: $pickUps, keys: [box], fn: (all, [id]) => all[id] ?? null })
  const missed = useStoreMap({ store: $missedStores, keys: [box], fn: (all, [id]) => all[id] ?? null })
  const { stores = null, store = null, error = null } = places ?? {}
  useEffect(() => void show(box), [show, box])
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (missed) select.current?.focus()
  }, [missed])
  return (
    <>
      <Live urgent>
        {upc && error ? (
          <Notice tone="danger">
            {errorText(error)}{' '}
            <button type="button" className="link" onClick={() => retry(box)}>
              {words.retry}
            </button>
          </Notice>
        ) : null}
      </Live>
      <Live>
        {upc === null ? (
          <p className="small muted">{words.inStores}</p>
        ) : stores?.length === 0 ? (
          <Notice tone="info">{words.noStore}</Notice>
        ) : null}
      </Live>
      {upc === null || error || stores?.length === 0 ? null : stores ? (
        <Select
          label={words.pickUp}
          hint={store && (store.delivery === 'pickup' ? words.ready : words.sent)}
          error={missed ? words.chooseStore : null}
          name="store"
          selectRef={select}
          value={store?.storeId ?? ''}
          onChange={event => choose({ box, storeId: event.currentTarget.value })}
          options={[
            ...(store ? [] : [{ value: '', label: words.chooseStore }]),
            ...stores.map(({ storeId, name }) => ({ value: storeId, label: name })),
          ]}
        />
      ) : (
        <Skeleton height="72px" />
      )}
    </>
  )
}
