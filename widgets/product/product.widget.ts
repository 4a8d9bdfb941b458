import { defineWidget, type ElementOf } from '../host/define-widget'
import skeleton from '../ui/skeleton.css?inline'
import { attributes } from './product.attributes'
import shell from './shell.css?inline'

// The parts that the quick shop has too are in its file, so that a page with both loads them once.
const loadParts = () => import(/* chunk: quick-shop */ '../product-parts/buy-box/buy-box')

const ProductElement = defineWidget({
  tag: 'till-product',
  about: 'A product on a page: pictures, price, colour and size, details, and into the cart.',
  attributes,
  slots: {
    fallback: 'Shown until the product has loaded, and if the widget cannot be loaded.',
    express: 'Express ways to pay, below the main button.',
  },
  parts: {
    gallery: 'The pictures, which stay in sight beside a long choice.',
    button: 'The heart over the pictures.',
    heading: 'The product’s name.',
    'size-chart': 'The button of the size chart.',
    set: 'A set.',
  },
  events: {
    'till:open': 'The size chart or the comparison has opened; `name` says which.',
    'till:close': 'The size chart or the comparison has closed.',
  },
  styles: [skeleton, shell],
  view: () =>
    Promise.all([import('./product'), loadParts()]).then(([{ productView, styles }, parts]) => ({
      View: productView(parts),
      styles: [...parts.styles, ...styles],
    })),

  // The room of picture and choice, so that little moves when they come.
  shell(place, { make }, { product }) {
    if (place.firstElementChild || !product) return
    const lines = Array.from({ length: 5 }, () => make('i', { class: 'skel' }))
    const wait = make(
      'div',
      { class: 'wait', 'aria-hidden': 'true' },
      make('i', { class: 'skel' }),
      make('div', {}, ...lines),
    )
    place.append(make('slot', { name: 'fallback' }, wait))
  },
})

export default ProductElement

declare global {
  interface HTMLElementTagNameMap {
    'till-product': ElementOf<typeof ProductElement>
  }
}
