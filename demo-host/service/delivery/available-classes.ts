import { collectionClasses, type DeliveryClass } from '../../../core/shapes/delivery-class'
import type { CartLine } from '../carts/document'
import { classOf } from '../carts/shipments'
import type { CartView } from '../carts/view'
import type { ProductFacts } from '../repositories/product-facts'
import { applicableMethods } from './methods'

/** The ways that a line may go: its own nature's alone, or home and whatever is fetched in its country. */
export function availableClasses(
  line: CartLine,
  facts: ProductFacts | undefined,
  { settings, places, destination: { country, province } }: CartView,
): DeliveryClass[] {
  const own = classOf(line, facts)
  if (own === 'digital' || own === 'customs') return [own]
  const offered = places.byCountry.get(country)
  const fetched = collectionClasses.filter(
    one => offered?.has(one) && applicableMethods(settings.shippingMethods, one, country, province).length > 0,
  )
  return facts?.document.isRobisOnly ? fetched : ['home', ...fetched]
}
