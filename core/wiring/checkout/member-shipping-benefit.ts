import { combine } from 'effector'
import { $deliveries, $shipment, isFetched, shippingForm } from '../../delivery'
import { $profile } from '../../profile'
import { $locale } from '../../site/config'

// Loyalty's free shipping is told of where things are sent, but not in these countries.

const silent = ['FR', 'IT', 'DE', 'GB']

/** Every parcel of the cart can be had free already. */
const $isFreeAnyway = $deliveries.map(deliveries => {
  const sent = deliveries.filter(delivery => !isFetched(delivery))
  return sent.length > 0 && sent.every(({ methods }) => methods?.some(({ price }) => price.finalAmount === 0))
})

/** Whether the shopper is told that members ship free: news to those alone who are none, and would pay. */
export const $hasMemberBenefit = combine(
  [$shipment, shippingForm.$country, $locale, $profile, $isFreeAnyway],
  ([shipment, country, locale, profile, isFreeAnyway]) =>
    shipment?.hasParcel === true &&
    profile?.isLoyaltyMember !== true &&
    !isFreeAnyway &&
    !silent.includes(country ?? locale.split('-')[1]?.toUpperCase() ?? ''),
)
