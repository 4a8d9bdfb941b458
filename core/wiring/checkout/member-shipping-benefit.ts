import { combine } from 'effector'
import { $deliveries, $shipment, isPickUp, shippingForm } from '../../delivery'
import { $profile } from '../../profile'
import { $locale } from '../../site/config'

// Members' free shipping is announced on the shipping step, except in these countries.

const silent = ['FR', 'IT', 'DE', 'GB']

/** Every parcel can be free without it. */
const $isFreeAnyway = $deliveries.map(deliveries => {
  const sent = deliveries.filter(delivery => !isPickUp(delivery))
  return sent.length > 0 && sent.every(({ methods }) => methods?.some(({ price }) => price.finalAmount === 0))
})

/** Only shoppers who are not members and would pay see it. */
export const $hasMemberBenefit = combine(
  [$shipment, shippingForm.$country, $locale, $profile, $isFreeAnyway],
  ([shipment, country, locale, profile, isFreeAnyway]) =>
    shipment?.hasParcel === true &&
    profile?.isLoyaltyMember !== true &&
    !isFreeAnyway &&
    !silent.includes(country ?? locale.split('-')[1]?.toUpperCase() ?? ''),
)
