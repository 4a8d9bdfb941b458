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

  // A field with its icon that can be reached at once; what is typed goes into the view's, which a touch brings.
  shell(place, { config, make }, { label }) {
    const name = label || labelIn(config.locale)
    const known = place.querySelector('input')
    const field = known ?? make('input', { 'data-touch': 'field', readonly: '' })
    field.setAttribute('aria-label', name)
    field.setAttribute('placeholder', name)
    if (known) return
    const sign = draw(
      'svg',
      { class: 'sign', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
      draw('path', { d: searchPath }),
    )
    place.append(make('div', { class: 'early', part: 'field' }, sign, field))
  },
})

export default SearchElement

declare global {
  interface HTMLElementTagNameMap {
    'till-search': ElementOf<typeof SearchElement>
  }
}
