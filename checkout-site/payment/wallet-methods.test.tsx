import { expect } from 'chai'
import { placeForViews } from '../testing/place-for-views'
import css from './wallet-methods.css?inline'

describe('a wallet among the ways to pay', () => {
  const place = placeForViews(css)

  it('D4: has a button as wide as what is below it', () => {
    place.element.style.inlineSize = '528px'
    place.show(
      <div className="walletway">
        <div className="place" />
        <p>A window opens.</p>
      </div>,
    )
    const [button, words] = [...(place.element.firstElementChild?.children ?? [])].map(one => one.clientWidth)
    expect(button).to.equal(words)
  })
})
