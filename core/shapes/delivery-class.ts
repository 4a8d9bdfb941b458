import { enums, type Infer } from 'superstruct'

export const DeliveryClass = enums(['home', 'pickup', 'pudo', 'sts', 'digital', 'customs'])
export type DeliveryClass = Infer<typeof DeliveryClass>
