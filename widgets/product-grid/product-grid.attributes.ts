import { flag, number, text } from '../host/attributes'

export const attributes = {
  category: text('Id of the category that is listed: `1100`. Without one and without a query it is the whole shop.'),
  query: text('What is searched for.'),
  sort: text('The order at first: `relevance`, `newest`, `price-asc` or `price-desc`.', 'relevance'),
  pageSize: number('Products on a page, 96 at most.', 16),
  mainHeading: flag('The title is the page’s main heading, `h1` instead of `h2`, and is always seen.'),
  address: flag(
    'The page’s address says and keeps the query, the filters, the order and the page: `?q=`, `category=`, `color=`, `size=`, `sort=` and `page=`, and `shop=all` where a search has left the list’s own category.',
  ),
}
