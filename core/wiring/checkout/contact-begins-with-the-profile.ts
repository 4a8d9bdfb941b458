import { sample } from 'effector'
import { $shipment, collectorForm, shippingForm } from '../../delivery'
import { internationalPhone } from '../../format/phone'
import { $profile, type ConsumerProfile, mainAddresses } from '../../profile'
import { $isSignedIn } from '../../session/arrival'

// Who asks for no address, has none, or began to type before it came, still has a name, an e-mail address and perhaps a phone number.

const forms = [
  { form: shippingForm, known: 'shippingAddress' },
  { form: collectorForm, known: 'collector' },
] as const

for (const { form, known } of forms) {
  sample({
    clock: [$profile, $isSignedIn, $shipment, form.$country],
    source: {
      profile: $profile,
      isSignedIn: $isSignedIn,
      shipment: $shipment,
      country: form.$country,
      values: form.$values,
      typed: form.$typed,
      isOverAddress: form.$isOverAddress,
    },
    filter: ({ profile, isSignedIn, shipment, country, values, typed, isOverAddress }) => {
      if (!isSignedIn || country === null || profile === null || shipment === null || shipment[known] !== null)
        return false
      if (form === collectorForm) return shipment.mailedId !== null
      const isBegun =
        Object.values(values).some(value => value.trim() !== '') && !isOverAddress && !typed?.isOverAddress
      return shipment.hasParcel && (isBegun || mainAddresses(profile).shipping === null)
    },
    fn: ({ profile, country }) => ({ country: country ?? '', values: profile ? contactOf(profile) : {} }),
    target: form.offered,
  })
}

function contactOf({ consumerDetails }: ConsumerProfile) {
  const { email, firstName, lastName, phone, phoneCode } = consumerDetails
  return {
    email,
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    ...(phone ? { phone: phoneCode ? internationalPhone(phone, phoneCode) : phone } : {}),
  }
}
