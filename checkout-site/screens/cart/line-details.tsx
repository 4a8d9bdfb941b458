export { Held } from '../../../widgets/cart-parts/held'
export { LineDelivery } from '../../../widgets/cart-parts/line-delivery'
