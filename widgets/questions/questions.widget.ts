import { defineWidget, type ElementOf } from '../host/define-widget'
import skeleton from '../ui/skeleton.css?inline'
import { attributes } from './questions.attributes'
import shell from './shell.css?inline'

const QuestionsElement = defineWidget({
  tag: 'till-questions',
  about: 'What people have asked about a product, with the answers, and a form for one more question.',
  attributes,
  parts: { heading: 'The title.', ask: 'The button that opens the form.' },
  events: { 'till:open': 'The form has opened.', 'till:close': 'The form has closed.' },
  styles: [skeleton, shell],
  view: () => import('./questions').then(({ QuestionsView, styles }) => ({ View: QuestionsView, styles })),

  // The room of the first questions, so that little moves when they come.
  shell(place, { make }, { product }) {
    if (place.firstElementChild || !product) return
    const parts = Array.from({ length: 3 }, () => make('i', { class: 'skel' }))
    place.append(make('div', { class: 'wait', 'aria-hidden': 'true' }, ...parts))
  },
})

export default QuestionsElement

declare global {
  interface HTMLElementTagNameMap {
    'till-questions': ElementOf<typeof QuestionsElement>
  }
}
