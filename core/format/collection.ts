import type { DeliveryClass } from '../shapes/delivery-class'

/** These need a collector, not an address. */
export const collectionClasses: readonly DeliveryClass[] = ['pickup', 'sts', 'pudo']

type Delivered<Store> = { shippingOptions: { selected: DeliveryClass; storeInfo?: Store | null | undefined } }

/** The store where a line is fetched; any other line may also name the shopper's store. */
export const placeOf = <Store>({ shippingOptions: { selected, storeInfo } }: Delivered<Store>): Store | undefined =>
  collectionClasses.includes(selected) ? (storeInfo ?? undefined) : undefined

export const storeOf = (line: Delivered<{ id: string }>): string | undefined => placeOf(line)?.id
