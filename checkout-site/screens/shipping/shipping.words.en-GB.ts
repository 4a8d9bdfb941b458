import type { CountryWords } from '../../../core/site/words'
import type { ShippingWords } from './shipping.words'

export const words: CountryWords<ShippingWords> = {
  method: 'Delivery method',
  methodsFailed: 'The delivery methods could not be loaded.',
  methodLost: 'Your choice of delivery method was not saved.',
  noMethods: 'Nothing can be delivered to this address. Choose another country.',
  offerChanged: 'The delivery methods changed with your address. Look at them, then continue.',
}
