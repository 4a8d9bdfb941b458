import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { deliveryWatched } from '../../core/checkout/delivery-changes'

/** Nothing to see: it takes the shopper back where a delivery has changed. */
export function DeliveryWatch() {
  const watch = useUnit(deliveryWatched)
  useEffect(() => watch(), [watch])
  return null
}
