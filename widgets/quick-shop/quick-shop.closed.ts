import type { ClosedLook } from '../../core/runtime/closed-widget'
import { make } from '../../core/runtime/page-dom'
import css from './closed.css?inline'
import { labelIn } from './quick-shop.closed-words'

/** The button that opens the panel, complete from the start; a page's own link or button takes its place. */
export const closed: ClosedLook = {
  css,
  draw: (_element, locale) =>
    make(
      'slot',
      { 'data-touch': 'open' },
      make('button', { class: 'opener', 'data-touch': 'button', 'aria-haspopup': 'dialog' }, labelIn(locale)),
    ),
}
