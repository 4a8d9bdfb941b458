import type { SearchAnswer } from '../../../core/catalogue/search/contracts'
import { type Html, html } from '../html'
import { productGrid } from './product-card'
import type { Site } from './site'

/** Products on one page of a listing. */
export const PAGE_SIZE = 24

type Listing = { site: Site; title: string; answer: SearchAnswer; path: string; query: URLSearchParams }

function pageLink({ path, query }: Listing, start: number): string {
  const next = new URLSearchParams(query)
  next.set('start', String(start))
  return `${path}?${next}`
}

/** A category or a search: order, grid, paging; works without the script. */
export function listing(page: Listing): Html {
  const { site, title, answer, path, query } = page
  const { words, root } = site
  const sort = query.get('sort') ?? 'relevance'
  const last = Math.min(answer.start + answer.products.length, answer.total)
  const order = html`<form class="sort" action="${path}">${query.get('q') ? html`<input type="hidden" name="q" value="${query.get('q')}">` : null}
<label for="sort">${words.orderBy}</label><select id="sort" name="sort">${Object.entries(words.sorts).map(
    ([value, label]) => html`<option value="${value}"${value === sort ? html` selected` : null}>${label}</option>`,
  )}</select><button class="button side compact">${words.show}</button></form>`
  return html`<section class="wrap"><div class="heading"><h1>${title}</h1>${answer.total ? order : null}</div>
${answer.total ? html`<p class="count">${words.count(answer.start + 1, last, answer.total)}</p><h2 class="hidden">${words.products}</h2>${productGrid(answer.products, site, 4)}` : html`<p>${words.nothing} <a href="${root}">${words.startOver}</a>.</p>`}
<nav class="pages" aria-label="${words.pages}">
${answer.start > 0 ? html`<a class="button side compact" rel="prev" href="${pageLink(page, Math.max(0, answer.start - PAGE_SIZE))}">${words.back}</a>` : null}
${last < answer.total ? html`<a class="button side compact" rel="next" href="${pageLink(page, answer.start + PAGE_SIZE)}">${words.more}</a>` : null}
</nav></section>`
}
