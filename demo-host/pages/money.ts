import type { Price } from '../../core/catalogue/contracts'
import { type Html, html } from './html'
import { type Site, sites } from './northlane/site'

type Reader = Pick<Site, 'locale' | 'words'>

const english = sites[0] as Reader

/** A sum as a page of this locale prints it. */
export const sumIn = (amount: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)

/** A price as the brand's own pages print it: sale, range, and the lowest price of the last 30 days. */
export function priceBlock({ price, currency }: { price: Price; currency: string }, reader = english): Html {
  const { words, locale } = reader
  const sum = (amount: number) => sumIn(amount, currency, locale)
  if (price.lowCurrent !== price.highCurrent) return html`<p class="price">${words.from(sum(price.lowCurrent))}</p>`
  if (price.current >= price.original) return html`<p class="price">${sum(price.current)}</p>`
  const { percentagePriceDiscount: share, historicBestPrice: lowest } = price
  const off = share
    ? html`<bdi class="percent">−${new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share / 100)}</bdi>`
    : null
  const isOfLowest = (lowest ?? price.original) < price.original
  return html`<p class="price sale"><b>${sum(price.current)}</b> <s><span class="hidden">${words.was} </span>${sum(price.original)}</s> ${isOfLowest ? null : off}</p>
    ${lowest ? html`<p class="lowest">${words.lowest(sum(lowest))} ${isOfLowest ? off : null}</p>` : null}`
}
