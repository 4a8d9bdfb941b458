import { collectionClasses } from '../../../core/format/collection'
import type { DeliveryClass } from '../../../core/shapes/delivery-class'
import type { CartLine } from '../documents/cart'
import { classOf, type Destination } from './shipments'
import type { CartView } from '../carts/view'
import type { CommerceSettings } from '../repositories/commerce-settings'
import type { ProductFacts } from '../repositories/product-facts'
import type { ShopPlaces } from '../repositories/shop-places'
import { applicableMethods } from './methods'

/** A line's own class, or home delivery and the pick-up options of its country. */
export function availableClasses(
  line: CartLine,
  facts: ProductFacts | undefined,
  { fetched }: Pick<CartView, 'fetched'>,
): DeliveryClass[] {
  const own = classOf(line, facts)
  if (own === 'digital' || own === 'customs') return [own]
  return facts?.document.isRobisOnly ? [...fetched] : ['home', ...fetched]
}

/** Pick-up options in the country of the cart. */
export function pickUpClasses(
  { shippingMethods }: CommerceSettings,
  places: ShopPlaces,
  { country, province }: Destination,
): DeliveryClass[] {
  const offered = places.byCountry.get(country)
  return collectionClasses.filter(
    one => offered?.has(one) && applicableMethods(shippingMethods, one, country, province).length > 0,
  )
}
