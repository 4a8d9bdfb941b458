import type { ClosedLook } from '../../core/runtime/closed-widget'
import { make } from '../../core/runtime/page-dom'
import css from './closed.css?inline'

/** Hidden from assistive technology and the Tab key until the element gives it its name and count. */
export const closed: ClosedLook = {
  css,
  draw: () =>
    make(
      'button',
      {
        class: 'bag',
        part: 'opener',
        'data-touch': 'open',
        'aria-haspopup': 'dialog',
        'aria-hidden': 'true',
        tabindex: '-1',
      },
      make('slot', { name: 'icon' }, make('i', {})),
    ),
}
