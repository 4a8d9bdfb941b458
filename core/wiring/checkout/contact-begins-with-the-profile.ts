import { sample } from 'effector'
import { $shipment, collectorForm, shippingForm } from '../../delivery'
import { internationalPhone } from '../../format/phone'
import { type ConsumerProfile, mainAddresses } from '../../profile'
import { $ownProfile } from './own-profile'

// Who asks for no address, has none, or began to type before it came, still has a name, an e-mail address and perhaps a phone number.

const forms = [
  { form: shippingForm, known: 'shippingAddress' },
  { form: collectorForm, known: 'collector' },
] as const

for (const { form, known } of forms) {
  sample({
    clock: [$ownProfile, $shipment, form.$country],
    source: {
      profile: $ownProfile,
      shipment: $shipment,
      country: form.$country,
      values: form.$values,
      typed: form.$typed,
      isOverAddress: form.$isOverAddress,
    },
    filter: ({ profile, shipment, country, values, typed, isOverAddress }) => {
      if (country === null || profile === null || shipment === null || shipment[known] !== null) return false
      if (form === collectorForm) return !shipment.hasParcel
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
