import { defineWidget, type ElementOf } from '../host/define-widget'
import { attributes } from './recommendations.attributes'
import shell from './shell.css?inline'

const RecommendationsElement = defineWidget({
  tag: 'till-recommendations',
  about: 'Products that go with another one, or that are popular: a row that scrolls, or a short list.',
  attributes,
  parts: {
    heading: 'The title.',
    button: 'The heart on a card.',
    'quick-shop': 'The button on a card that opens its product.',
    arrow: 'What scrolls the row.',
  },
  styles: [shell],
  view: () => import('./recommendations').then(({ Recommendations, styles }) => ({ View: Recommendations, styles })),
})

export default RecommendationsElement

declare global {
  interface HTMLElementTagNameMap {
    'till-recommendations': ElementOf<typeof RecommendationsElement>
  }
}
