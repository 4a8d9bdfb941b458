import { defineWidget, type ElementOf } from '../host/define-widget'
import { attributes } from './footer.attributes'
import shell from './shell.css?inline'

const FooterElement = defineWidget({
  tag: 'till-footer',
  about: 'The foot of a site: columns of links, the newsletter, where to follow it, and its legal line.',
  attributes,
  slots: { '': 'Shown until the footer has loaded, and if it cannot be loaded.' },
  parts: { columns: 'The columns of links, and the newsletter.', legal: 'The last line.' },
  styles: [shell],
  view: () => import('./footer').then(({ FooterView, styles }) => ({ View: FooterView, styles })),

  shell(place, { make }) {
    if (!place.firstElementChild) place.append(make('slot', {}))
  },
})

export default FooterElement

declare global {
  interface HTMLElementTagNameMap {
    'till-footer': ElementOf<typeof FooterElement>
  }
}
