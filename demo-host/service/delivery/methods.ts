import type { DeliveryClass } from '../../../core/shapes/delivery-class'
import type { ShippingMethod } from './shipping-method'
import { addWorkingDays } from './working-days'

/** The default method first. */
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

/** First and last day of arrival as ISO dates; null if nothing is shipped. */
export function arrivalOf(
  { days, class: deliveryClass }: ShippingMethod,
  at: Date,
): { from: string; to: string } | null {
  if (deliveryClass === 'digital' || deliveryClass === 'pickup') return null
  return { from: addWorkingDays(at, days.min), to: addWorkingDays(at, days.max) }
}
