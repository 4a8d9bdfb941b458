import { sample } from 'effector'
import { $shipment, billingForm, countriesWanted } from '../../delivery'

// Without a delivery address, the contact is also the billing name, unless another is typed.

sample({
  clock: countriesWanted,
  source: { shipment: $shipment, country: billingForm.$country, typed: billingForm.$values },
  filter: ({ shipment, typed }) =>
    shipment?.hasParcel === false &&
    shipment.collector !== null &&
    !shipment.billingAddress &&
    Object.keys(typed).length === 0,
  fn: ({ shipment, country }) => {
    const { firstName = '', lastName = '', phone = '' } = shipment?.collector ?? {}
    return { country: country ?? '', values: { firstName, lastName, phone } }
  },
  target: billingForm.filledIn,
})
