import type { SearchAnswer } from '../../../core/catalogue/contracts'
import { type Html, html } from '../html'
import { productGrid } from './product-card'

/** Products on one page of a listing. */
export const PAGE_SIZE = 24

type Listing = { title: string; answer: SearchAnswer; path: string; query: URLSearchParams }

const SORTS = [
  ['relevance', 'Our choice'],
  ['newest', 'Newest'],
  ['price-asc', 'Lowest price'],
  ['price-desc', 'Highest price'],
] as const

function pageLink({ path, query }: Listing, start: number): string {
  const next = new URLSearchParams(query)
  next.set('start', String(start))
  return `${path}?${next}`
}

/** A category or a search: order, grid, paging; works without the script. */
export function listing(page: Listing): Html {
  const { title, answer, path, query } = page
  const sort = query.get('sort') ?? 'relevance'
  const last = Math.min(answer.start + answer.products.length, answer.total)
  return html`<section class="wrap"><div class="heading"><h1>${title}</h1>
<form class="sort" action="${path}">${query.get('q') ? html`<input type="hidden" name="q" value="${query.get('q')}">` : null}
<label for="sort">Order</label><select id="sort" name="sort">${SORTS.map(
    ([value, label]) => html`<option value="${value}"${value === sort ? html` selected` : null}>${label}</option>`,
  )}</select><button class="button side compact">Show</button></form></div>
${answer.total ? html`<p class="count">${answer.start + 1} to ${last} of ${answer.total}</p><h2 class="hidden">Products</h2>${productGrid(answer.products, 4)}` : html`<p class="count">Nothing here matches. Try a shorter word, or <a href="/en-us">start over</a>.</p>`}
<nav class="pages" aria-label="Pages">
${answer.start > 0 ? html`<a class="button side compact" rel="prev" href="${pageLink(page, Math.max(0, answer.start - PAGE_SIZE))}">Back</a>` : null}
${last < answer.total ? html`<a class="button side compact" rel="next" href="${pageLink(page, answer.start + PAGE_SIZE)}">More</a>` : null}
</nav></section>`
}
