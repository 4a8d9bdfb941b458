import type { Catalogue } from '../../../core/catalogue/contracts'
import type { SearchAnswer } from '../../../core/catalogue/search/contracts'
import { type Html, html } from '../html'
import { productGrid } from './product-card'
import type { Site } from './site'

type Home = { site: Site; catalogue: Catalogue; newest: SearchAnswer; offers: Html | null; shop: string }

/** The marketing page: what a brand would put up for a launch, with the shop's widgets in it. */
export function home({ site, catalogue, newest, offers, shop }: Home): Html {
  const { words, root } = site
  const [first] = catalogue.categories
  return html`<section class="hero">
<img src="${shop}/media/hero-dawn.svg" alt="" width="1280" height="472" fetchpriority="high">
<div class="caption"><h1>${words.heroTitle}</h1>
<p>${words.heroText}</p>
<p class="buttons"><button class="button main" type="button" data-till-open="quick-shop" data-till-product="TQ4407AB12">${words.shopMeridian}</button>
<a class="button side" href="/slow-miles/meridian-2">${words.readReview}</a></p></div>
</section>
<section class="wrap"><div class="heading"><h2>${words.newest}</h2><a href="${root}/search?sort=newest">${words.seeAll}</a></div>
${productGrid(newest.products, site, 4)}</section>
<till-content fragment="northlane-home"><section class="split"><div class="picture"><img src="${shop}/media/scene-trail.svg" alt="" loading="lazy" width="640" height="340"></div>
<div class="words"><h2>${words.mended}</h2><p>${words.mendedText}</p>
${first ? html`<p><a class="button side" href="${first.url}">${words.shopKind(first.name)}</a></p>` : null}</div></section></till-content>
<section class="wrap"><div class="heading"><h2>${words.kinds}</h2></div>
<ul class="kinds">${catalogue.categories.map(category => html`<li><a href="${category.url}">${category.name}<span>${category.total}</span></a></li>`)}</ul></section>
${offers}
<section class="wrap"><till-event event="harbour-weekend"></till-event></section>
<div class="gallery-room named"><till-content class="runners" fragment="northlane-runners"></till-content></div>
<section class="wrap returns" id="returns"><h2>${words.returnsTitle}</h2><p>${words.returnsText}</p></section>`
}
