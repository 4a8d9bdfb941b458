import { text } from '../host/attributes'

export const attributes = {
  resultsUrl: text(
    'The page that shows what was found: it gets `?q=` or `?category=`. Without one, a `<till-product-grid>` on this page shows it.',
  ),
  label: text('What the field is called; otherwise ‘Search’ in the shopper’s language.'),
}
