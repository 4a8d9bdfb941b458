import { sample } from 'effector'
import { $shipment, collectorForm, shippingForm } from '../../delivery'
import { internationalPhone } from '../../format/phone'
import { $profile, type ConsumerProfile, mainAddresses } from '../../profile'
import { $isSignedIn } from '../../session/arrival'

// An account without an address still has a name, an e-mail address and perhaps a phone number.

const forms = [
  { form: shippingForm, known: 'shippingAddress' },
  { form: collectorForm, known: 'collector' },
] as const

for (const { form, known } of forms) {
  sample({
    clock: [$profile, $isSignedIn, $shipment, form.$country],
    source: { profile: $profile, isSignedIn: $isSignedIn, shipment: $shipment, country: form.$country },
    filter: ({ profile, isSignedIn, shipment, country }) =>
      isSignedIn &&
      country !== null &&
      profile !== null &&
      mainAddresses(profile).shipping === null &&
      shipment !== null &&
      shipment[known] === null &&
      (form === shippingForm ? shipment.hasParcel : shipment.mailedId !== null),
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
