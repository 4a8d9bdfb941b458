import type { ClosedLook } from '../../core/runtime/closed-widget'
import { make } from '../../core/runtime/page-dom'
import css from './closed.css?inline'
import { labelIn } from './quick-shop.closed-words'

/** Complete from the start; a link or button of the page replaces it. */
export const closed: ClosedLook = {
  css,
  draw: (_element, locale) =>
    make(
      'slot',
      { 'data-touch': 'open' },
      make('button', { class: 'opener', 'data-touch': 'button', 'aria-haspopup': 'dialog' }, labelIn(locale)),
    ),
}
