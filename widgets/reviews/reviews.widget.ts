import { defineWidget, type ElementOf } from '../host/define-widget'
import { attributes } from './reviews.attributes'
import skeleton from '../ui/skeleton.css?inline'
import shell from './shell.css?inline'

const ReviewsElement = defineWidget({
  tag: 'till-reviews',
  about: 'What people have written about a product: the average, a list that can be narrowed, and a form for one more.',
  attributes,
  parts: { heading: 'The title.', summary: 'The average and the stars.', write: 'The button that opens the form.' },
  events: { 'till:open': 'The form has opened.', 'till:close': 'The form has closed.' },
  styles: [skeleton, shell],
  view: () => import('./reviews').then(({ Reviews, styles }) => ({ View: Reviews, styles })),

  // The room of the first reviews, so that little moves when they come.
  shell(place, { make }, { product }) {
    if (place.firstElementChild || !product) return
    const parts = Array.from({ length: 5 }, () => make('i', { class: 'skel' }))
    place.append(make('div', { class: 'wait', 'aria-hidden': 'true' }, ...parts))
  },
})

export default ReviewsElement

declare global {
  interface HTMLElementTagNameMap {
    'till-reviews': ElementOf<typeof ReviewsElement>
  }
}
