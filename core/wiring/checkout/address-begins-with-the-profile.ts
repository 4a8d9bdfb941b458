import { sample } from 'effector'
import { $isEntering, $isInCheckout } from '../../checkout/steps'
import { $shipment, shippingForm, valuesOf } from '../../delivery'
import { mainAddresses } from '../../profile'
import type { Address } from '../../shapes/address'
import { $ownProfile } from './own-profile'

// Whoever enters checkout gets their main address from express checkout. A step that is opened by its own address, as after a reload, offers it too, below what was typed over it.

sample({
  clock: [$ownProfile, $shipment, $isInCheckout],
  source: {
    profile: $ownProfile,
    shipment: $shipment,
    isInCheckout: $isInCheckout,
    isEntering: $isEntering,
    values: shippingForm.$values,
    typed: shippingForm.$typed,
    isOver: shippingForm.$isOverAddress,
  },
  filter: ({ profile, shipment, isInCheckout, isEntering, values, typed, isOver }) => {
    const isBegun = Object.values(values).some(value => value.trim() !== '')
    const wasFilled = typed?.isOverAddress === true
    return (
      isInCheckout &&
      !isEntering &&
      profile !== null &&
      mainAddresses(profile).shipping !== null &&
      shipment?.shippingAddress === null &&
      shipment.hasParcel &&
      !wasFilled &&
      (isOver || !isBegun)
    )
  },
  fn: ({ profile }) => {
    const address = profile && (mainAddresses(profile).shipping as Address)
    return { country: address?.countryCode ?? '', values: address ? valuesOf(address) : {} }
  },
  target: shippingForm.offered,
})
