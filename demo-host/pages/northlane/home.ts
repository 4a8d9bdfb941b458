import type { Catalogue, SearchAnswer } from '../../../core/catalogue/contracts'
import { type Html, html } from '../html'
import { productGrid } from './product-card'

type Home = { catalogue: Catalogue; newest: SearchAnswer; offers: SearchAnswer; shop: string }

/** The marketing page: what a brand would put up for a launch, with the shop's widgets in it. */
export function home({ catalogue, newest, offers, shop }: Home): Html {
  const [first] = catalogue.categories
  return html`<section class="hero">
<img src="${shop}/media/hero-dawn.svg" alt="" width="1280" height="472" fetchpriority="high">
<div class="caption"><h1>Built for the first mile home</h1>
<p>Meridian 2. Softer under the heel, quicker off the toe, lighter by 18 g.</p>
<p class="buttons"><button class="button main" type="button" data-till-open="quick-shop" data-till-product="TQ4407AB12">Shop Meridian 2</button>
<a class="button side" href="/slow-miles/meridian-2">Read a review</a></p></div>
</section>
<section class="wrap"><div class="heading"><h2>New this week</h2><a href="/en-us/search?sort=newest">See all</a></div>
${productGrid(newest.products, 4)}</section>
<section class="split"><div class="picture"><img src="${shop}/media/scene-trail.svg" alt="" loading="lazy" width="640" height="340"></div>
<div class="words"><h2>Made to be mended</h2><p>Every jacket and shoe comes with laces, patches and a number to ring. What we can mend, we mend, for as long as you run in it.</p>
${first ? html`<p><a class="button side" href="${first.url}">Shop ${first.name.toLowerCase()}</a></p>` : null}</div></section>
<section class="wrap"><div class="heading"><h2>Shop by kind</h2></div>
<ul class="kinds">${catalogue.categories.map(category => html`<li><a href="${category.url}">${category.name}<span>${category.total}</span></a></li>`)}</ul></section>
<section class="wrap"><div class="heading"><h2>Worth a second look</h2></div>${productGrid(offers.products)}</section>
<section class="wrap returns" id="returns"><h2>Sixty days, worn or not</h2><p>Run in them, wash them, change your mind. Send them back within 60 days and we send the money back.</p></section>`
}
