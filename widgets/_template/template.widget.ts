import { defineWidget, type ElementOf } from '../host/define-widget'
import shell from './shell.css?inline'
import { attributes } from './template.attributes'

const TemplateElement = defineWidget({
  tag: 'till-template',
  about: 'A question with an answer behind it: the widget that new ones are copied from.',
  attributes,
  parts: { button: 'What is pressed.' },
  styles: [shell],
  view: () => import('./template').then(({ Template, styles }) => ({ View: Template, styles })),

  // The same markup as the view's first rendering, so that nothing moves. An existing button stays, because it may have the
  // focus or be pressed.
  shell(place, { make }, { question }) {
    const looks = { type: 'button', class: 'ask', part: 'button', 'data-touch': 'ask', 'aria-expanded': 'false' }
    const button = place.firstElementChild ?? place.appendChild(make('button', looks))
    button.textContent = question
  },
})

export default TemplateElement

declare global {
  interface HTMLElementTagNameMap {
    'till-template': ElementOf<typeof TemplateElement>
  }
}
