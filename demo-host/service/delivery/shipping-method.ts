import type { DeliveryClass } from '../../../core/shapes/delivery-class'
import type { AllWords } from '../languages/words'
import type { Sum } from '../pricing/money'

/** The same code may occur several times, once for each group of countries. */
export type ShippingMethod = {
  readonly code: string
  readonly class: DeliveryClass
  readonly countries: readonly string[]
  /** Excluded states by country. */
  readonly exceptProvinces?: Readonly<Record<string, readonly string[]>>
  readonly label: AllWords
  readonly description: AllWords
  readonly deliveryTime: AllWords
  /** Working days from the order to delivery. */
  readonly days: { readonly min: number; readonly max: number }
  readonly prices: Sum
  readonly position: number
}
