import { draw } from '../../core/runtime/draw'
import { defineWidget, type ElementOf } from '../host/define-widget'
import heart from '../ui/heart.css?inline'
import { heartPath } from '../ui/heart-path'
import { attributes } from './favorite.attributes'
import { labelOf } from './favorite.closed-words'
import shell from './shell.css?inline'
import { wasLiked } from './was-liked'

const FavoriteElement = defineWidget({
  tag: 'till-favorite',
  about: 'A heart: puts a product among the shopper’s favourites, or takes it off.',
  attributes,
  parts: { button: 'The heart.' },
  styles: [heart, shell],
  view: () => import('./favorite').then(({ Favorite }) => ({ View: Favorite, styles: [] })),

  shell: (place, { config, make }, { name, product }) =>
    place.replaceChildren(
      make(
        'button',
        {
          type: 'button',
          class: 'heart disc',
          part: 'button',
          'data-touch': 'heart',
          'aria-label': labelOf(config.locale, name),
          'aria-pressed': String(wasLiked(config.key, product)),
        },
        draw('svg', { class: 'i', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, draw('path', { d: heartPath })),
      ),
    ),
})

export default FavoriteElement

declare global {
  interface HTMLElementTagNameMap {
    'till-favorite': ElementOf<typeof FavoriteElement>
  }
}
