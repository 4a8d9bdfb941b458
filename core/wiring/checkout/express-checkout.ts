import { sample } from 'effector'
import { addressesWanted, addressOffered, expressWanted, formSeen, shopperKnown } from '../../checkout/express'
import { $shipment, shippingForm, valuesOf } from '../../delivery'
import { mainAddresses, profileWanted } from '../../profile'
import { $buysAsThemselves, $ownProfile } from './own-profile'

// Express checkout uses the profile, and keeps what was typed.

sample({
  clock: [$ownProfile, $buysAsThemselves, expressWanted],
  source: { profile: $ownProfile, isSignedIn: $buysAsThemselves },
  fn: ({ profile, isSignedIn }) => ({ isSignedIn, addresses: profile && mainAddresses(profile) }),
  target: shopperKnown,
})

sample({
  clock: [shippingForm.$draft, shippingForm.$isOverAddress, shippingForm.$chosenId, $shipment, expressWanted],
  source: {
    draft: shippingForm.$draft,
    isOver: shippingForm.$isOverAddress,
    chosenId: shippingForm.$chosenId,
    shipment: $shipment,
  },
  fn: ({ draft, isOver, chosenId, shipment }) => ({
    values: draft?.values ?? {},
    isOver: isOver && chosenId === null,
    isChosen: chosenId !== null,
    isPickupOnly: shipment?.hasPickUp === true && !shipment.hasParcel,
  }),
  target: formSeen,
})

sample({ clock: addressesWanted, target: profileWanted })

sample({
  clock: addressOffered,
  fn: address => ({ country: address.countryCode, values: valuesOf(address) }),
  target: shippingForm.offered,
})
