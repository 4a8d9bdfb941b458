import type { ProductCard } from '../../../core/catalogue/search/contracts'
import { type Html, html } from '../html'
import { priceBlock } from '../money'
import { plusIcon } from './icons'
import type { Site } from './site'

/** A product in a grid: the name's link covers the card, the heart and the quick-shop button are over it. */
export function productCard(product: ProductCard, site: Site, eager: boolean): Html {
  return html`<li class="card">
<div class="tile">${product.badge ? html`<span class="flag">${product.badge}</span>` : null}
<img src="${product.image}" alt="" width="600" height="600" loading="${eager ? 'eager' : 'lazy'}" decoding="async">
<span class="heart"><till-favorite product="${product.id}" name="${product.name}"></till-favorite></span>
<button class="plus" type="button" data-till-open="quick-shop" data-till-product="${product.id}" aria-label="${site.words.quickShop(product.name)}">${plusIcon}</button></div>
<h3><a href="${product.url}">${product.name}</a></h3>
<p class="kind">${product.eyebrow}</p>
${priceBlock(product, site)}
${
  product.looks
    ? html`<p class="colours">${product.colors.slice(0, 4).map(color => html`<img src="${color.swatch}" alt="" width="22" height="22" loading="lazy">`)}<span>${product.looks}</span></p>`
    : null
}
</li>`
}

/** Products under a title of their own. */
export const offered = (products: readonly ProductCard[], site: Site): Html | null =>
  products.length
    ? html`<section class="wrap"><div class="heading"><h2>${site.words.offers}</h2></div>${productGrid(products, site)}</section>`
    : null

/** A grid of products; the first row's pictures load at once. */
export const productGrid = (products: readonly ProductCard[], site: Site, firstRow = 0): Html =>
  html`<ul class="grid">${products.map((product, index) => productCard(product, site, index < firstRow))}</ul>`
