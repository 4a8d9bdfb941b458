import { expect } from 'chai'
import { HeartIcon } from '../../widgets/ui/heart'
import reset from '../../widgets/ui/reset.css?inline'
import tokens from '../../widgets/ui/tokens.css?inline'
import { placeForViews } from '../testing/place-for-views'
import plain from './plain.css?inline'
import { State } from './state'
import css from './state.css?inline'

describe('what replaces a screen', () => {
  const place = placeForViews(tokens, reset, css, plain)

  it('X8: leaves no word of its sentence alone in a second line', () => {
    place.element.style.inlineSize = '360px'
    place.show(
      <div className="plain">
        <State sign={<HeartIcon />} title="No favorites yet">
          Press the heart on anything you like to save it here.
        </State>
      </div>,
    )
    const text = document.createRange()
    text.selectNodeContents(place.element.querySelector('p') as Element)
    const [first, second] = [...text.getClientRects()]
    expect(second?.width).to.be.greaterThan((first?.width ?? 0) / 2)
  })
})
