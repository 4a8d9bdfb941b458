import { enums, type Infer } from 'superstruct'

/** The classes of delivery. */
export const DeliveryClass = enums(['home', 'pickup', 'pudo', 'sts', 'digital', 'customs'])
export type DeliveryClass = Infer<typeof DeliveryClass>

/** The classes that are fetched from somewhere: what these need is no address but who comes. */
export const collectionClasses: readonly DeliveryClass[] = ['pickup', 'sts', 'pudo']
