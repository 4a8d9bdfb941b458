import { useUnit } from 'effector-react'
import { $cart } from '../../core/cart'
import {
  $collectorFailure,
  $deliveries,
  $isOtherCollector,
  $shipment,
  collectorForm,
  isPickUp,
  otherCollectorChanged,
} from '../../core/delivery'
import { dialogOpened } from '../../core/dialogs'
import { $errorText } from '../shell/error-text'
import { Checkbox } from '../../widgets/ui/choice'
import { Live, Notice } from '../../widgets/ui/notice'
import { AddressFields } from '../address/address-fields'
import { Place } from './place'
import { $words } from '../../widgets/cart-parts/stores/stores.words'

/** What is picked up, where, and by whom. */
export function PickUpParts() {
  const { cart, deliveries, shipment, isOther, failure, words, errorText, change, open } = useUnit({
    cart: $cart,
    deliveries: $deliveries,
    shipment: $shipment,
    isOther: $isOtherCollector,
    failure: $collectorFailure,
    words: $words,
    errorText: $errorText,
    change: otherCollectorChanged,
    open: dialogOpened,
  })
  const fetched = deliveries.filter(isPickUp)
  if (!shipment || fetched.length === 0) return null
  const namesOf = (ids: readonly string[] = []) =>
    (cart?.items ?? []).filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return (
    <section className="sec">
      <h2>{words.pickUpTitle}</h2>
      {fetched.map(({ shippingId, store, class: mode, itemIds, method }) => (
        <Place
          key={shippingId}
          store={store}
          note={method?.deliveryTime}
          items={namesOf(itemIds)}
          action={{
            label: words.changePlace(store?.name ?? ''),
            text: words.change,
            press: () =>
              open({
                name: 'pickup-in-store',
                owner: 'page',
                props: { item: (itemIds ?? []).join(), kind: mode === 'pudo' ? 'point' : 'store' },
              }),
          }}
        />
      ))}
      {shipment.hasParcel ? (
        <Checkbox name="otherCollector" checked={isOther} onChange={event => change(event.currentTarget.checked)}>
          {words.someoneElse}
        </Checkbox>
      ) : (
        <p className="muted small">{words.whoComes}</p>
      )}
      {isOther || !shipment.hasParcel ? (
        <>
          <AddressFields form={collectorForm} only="address" />
          <AddressFields form={collectorForm} only="email" />
        </>
      ) : null}
      <Live urgent className="notices">
        {failure ? (
          <Notice tone="danger">
            {failure.kind === 'http' ? null : `${words.personNotSaved} `}
            {errorText(failure)}
          </Notice>
        ) : null}
      </Live>
    </section>
  )
}
