import { useUnit } from 'effector-react'
import { $errorText } from '../../core/errors/sentences'
import { $deliveryChanges } from '../../core/checkout/delivery-changes'
import { Notice } from '../../widgets/ui/notice'

/** Deliveries that changed since the shopper was here; a warning if something must be typed now. */
export function DeliveryChanges() {
  const { changes, errorText } = useUnit({ changes: $deliveryChanges, errorText: $errorText })
  return (
    <>
      {changes.map(({ code, message, itemId, name }) => (
        <Notice key={itemId} tone={code === 'ORD516' ? 'warning' : 'info'}>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          {errorText({ code, message })}
        </Notice>
      ))}
    </>
  )
}
