import { defineWidget, type ElementOf } from '../host/define-widget'
import { attributes } from './content.attributes'
import shell from './shell.css?inline'

const ContentElement = defineWidget({
  tag: 'till-content',
  about: 'Content that the shop’s editors wrote: banners, collections, cards, texts, by the id of their fragment.',
  attributes,
  slots: { '': 'Shown until the content has loaded, and if it cannot be loaded.' },
  parts: { block: 'Each block.' },
  styles: [shell],
  view: () => import('./content').then(({ Content, styles }) => ({ View: Content, styles })),

  shell(place, { make }) {
    if (!place.firstElementChild) place.append(make('slot', {}))
  },
})

export default ContentElement

declare global {
  interface HTMLElementTagNameMap {
    'till-content': ElementOf<typeof ContentElement>
  }
}
