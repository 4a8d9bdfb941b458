import type { SearchAnswer } from '../../../core/catalogue/search/contracts'
import { type Html, html } from '../html'
import { productGrid } from './product-card'
import type { Site } from './site'

/** Products on one page of a listing. */
const PAGE_SIZE = 24

const FACETS = ['category', 'color', 'size']

type Listing = {
  site: Site
  title: string
  answer: SearchAnswer
  path: string
  query: URLSearchParams
  /** What else there is, where nothing was found. */
  offers: Html | null
}

/** What a page's address asks of the shop, by the names that `<till-product-grid address>` uses; what it does not know is left out. */
export function searchQueryOf(query: URLSearchParams, { words }: Site): Record<string, string> {
  const sort = query.get('sort') ?? ''
  const said = FACETS.flatMap(name => (query.get(name) ? [[name, query.get(name)?.slice(0, 1000)]] : []))
  return {
    ...Object.fromEntries(said),
    sort: Object.hasOwn(words.sorts, sort) ? sort : 'relevance',
    start: String((pageOf(query) - 1) * PAGE_SIZE),
    count: String(PAGE_SIZE),
  }
}

const LAST_PAGE = 400

const pageOf = (query: URLSearchParams): number =>
  Math.min(Math.max(1, Math.trunc(Number(query.get('page'))) || 1), LAST_PAGE)

function pageLink({ path, query }: Listing, page: number): string {
  const next = new URLSearchParams(query)
  next.set('page', String(page))
  return `${path}?${next}`
}

/** A category or a search: order, grid, paging. Until the widget has come, and without the script, the page shows it itself. */
export function listing(page: Listing): Html {
  const { site, title, answer, path, query } = page
  const { words, root } = site
  const sort = query.get('sort') ?? 'relevance'
  const last = Math.min(answer.start + answer.products.length, answer.total)
  const order = html`<form class="sort" action="${path}">${['q', ...FACETS].map(name => (query.get(name) ? html`<input type="hidden" name="${name}" value="${query.get(name)}">` : null))}
<label for="sort">${words.orderBy}</label><select id="sort" name="sort">${Object.entries(words.sorts).map(
    ([value, label]) => html`<option value="${value}"${value === sort ? html` selected` : null}>${label}</option>`,
  )}</select><button class="button side compact">${words.show}</button></form>`
  return html`<section class="wrap"><till-product-grid main-heading address page-size="${String(PAGE_SIZE)}"${answer.category ? html` category="${answer.category.id}"` : null}><div class="list" slot="fallback">
<h1>${title}</h1>
${answer.total ? html`<p class="count">${words.count(answer.start + 1, last, answer.total)}</p>${order}<h2 class="hidden">${words.products}</h2>${productGrid(answer.products, site, 4)}` : html`<p>${words.nothing} <a href="${root}">${words.startOver}</a>.</p>${page.offers}`}
<nav class="pages" aria-label="${words.pages}">
${answer.start > 0 ? html`<a class="button side compact" rel="prev" href="${pageLink(page, pageOf(query) - 1)}">${words.back}</a>` : null}
${last < answer.total ? html`<a class="button side compact" rel="next" href="${pageLink(page, pageOf(query) + 1)}">${words.more}</a>` : null}
</nav></div></till-product-grid></section>`
}
