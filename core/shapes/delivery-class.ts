import { enums, type Infer } from 'superstruct'

export const DeliveryClass = enums(['home', 'pickup', 'pudo', 'sts', 'digital', 'customs'])
export type DeliveryClass = Infer<typeof DeliveryClass>

/** These need a collector, not an address. */
export const collectionClasses: readonly DeliveryClass[] = ['pickup', 'sts', 'pudo']

type Delivered = { shippingOptions: { selected: DeliveryClass; storeInfo?: { id: string } | null | undefined } }

/** A delivered line may also name the shopper's store. */
export function storeOf({ shippingOptions: { selected, storeInfo } }: Delivered): string | undefined {
  return collectionClasses.includes(selected) ? storeInfo?.id : undefined
}
