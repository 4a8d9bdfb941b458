import { sample } from 'effector'
import { $isEntering, $isInCheckout } from '../../checkout/steps'
import { $shipment, shippingForm, valuesOf } from '../../delivery'
import { type ConsumerProfile, mainAddresses, savedAddress } from '../../profile'
import type { Address } from '../../shapes/address'
import { $ownProfile } from './own-profile'

// Whoever enters checkout gets their main address from express checkout. A step that is opened by its own address, as after a reload, offers it too, below what was typed over it.
// What was typed over another address of theirs gets that one back.

sample({
  clock: [$ownProfile, $shipment, $isInCheckout],
  source: {
    profile: $ownProfile,
    shipment: $shipment,
    isInCheckout: $isInCheckout,
    isEntering: $isEntering,
    values: shippingForm.$values,
    typed: shippingForm.$typed,
    chosenId: shippingForm.$chosenId,
    isOver: shippingForm.$isOverAddress,
  },
  filter: ({ profile, shipment, isInCheckout, isEntering, values, typed, chosenId, isOver }) => {
    const isBegun = Object.values(values).some(value => value.trim() !== '')
    const wasFilled = typed?.isOverAddress === true
    const isOffered = isInCheckout && !isEntering && shipment?.shippingAddress === null && (isOver || !isBegun)
    return (
      profile !== null &&
      addressBelow(profile, chosenId) !== null &&
      shipment?.hasParcel === true &&
      !wasFilled &&
      (chosenId !== null || isOffered)
    )
  },
  fn: ({ profile, chosenId }) => {
    const address = profile && (addressBelow(profile, chosenId) as Address)
    return { country: address?.countryCode ?? '', values: address ? valuesOf(address) : {} }
  },
  target: shippingForm.offered,
})

const addressBelow = (profile: ConsumerProfile, chosenId: string | null) =>
  chosenId ? savedAddress(profile, ({ id }) => id === chosenId) : mainAddresses(profile).shipping
