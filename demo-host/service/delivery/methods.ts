import type { DeliveryClass } from '../../../core/shapes/delivery-class'
import type { ShippingMethod } from './shipping-method'
import { addWorkingDays } from './working-days'

/** The methods that a shipment of this class may go by to a place, the usual one first. */
export const applicableMethods = (
  methods: readonly ShippingMethod[],
  deliveryClass: DeliveryClass,
  country: string,
  province: string | null,
): readonly ShippingMethod[] =>
  methods.filter(
    method =>
      method.class === deliveryClass &&
      method.countries.includes(country) &&
      !(province && method.exceptProvinces?.[country]?.includes(province)),
  )

/** First and last day of arrival, ISO dates; nothing where nothing travels. */
export function arrivalOf(
  { days, class: deliveryClass }: ShippingMethod,
  at: Date,
): { from: string; to: string } | null {
  if (deliveryClass === 'digital' || deliveryClass === 'pickup') return null
  return { from: addWorkingDays(at, days.min), to: addWorkingDays(at, days.max) }
}
