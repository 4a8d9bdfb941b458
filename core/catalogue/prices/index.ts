/** How a list says a price, for views that need nothing else of a product. */
export { formOf, type PriceForm } from './forms'
export type { Price } from './contracts'
