import type { OrderRow } from '../repositories/orders'

/** The zone by which an order of a country is dated; a country with several has that of the shop or of its capital region. */
const ZONES: Readonly<Record<string, string>> = {
  US: 'America/Los_Angeles',
  CA: 'America/Toronto',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  FR: 'Europe/Paris',
  DE: 'Europe/Berlin',
  IT: 'Europe/Rome',
  ES: 'Europe/Madrid',
  NL: 'Europe/Amsterdam',
  JP: 'Asia/Tokyo',
  AE: 'Asia/Dubai',
  KW: 'Asia/Kuwait',
  AU: 'Australia/Sydney',
}

type Located = { readonly document: Pick<OrderRow['document'], 'shippingAddress' | 'billingAddress'> }
type Placed = Located & Pick<OrderRow, 'placed_at' | 'created_at'>

/** The day on which an order was placed, in the time zone of the order's country. */
export const placedDay = (order: Placed, locale: string): string =>
  dayOfOrder(order, order.placed_at ?? order.created_at, locale)

export function dayOfOrder({ document }: Located, at: Date, locale: string): string {
  const country = (document.shippingAddress[0] ?? document.billingAddress)?.countryCode.toUpperCase() ?? ''
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: ZONES[country] ?? 'UTC' })
  return format.format(at)
}
