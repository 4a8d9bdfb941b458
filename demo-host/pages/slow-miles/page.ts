import type { ProductCard } from '../../../core/catalogue/search/contracts'
import { type Html, html } from '../html'
import { priceBlock } from '../money'
import type { PagesSettings } from '../settings'
import { blogPage } from './layout'

const item = (product: ProductCard): Html => html`<article>
<img src="${product.image}" alt="" width="600" height="600">
<h3>${product.name}</h3><p>${product.eyebrow}</p>${priceBlock(product)}
<button class="buy" type="button" data-till-open="quick-shop" data-till-product="${product.id}">Choose yours<span hidden> ${product.name}</span></button>
</article>`

/** The piece of the blog that is about a shoe. */
export function slowMiles({ shop }: PagesSettings, items: readonly ProductCard[]): Html {
  const body = html`<main><div>
<p class="kicker">Gear notes</p>
<h1>Two hundred kilometres in the Meridian 2</h1>
<p class="by">By Ines Halloran. Nine minutes</p>
<figure><img src="${shop}/media/scene-coast.svg" alt="A runner on a path above a bay" width="620" height="340"></figure>
<p>The first thing you notice is how little there is to notice. I took them out along the coast path on a grey Tuesday, meaning to run six, and came home with eleven.</p>
<p>What follows is what I wrote in the margin of my training log over the four weeks after that, cleaned up only a little.</p>
<p>Week one: the heel is soft without being vague. Week two: rain, and they dried by the radiator in a night. Week three: the first long one, twenty-six, and my calves had opinions but my feet had none. Week four: I stopped writing about them, which is the best thing I can say of a shoe.</p>
<p>They are not fast shoes. They are shoes for the mile you did not plan, the one that takes you past your own door because the light is good.</p>
<div class="alike"><till-recommendations for="TQ4407AB12" cards="3" heading="Shoes in the same vein"></till-recommendations></div>
</div>
<aside><h2>In this piece</h2>${items.map(item)}</aside></main>`
  return blogPage({ shop, title: 'Two hundred kilometres in the Meridian 2', body })
}
