import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { deliveryWatched } from '../../core/checkout/delivery-changes'

/** Renders nothing: it takes the shopper back if a delivery has changed. */
export function DeliveryWatch() {
  const watch = useUnit(deliveryWatched)
  useEffect(() => watch(), [watch])
  return null
}
