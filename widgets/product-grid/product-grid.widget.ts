import { defineWidget, type ElementOf } from '../host/define-widget'
import { attributes } from './product-grid.attributes'
import shell from './shell.css?inline'

const SKELETONS = 16

const ProductGridElement = defineWidget({
  tag: 'till-product-grid',
  about: 'The products of a category or a search: cards with prices, filters, order and pages.',
  attributes,
  slots: { fallback: 'Shown until the first products have come, and if the widget cannot be loaded.' },
  parts: {
    button: 'The heart on a card.',
    'quick-shop': 'The button on a card that opens its product.',
    more: 'The button that shows more values of a filter.',
  },
  styles: [shell],
  view: () => import('./product-grid').then(({ ProductGrid, styles }) => ({ View: ProductGrid, styles })),

  // The room of the first page, so that little moves when it comes; the view paints its skeletons.
  shell(place, { make }, { pageSize }) {
    if (place.firstElementChild) return
    const length = pageSize > 0 ? Math.min(pageSize, SKELETONS) : SKELETONS
    const card = () => make('li', { class: 'wait' }, make('i', {}))
    const cards = Array.from({ length }, card)
    const skeletons = make('ul', { class: 'products', 'aria-hidden': 'true' }, ...cards)
    place.append(make('slot', { name: 'fallback' }, skeletons))
  },
})

export default ProductGridElement

declare global {
  interface HTMLElementTagNameMap {
    'till-product-grid': ElementOf<typeof ProductGridElement>
  }
}
