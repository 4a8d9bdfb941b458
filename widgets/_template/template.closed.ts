import type { ClosedLook } from '../../core/runtime/closed-widget'
import { make } from '../../core/runtime/page-dom'
import css from './shell.css?inline'

/** Drawn by the loader before the widget's files load. */
export const closed: ClosedLook = {
  css,
  draw: element =>
    make(
      'button',
      { type: 'button', class: 'ask', part: 'button', 'data-touch': 'ask', 'aria-expanded': 'false' },
      element.getAttribute('question') || 'When does it ship?',
    ),
}
