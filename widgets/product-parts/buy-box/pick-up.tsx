import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { $atHand } from '../../../core/catalogue/at-hand'
import { $handedOut, $missedStore, pickUpStoreChosen } from '../../../core/catalogue/pick-up'
import { $say } from '../../../core/errors/sentences'
import {
  $pickUpStore,
  $pickUpStores,
  pickUpShown,
  storesRetried,
} from '../../../core/wiring/quick-shop/pick-up-goes-into-cart'
import { $searchError } from '../../../core/stores'
import { Select } from '../../ui/field'
import { Live, Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { $words } from './forms.words'

/** For store-only products: first a hint, then the stores that have the chosen variant, where the shopper chose last. */
export function PickUp({ box }: { box: string }) {
  const { atHand, handedOut, stores, store, missed, error, words, say, choose, retry, show } = useUnit({
    atHand: $atHand,
    handedOut: $handedOut,
    stores: $pickUpStores,
    store: $pickUpStore,
    missed: $missedStore,
    error: $searchError,
    words: $words,
    say: $say,
    choose: pickUpStoreChosen,
    retry: storesRetried,
    show: pickUpShown,
  })
  const upc = atHand === box ? handedOut : null
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
            {say(error)}{' '}
            <button type="button" className="link" onClick={() => retry()}>
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
          onChange={event => choose(event.currentTarget.value)}
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
