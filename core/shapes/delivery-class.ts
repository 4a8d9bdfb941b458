import { enums, type Infer } from 'superstruct'

/** The classes of delivery. */
export const DeliveryClass = enums(['home', 'pickup', 'pudo', 'sts', 'digital', 'customs'])
export type DeliveryClass = Infer<typeof DeliveryClass>

/** The classes that are fetched from somewhere: what these need is no address but who comes. */
export const collectionClasses: readonly DeliveryClass[] = ['pickup', 'sts', 'pudo']

type Delivered = { shippingOptions: { selected: DeliveryClass; storeInfo?: { id: string } | null | undefined } }

/** The store that a line is fetched from. A line that is delivered may name the shopper's own store, too. */
export function storeOf({ shippingOptions: { selected, storeInfo } }: Delivered): string | undefined {
  return collectionClasses.includes(selected) ? storeInfo?.id : undefined
}
