import type { DeliveryClass } from '../../../core/shapes/delivery-class'
import type { AllWords } from '../languages/words'
import type { Sum } from '../pricing/money'

/** A way of delivery; the same code may stand several times, once for each group of countries. */
export type ShippingMethod = {
  readonly code: string
  readonly class: DeliveryClass
  readonly countries: readonly string[]
  /** Codes of states that it does not reach, by country. */
  readonly exceptProvinces?: Readonly<Record<string, readonly string[]>>
  readonly label: AllWords
  readonly description: AllWords
  readonly deliveryTime: AllWords
  /** Working days from the order to the door. */
  readonly days: { readonly min: number; readonly max: number }
  readonly prices: Sum
  readonly position: number
}
