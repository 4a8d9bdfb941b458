import { defineWidget, type ElementOf } from '../host/define-widget'
import skeleton from '../ui/skeleton.css?inline'
import { attributes } from './event.attributes'
import shell from './shell.css?inline'

const EventElement = defineWidget({
  tag: 'till-event',
  about: 'An event that shoppers sign up for: what it is and when, and a dialog with the form.',
  attributes,
  opens: true,
  parts: {
    card: 'The card.',
    join: 'The button or link that leads to the form.',
    place: 'The button or link that leads to the shopper’s own place.',
  },
  events: { 'till:open': 'The dialog has opened.', 'till:close': 'The dialog has closed.' },
  styles: [skeleton, shell],
  view: () => import('./event').then(({ EventView, styles }) => ({ View: EventView, styles })),

  // The room of a card, so that little moves when it comes.
  shell(place, { make }, { event, noButton }) {
    if (place.firstElementChild || !event || noButton) return
    place.append(make('div', { class: 'wait', 'aria-hidden': 'true' }, make('i', { class: 'skel' })))
  },
})

export default EventElement

declare global {
  interface HTMLElementTagNameMap {
    'till-event': ElementOf<typeof EventElement>
  }
}
