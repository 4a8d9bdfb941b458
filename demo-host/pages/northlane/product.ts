import type { Product } from '../../../core/catalogue/contracts'
import { type Html, html } from '../html'
import { priceBlock } from '../money'
import type { Site } from './site'

/** A product's own page. Until the widget has come, and without the script, the page shows the product itself. */
export function productPage(product: Product, site: Site, shop: string): Html {
  const { words, root } = site
  const shown = product.images.filter(image => !image.color || image.color === product.defaultColor)
  return html`<div class="wrap product"><till-product product="${product.id}" main-heading express><article class="plain" slot="fallback">
<div class="gallery">${shown.slice(0, 4).map((image, index) => html`<img src="${image.url}" alt="${index ? '' : image.alt}" width="600" height="600"${index ? html` loading="lazy"` : null}>`)}</div>
<div class="facts"><p class="kind">${product.eyebrow}</p><h1>${product.name}</h1>
${priceBlock(product, site)}
<p class="lead" dir="auto">${product.description}</p>
<a class="button main" href="${shop}${root}/cart" data-till-open="quick-shop" data-till-product="${product.id}">${words.choose(choicesOf(product, site))}</a>
${product.details.map(
  group =>
    html`<details${group.expanded ? html` open` : null}><summary>${group.label}</summary><ul dir="auto">${group.data.map(fact => html`<li>${fact}</li>`)}</ul></details>`,
)}</div></article></till-product></div>
<div class="gallery-room"><till-content class="runners" fragment="northlane-runners"></till-content></div>
<section class="wrap"><till-recommendations for="${product.id}"></till-recommendations></section>
<section class="wrap"><till-reviews product="${product.id}"></till-reviews></section>
<section class="wrap"><till-questions product="${product.id}"></till-questions></section>`
}

/** What there is to choose, by its own names: colour and size, or design and amount. */
const choicesOf = ({ attributes }: Product, { locale }: Site): string =>
  new Intl.ListFormat(locale).format(attributes.map(({ label }) => label.replace(/[,،、].*/, '')))
