import '../../core/wiring/checkout/delivery-change-goes-back'

/** Nothing to see: what it brings along takes the shopper back where a delivery has changed. */
export const DeliveryWatch = () => null
