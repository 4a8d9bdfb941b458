import { expect } from 'chai'
import { drawClosed } from '../../core/runtime/closed-widget'
import { closedLooks } from '../closed-looks'

/** How wide a closed quick shop is in a language, drawn by the loader alone. */
function widthIn(locale: string): number {
  const element = document.createElement('till-quick-shop-room')
  document.body.append(element)
  drawClosed(element, locale, closedLooks['till-quick-shop'])
  const { width } = element.getBoundingClientRect()
  element.remove()
  return width
}

it('I18: a closed quick shop has the room that a page is told to keep, in every language, from the first frame', () => {
  const widths = ['en-US', 'ar-AE', 'de-DE', 'fr-FR', 'ja-JP'].map(widthIn)
  expect(widths).to.deep.equal([152, 152, 152, 152, 152])
})
