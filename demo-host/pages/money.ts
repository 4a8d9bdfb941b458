import type { Price } from '../../core/catalogue/contracts'
import { type Html, html } from './html'

const inUsDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** A sum as this English-speaking brand prints it. */
export const dollars = (amount: number): string => inUsDollars.format(amount)

/** A price as the brand's own pages print it: sale, range, and the lowest price of the last 30 days. */
export function priceBlock(price: Price): Html {
  if (price.lowCurrent !== price.highCurrent) return html`<p class="price">from ${dollars(price.lowCurrent)}</p>`
  if (price.current >= price.original) return html`<p class="price">${dollars(price.current)}</p>`
  const percent = Math.round(price.percentagePriceDiscount ?? (1 - price.current / price.original) * 100)
  return html`<p class="price sale"><b>${dollars(price.current)}</b> <s><span class="hidden">was </span>${dollars(price.original)}</s> <span class="percent">−${percent}%</span></p>
    ${price.historicBestPrice ? html`<p class="lowest">Lowest price in 30 days: ${dollars(price.historicBestPrice)}</p>` : null}`
}
