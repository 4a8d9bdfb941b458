import { draw } from '../../core/runtime/draw'
import { defineWidget, type ElementOf } from '../host/define-widget'
import { attributes } from './search.attributes'
import { labelIn } from './search.closed-words'
import { searchPath } from './search-path'
import shell from './shell.css?inline'

const SearchElement = defineWidget({
  tag: 'till-search',
  about: 'A search field that suggests words, categories and products while the shopper types.',
  attributes,
  parts: { field: 'The field.', list: 'What is suggested.' },
  styles: [shell],
  view: () => import('./search').then(({ Search, styles }) => ({ View: Search, styles })),

  // A field with its icon that can be reached at once. It goes on with what was typed into the page's own form.
  shell(place, { config, make }, { label }) {
    const name = label || labelIn(config.locale)
    const known = place.querySelector('input')
    const field = known ?? (make('input', { 'data-touch': 'field' }) as HTMLInputElement)
    field.setAttribute('aria-label', name)
    field.setAttribute('placeholder', name)
    if (known) return
    const sign = draw(
      'svg',
      { class: 'sign', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
      draw('path', { d: searchPath }),
    )
    const { host } = place.getRootNode() as ShadowRoot
    const plain = host.querySelector<HTMLInputElement>('input:is([type=search],[name=q])')
    field.value = plain?.value ?? ''
    place.append(make('div', { class: 'early', part: 'field' }, sign, field))
    if (plain?.matches(':focus')) field.focus()
  },
})

export default SearchElement

declare global {
  interface HTMLElementTagNameMap {
    'till-search': ElementOf<typeof SearchElement>
  }
}
