import { collectionClasses, type DeliveryClass } from '../../../core/shapes/delivery-class'
import type { CartLine } from '../documents/cart'
import { classOf, type Destination } from './shipments'
import type { CartView } from '../carts/view'
import type { CommerceSettings } from '../repositories/commerce-settings'
import type { ProductFacts } from '../repositories/product-facts'
import type { ShopPlaces } from '../repositories/shop-places'
import { applicableMethods } from './methods'

/** The ways that a line may go: its own nature's alone, or home and whatever is fetched in its country. */
export function availableClasses(
  line: CartLine,
  facts: ProductFacts | undefined,
  { fetched }: Pick<CartView, 'fetched'>,
): DeliveryClass[] {
  const own = classOf(line, facts)
  if (own === 'digital' || own === 'customs') return [own]
  return facts?.document.isRobisOnly ? [...fetched] : ['home', ...fetched]
}

/** The ways in which things can be fetched where a cart goes. */
export function fetchedClasses(
  { shippingMethods }: CommerceSettings,
  places: ShopPlaces,
  { country, province }: Destination,
): DeliveryClass[] {
  const offered = places.byCountry.get(country)
  return collectionClasses.filter(
    one => offered?.has(one) && applicableMethods(shippingMethods, one, country, province).length > 0,
  )
}
