import type { Product } from '../../../core/catalogue/contracts'
import { type Html, html } from '../html'
import { priceBlock } from '../money'

/** A product's own page; buying happens in the quick shop, which the element's link stands in for without the script. */
export function productPage(product: Product, shop: string): Html {
  const shown = product.images.filter(image => !image.color || image.color === product.defaultColor)
  return html`<article class="wrap product">
<div class="gallery" tabindex="0" role="region" aria-label="Pictures of ${product.name}">${shown.slice(0, 4).map((image, index) => html`<img src="${image.url}" alt="${index ? '' : image.alt}" width="600" height="600"${index ? html` loading="lazy"` : null}>`)}</div>
<div class="facts"><p class="kind">${product.eyebrow}</p><h1>${product.name}</h1>
${priceBlock(product.price)}
<p class="lead">${product.description}</p>
<div class="buy"><till-quick-shop product="${product.id}"><a class="button main" href="${shop}/en-us/cart">Choose ${choicesOf(product)}</a></till-quick-shop>
<till-favorite product="${product.id}" name="${product.name}"></till-favorite></div>
${product.details.map(
  group =>
    html`<details${group.expanded ? html` open` : null}><summary>${group.label}</summary><ul>${group.data.map(fact => html`<li>${fact}</li>`)}</ul></details>`,
)}</div></article>`
}

/** What there is to choose, by its own names: colour and size, or design and amount. */
const choicesOf = ({ attributes }: Product): string =>
  attributes.map(({ label }) => label.replace(/,.*/, '').toLowerCase()).join(' and ')
