import { sample } from 'effector'
import { $shipment, billingForm, countriesWanted } from '../../delivery'

// Where nothing goes to an address, who is named already pays until another is typed: nobody types their name twice.

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
