import { sendsMails } from '../configuration'
import { type Reader, localised } from '../languages/localised'
import type { AllWords } from '../languages/words'
import type { ShippingMethod } from './shipping-method'

/** What a method is called and when it arrives. A shop that sends no mail promises none. */
export function methodWords({ class: deliveryClass, label, deliveryTime }: ShippingMethod, reader: Reader) {
  return deliveryClass === 'digital' && !sendsMails(reader.configuration)
    ? { label: localised(notShipped, reader), deliveryTime: '' }
    : { label: localised(label, reader), deliveryTime: localised(deliveryTime, reader) }
}

const notShipped: AllWords = {
  en: 'Not shipped',
  fr: 'Sans expédition',
  de: 'Ohne Versand',
  ja: '配送なし',
  ar: 'من دون شحن',
}
