import { combine } from 'effector'
import { $shipment, shippingForm } from '../../delivery'
import { $locale } from '../../site/config'

// Loyalty's free shipping is told of where things are sent, but not in these countries.

const silent = ['FR', 'IT', 'DE', 'GB']

/** Whether the shopper is told that members ship free. */
export const $hasMemberBenefit = combine(
  $shipment,
  shippingForm.$country,
  $locale,
  (shipment, country, locale) =>
    shipment?.hasParcel === true && !silent.includes(country ?? locale.split('-')[1]?.toUpperCase() ?? ''),
)
